import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../local/environment.ts';
import { portOf } from '../local/port.ts';
import { makeTemporaryFolder } from '../local/postgres/temporary-folder.ts';
import { createProject, startTestStack } from '../local/testing/project.ts';
import { findTarget } from './target.ts';

let dataDir = '';

beforeEach(() => {
  dataDir = makeTemporaryFolder(true);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('SUPABASE_PORT', '0');
  for (const name of ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY']) {
    vi.stubEnv(name, '');
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true, force: true });
});

const log = () => undefined;

test('a command uses the backend running on its data folder, whatever its port', async () => {
  const project = createProject();
  const run = join(root, 'supabase/local/testing/run.ts');
  const child = fork(run, [dataDir, project.folder], { execArgv: [], silent: true });
  onTestFinished(async () => {
    child.kill();
    await once(child, 'exit');
    project.remove();
  });
  await expect
    .poll(() => findTarget(log).catch(() => null), { timeout: 50_000 })
    .toMatchObject({ description: expect.stringContaining('which runs at http://127.0.0.1:') });
  const target = await findTarget(log);
  expect(target.description).toContain(dataDir);
  vi.stubGlobal('process', Object.assign(Object.create(process), { argv: ['--empty'] }));
  await expect(findTarget(log)).rejects.toThrow('runs with demo data; stop it');
  vi.unstubAllGlobals();
  const { url, secretKey, stop } = await target.connect();
  const { data } = await createClient(url, secretKey).from('items').select('name').eq('id', 1);
  expect(data).toEqual([{ name: 'item 1' }]);
  await stop();
  expect((await fetch(url)).ok).toBe(true);
});

test('a command says that it starts the backend of its folder, and starts nothing before', async () => {
  const { description } = await findTarget(log);
  expect(description).toBe(`the embedded backend of ${dataDir}, started for this`);
});

test('a backend for one command says nowhere that it runs', async () => {
  const project = createProject();
  onTestFinished(project.remove);
  const stack = { projectDir: project.folder, dataDir, isAnnounced: false };
  const { stop } = await startTestStack(stack);
  expect(readdirSync(dataDir)).not.toContain('running.json');
  await stop();
});

test('a server of another folder on SUPABASE_PORT is rejected in one sentence', async () => {
  const stranger = createServer().listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  onTestFinished(() => void stranger.close());
  vi.stubEnv('SUPABASE_PORT', String(portOf(stranger)));
  await expect(findTarget(log)).rejects.toThrow(
    /^What answers on port \d+ is not the backend of .*; stop it, or set DATA_DIR .*\.$/,
  );
});

test('a Supabase elsewhere is named by its address', async () => {
  vi.stubEnv('SUPABASE_URL', 'https://project.supabase.example');
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_x');
  expect((await findTarget(log)).description).toBe('https://project.supabase.example');
});

test('--hosted without a hosted project is refused instead of taking the embedded one', async () => {
  vi.stubGlobal('process', Object.assign(Object.create(process), { argv: ['--hosted'] }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(findTarget(log)).rejects.toThrow('--hosted needs SUPABASE_URL in .deploy.env');
});
