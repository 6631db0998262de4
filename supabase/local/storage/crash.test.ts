import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test } from 'vitest';
import { secretKey } from '../keys.ts';
import { makeTemporaryFolder } from '../postgres/temporary-folder.ts';
import { findRunning } from '../running.ts';
import { createProject, startTestStack } from '../testing/project.ts';

const bucket = "insert into storage.buckets (id, name) values ('papers', 'papers');";

function connect(url: string) {
  return createClient(url, secretKey, { auth: { persistSession: false } }).storage.from('papers');
}

test('after kill -9 what was acknowledged is there, and every row has its file and none is over', async () => {
  const project = createProject({ 'migrations/20260102000000_bucket.sql': bucket });
  const dataDir = makeTemporaryFolder(true);
  onTestFinished(() => {
    project.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const run = join(import.meta.dirname, '../testing/run.ts');
  const child = fork(run, [dataDir, project.folder], { execArgv: [], silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  for (let said = ''; said !== 'ready'; [said] = (await once(child, 'message')) as [string]);

  const acknowledged: string[] = [];
  const papers = connect(findRunning(dataDir)?.url ?? '');
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let n = 0; ; n += 1) {
      const name = `${writer}/${n}`;
      const { error } = await papers.upload(name, name.repeat(20_000));
      if (error !== null) return;
      // Before the kill; after it an answer may still be on its way.
      acknowledged.push(name);
      await papers.upload(`${writer}/same`, name.repeat(10), { upsert: true });
      if (acknowledged.length >= 30) child.kill('SIGKILL');
    }
  });
  await Promise.all(writers);
  const objects = join(dataDir, 'storage/mainstreet/objects');
  writeFileSync(join(objects, crypto.randomUUID()), 'of an upload that was cut short');

  const { supabase, database, stop } = await startTestStack({
    projectDir: project.folder,
    dataDir,
  });
  onTestFinished(stop);
  const rows = await database.query<{ name: string; version: string; size: number }>(
    "select name, version, (metadata ->> 'size')::int as size from storage.objects",
  );
  expect(new Set(rows.map(({ version }) => version))).toEqual(new Set(readdirSync(objects)));
  const names = new Set(rows.map(({ name }) => name));
  expect(acknowledged.filter((name) => !names.has(name))).toEqual([]);
  for (const { name, size } of rows) {
    const { data } = await connect(supabase.url).download(name);
    expect({ name, size: data?.size }).toEqual({ name, size });
  }

  // Each of those who replace one name at once knows which file it replaced.
  const again = connect(supabase.url);
  const upserts = Array.from({ length: 40 }, () => again.upload('0/new', 'x', { upsert: true }));
  expect((await Promise.all(upserts)).every(({ error }) => error === null)).toBe(true);
  expect(readdirSync(objects)).toHaveLength(rows.length + 1);
});
