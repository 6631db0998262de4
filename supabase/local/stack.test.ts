import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterEach, expect, test } from 'vitest';
import { portOf } from './port.ts';
import { openServer } from './postgres/data-folder.ts';
import { cloneDatabase, createTemplate } from './postgres/databases.ts';
import { makeTemporaryFolder } from './postgres/temporary-folder.ts';
import { StartError, type Stack } from './stack.ts';
import { createProject, startTestStack } from './testing/project.ts';

const cleanUps: (() => Promise<unknown> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function createSetting(files?: Record<string, string>) {
  const project = createProject(files);
  const dataDir = makeTemporaryFolder(true);
  cleanUps.push(project.remove, () => rmSync(dataDir, { recursive: true, force: true }));
  return { project, dataDir };
}

async function start(options: Parameters<typeof startTestStack>[0]) {
  const stack = await startTestStack(options);
  cleanUps.push(stack.stop);
  return stack;
}

function service({ supabase }: Stack): SupabaseClient {
  return createClient(supabase.url, supabase.secretKey, { auth: { persistSession: false } });
}

function startInOtherProcess(dataDir: string, projectDir: string): ChildProcess {
  const child = fork(join(import.meta.dirname, 'testing/run.ts'), [dataDir, projectDir], {
    execArgv: [],
    silent: true,
  });
  cleanUps.push(() => void child.kill('SIGKILL'));
  return child;
}

test('a restart keeps rows, applies only new migrations and does not seed again', async () => {
  const { project, dataDir } = createSetting();
  const first = await start({ projectDir: project.folder, dataDir });
  await service(first).from('items').insert({ id: 5000, name: 'kept' });
  await first.stop();

  project.write('migrations/20260102000000_more.sql', 'create table public.more (id int);');
  const second = await start({ projectDir: project.folder, dataDir });
  expect(second.lines).toEqual(['Applied migration 20260102000000_more.sql']);
  const kept = await service(second).from('items').select('name').eq('id', 5000).single();
  expect(kept.data).toEqual({ name: 'kept' });
  expect((await service(second).from('more').select()).error).toBeNull();
  const versions = await second.database.query(
    'select version, name from supabase_migrations.schema_migrations order by version',
  );
  expect(versions).toEqual([
    { version: '20260101000000', name: 'notes' },
    { version: '20260102000000', name: 'more' },
  ]);
});

test('a migration that was edited after it was applied is named, and nothing is served', async () => {
  const { project, dataDir } = createSetting();
  const first = await start({ projectDir: project.folder, dataDir });
  await first.stop();
  project.write('migrations/20260101000000_notes.sql', 'create table public.others (id int);');
  const second = startTestStack({ projectDir: project.folder, dataDir });
  await expect(second).rejects.toThrow(
    /^migrations\/20260101000000_notes\.sql has changed since .* delete the data folder/,
  );
});

test('a database of a later version is served, one of other migrations is named', async () => {
  const later = 'migrations/20260102000000_more.sql';
  const { project, dataDir } = createSetting({ [later]: 'create table public.more (id int);' });
  const options = { projectDir: project.folder, dataDir };
  await (await start(options)).stop();
  rmSync(join(project.folder, later));
  await (await start(options)).stop();
  project.write('migrations/20260103000000_others.sql', 'create table public.others (id int);');
  await expect(startTestStack(options)).rejects.toThrow(
    /^This database was made by other migrations; delete the data folder/,
  );
});

test('a migration that the Supabase CLI applied is accepted, and a later edit of it is named', async () => {
  const { project, dataDir } = createSetting();
  const first = await start({ projectDir: project.folder, dataDir });
  // The CLI records each statement by itself, without comments and semicolons.
  await first.database.exec(`
    create table public.more (id int);
    insert into supabase_migrations.schema_migrations (version, name, statements)
    values ('20260102000000', 'more', array['create table public.more (id int)'])`);
  await first.stop();

  const path = 'migrations/20260102000000_more.sql';
  project.write(path, '-- More.\ncreate table public.more (id int);\n');
  const second = await start({ projectDir: project.folder, dataDir });
  expect(second.lines).toEqual([]);
  await second.stop();

  project.write(path, 'create table public.more (id bigint);');
  const third = startTestStack({ projectDir: project.folder, dataDir });
  await expect(third).rejects.toThrow('20260102000000_more.sql has changed since');
});

test('a first start that is killed leaves nothing that the next start trusts', async () => {
  const slowSeed = 'select count(*) from generate_series(1, 100000000);';
  const { project, dataDir } = createSetting({ 'seed.sql': slowSeed });
  const child = startInOtherProcess(dataDir, project.folder);
  expect(await once(child, 'message')).toContain('Applied migration 20260101000000_notes.sql');
  child.kill('SIGKILL');
  await once(child, 'exit');

  project.write('seed.sql', "insert into items values (7000, 'seeded');");
  const stack = await start({ projectDir: project.folder, dataDir });
  expect(stack.lines).toEqual([
    'Applied migration 20260101000000_notes.sql',
    'Seeding the database',
  ]);
  expect((await service(stack).from('items').select().eq('id', 7000)).data).toHaveLength(1);
});

test('a second process on the same folder ends with one sentence', async () => {
  const { project, dataDir } = createSetting();
  const child = startInOtherProcess(dataDir, project.folder);
  await once(child, 'message');
  const second = startTestStack({ projectDir: project.folder, dataDir });
  await expect(second).rejects.toThrow(/^The data folder .* is in use by another running process/);
});

test('the lock of a process that is gone is taken over', async () => {
  const { project, dataDir } = createSetting();
  writeFileSync(join(dataDir, 'lock'), '999999999 1');
  await start({ projectDir: project.folder, dataDir });
  expect(readFileSync(join(dataDir, 'lock'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
});

test('a damaged folder is named in one sentence', async () => {
  const { project, dataDir } = createSetting();
  await (await start({ projectDir: project.folder, dataDir })).stop();
  truncateSync(join(dataDir, 'postgres/global/pg_control'), 0);
  const again = startTestStack({ projectDir: project.folder, dataDir });
  await expect(again).rejects.toThrow(/database in .* is damaged .*delete or move that folder/);
  expect(existsSync(join(dataDir, 'lock'))).toBe(false);
});

test('a folder of the time of PGlite is recognised, and left as it is', async () => {
  const { project, dataDir } = createSetting();
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '17');
  await expect(startTestStack({ projectDir: project.folder, dataDir })).rejects.toThrow(
    /written by PGlite, which this backend no longer uses; delete or move that folder/,
  );
  expect(readdirSync(dataDir)).toEqual(['database']);
});

test('a project owner has no rights that a hosted project withholds', async () => {
  const { project } = createSetting({
    'migrations/20260107000000_too_much.sql': 'alter table auth.users add column more integer;',
  });
  await expect(startTestStack({ projectDir: project.folder })).rejects.toThrow(
    'migrations/20260107000000_too_much.sql failed: must be owner of table users',
  );
});

test('a port in use is named together with the variable that changes it', async () => {
  const { project } = createSetting();
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  cleanUps.push(() => void blocker.close());
  const port = portOf(blocker);
  const options = { projectDir: project.folder };
  await expect(startTestStack({ ...options, supabasePort: port })).rejects.toThrow(
    new StartError(
      `Port ${port} is already in use; stop what uses it or set SUPABASE_PORT to another port.`,
    ),
  );
  await expect(startTestStack({ ...options, upstashPort: port })).rejects.toThrow(/UPSTASH_PORT/);
});

test("a migration that fails names the file, the line and PostgreSQL's message", async () => {
  const { project } = createSetting({
    'migrations/20260103000000_typo.sql': "select 'é';\n\ncreate tabel oops (id int);",
  });
  await expect(startTestStack({ projectDir: project.folder })).rejects.toThrow(
    'migrations/20260103000000_typo.sql failed at line 3: syntax error at or near "tabel"',
  );
});

test('a failed migration of an old folder leaves the data as it was', async () => {
  const { project, dataDir } = createSetting();
  await (await start({ projectDir: project.folder, dataDir })).stop();
  const bad = 'migrations/20260104000000_bad.sql';
  project.write(bad, 'create table half (id int); select 1/0;');
  await expect(startTestStack({ projectDir: project.folder, dataDir })).rejects.toThrow(
    'division by zero',
  );
  project.write(bad, 'create table half (id int);');
  await start({ projectDir: project.folder, dataDir });
});

test('a migration that sets a role and a search path does not touch the next one', async () => {
  const { project } = createSetting({
    'migrations/20260105000000_a.sql': "set role anon; set search_path = '';",
    'migrations/20260106000000_b.sql': "create table b as select gen_salt('bf') as salt;",
  });
  const stack = await start({ projectDir: project.folder });
  expect(await stack.database.query('select current_user as me from public.b')).toEqual([
    { me: 'postgres' },
  ]);
});

test('a copy of a template starts a stack with the same rows, and goes its own way', async () => {
  const { project } = createSetting();
  const log = () => undefined;
  const { handle: server, stop } = await openServer({ dataDir: null, log });
  cleanUps.push(stop);
  const projectDir = project.folder;
  await createTemplate({ server, name: 'template_notes', projectDir, seed: true, log });
  const [first, second] = await Promise.all(
    ['one', 'two'].map(async (databaseName) => {
      await cloneDatabase({ server, name: databaseName, template: 'template_notes' });
      return start({ projectDir, server, databaseName });
    }),
  );
  if (!first || !second) throw new Error('Two were started');
  await service(first).from('items').insert({ id: 6000, name: 'only in one' });
  const notes = await service(second).from('notes').select('body', { count: 'exact' });
  expect([notes.count, second.lines]).toEqual([2, []]);
  expect((await service(second).from('items').select().eq('id', 6000)).data).toEqual([]);
});

test('stopping twice is stopping once, and nothing answers afterwards', async () => {
  const { project } = createSetting();
  const stack = await start({ projectDir: project.folder });
  await Promise.all([stack.stop(), stack.stop()]);
  await stack.stop();
  await expect(fetch(stack.supabase.url)).rejects.toThrow('fetch failed');
  await expect(fetch(stack.upstash.url)).rejects.toThrow('fetch failed');
});
