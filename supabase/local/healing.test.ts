import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publishableKey, secretKey } from './keys.ts';
import { makeTemporaryFolder } from './postgres/temporary-folder.ts';
import { findRunning } from './running.ts';
import { howMany, isLong } from './testing/how-many.ts';
import { createProject, password, startTestStack } from './testing/project.ts';

/** `npm test` kills the database and the whole process, `test:long` every part, ten times. */
const patient = { timeout: 300_000, repeats: howMany({ short: 0, long: 9 }) };

function createSetting() {
  const project = createProject();
  const dataDir = makeTemporaryFolder(true);
  onTestFinished(() => {
    project.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { projectDir: project.folder, dataDir };
}

/** A stack in a process of its own. */
async function startInOtherProcess({ dataDir, projectDir }: ReturnType<typeof createSetting>) {
  const run = join(import.meta.dirname, 'testing/run.ts');
  const child = fork(run, [dataDir, projectDir], { execArgv: [], silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  for (let said = ''; said !== 'ready'; [said] = (await once(child, 'message')) as [string]);
  return child;
}

/** The programs that a process has started. */
function childrenOf(pid: number | undefined): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(id), command: command.trim() }] : [];
  });
}

/** A zombie, which waits in a container for somebody to take its exit code, is gone. */
function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return /^\s*[^Z\s]/.test(stdout);
}

function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<boolean> {
  return vi.waitUntil(isTrue, { timeout: 60_000, interval: 25 });
}

async function waitUntilBack(name: string, lines: string[]): Promise<void> {
  const isBack = new RegExp(`^${name} is back after \\d+\\.\\d s$`);
  await waitUntil(() => lines.some((line) => isBack.test(line)));
}

function readLog(dataDir: string): string {
  return readFileSync(join(dataDir, 'postgres.log'), 'utf8');
}

function addItem(url: string, id: number) {
  const service = createClient(url, secretKey, { auth: { persistSession: false } });
  return service.from('items').insert({ id, name: `written ${id}` });
}

async function hasItem(url: string, id: number): Promise<boolean> {
  const visitor = createClient(url, publishableKey, { auth: { persistSession: false } });
  return (await visitor.from('items').select().eq('id', id)).data?.length === 1;
}

test(
  'PostgreSQL that is killed is back in a moment, with everything that was acknowledged',
  patient,
  async () => {
    const setting = createSetting();
    const { supabase, database, lines, stop } = await startTestStack(setting);
    onTestFinished(stop);
    expect((await addItem(supabase.url, 9001)).status).toBe(201);
    const postmaster = readFileSync(join(setting.dataDir, 'postgres/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(postmaster, 10), 'SIGKILL');

    await waitUntilBack('PostgreSQL', lines);
    await waitUntil(() => hasItem(supabase.url, 9001));
    expect(lines).toContain('PostgreSQL ended unasked (SIGKILL); starting it again');
    expect(await database.query('select name from items where id = 9001')).toHaveLength(1);
  },
);

test.runIf(isLong)(
  'sign-ins, queries, and transactions started during a PostgreSQL outage wait for its end',
  patient,
  async () => {
    const setting = createSetting();
    const { supabase, database, stop } = await startTestStack(setting);
    onTestFinished(stop);
    const email = 'owner@mainstreet.example';
    const visitor = createClient(supabase.url, publishableKey, { auth: { persistSession: false } });
    // Sessions that are open, and idle when the server goes.
    await Promise.all(Array.from({ length: 4 }, () => database.query('select 1')));
    const postmaster = readFileSync(join(setting.dataDir, 'postgres/postmaster.pid'), 'utf8');
    const sessions = childrenOf(Number.parseInt(postmaster, 10)).map(({ pid }) => pid);
    process.kill(Number.parseInt(postmaster, 10), 'SIGKILL');
    await waitUntil(() => !sessions.some(isRunning));
    // Meanwhile this process reads that their sockets are closed.
    await (await fetch(`${supabase.url}/auth/v1/health`)).text();

    const [rows, count, session] = await Promise.all([
      database.query('select 1 as one'),
      database.transaction(async (client) => (await client.query('select 1')).rowCount),
      visitor.auth.signInWithPassword({ email, password }),
    ]);
    expect([rows, count, session.error]).toEqual([[{ one: 1 }], 1, null]);
  },
);

test.runIf(isLong)('PostgREST that is killed is back in a moment', patient, async () => {
  const { supabase, lines, stop } = await startTestStack({
    projectDir: createSetting().projectDir,
  });
  onTestFinished(stop);
  expect((await addItem(supabase.url, 9003)).status).toBe(201);
  const postgrest = childrenOf(process.pid).find(({ command }) => command.includes('postgrest'));
  process.kill(postgrest?.pid ?? 0, 'SIGKILL');
  await waitUntilBack('PostgREST', lines);
  await waitUntil(() => hasItem(supabase.url, 9003));
  expect(lines).toContain('PostgREST ended unasked (SIGKILL); starting it again');
});

test(
  'a process that is killed leaves no program behind, and the next start works at once',
  patient,
  async () => {
    const setting = createSetting();
    const child = await startInOtherProcess(setting);
    const url = findRunning(setting.dataDir)?.url ?? '';
    expect((await addItem(url, 9002)).status).toBe(201);
    const programs = childrenOf(child.pid).map(({ pid }) => pid);
    expect(programs).toHaveLength(2);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const next = startTestStack(setting);
    onTestFinished(async () => (await next).stop());
    await waitUntil(() => !programs.some(isRunning));
    expect(await hasItem((await next).supabase.url, 9002)).toBe(true);
    expect(readLog(setting.dataDir)).not.toMatch(/interrupted|not properly shut down/);
  },
);

test.runIf(isLong)('a start after a stop is no recovery from a crash', patient, async () => {
  const setting = createSetting();
  await (await startTestStack(setting)).stop();
  const { stop } = await startTestStack(setting);
  await stop();
  const log = readLog(setting.dataDir);
  expect(log.match(/database system was shut down at/g)).toHaveLength(2);
  expect(log.match(/database system is shut down/g)).toHaveLength(2);
  expect(log).not.toMatch(/interrupted|not properly shut down/);
});

test.runIf(isLong)(
  'workerd comes back when it is killed, and ends with a parent that is killed',
  patient,
  async () => {
    const run = join(import.meta.dirname, 'testing/run-workerd.ts');
    const child = fork(run, [], { execArgv: [], silent: true });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [url] = (await once(child, 'message')) as [string];
    const answers = async () => (await fetch(url).catch(() => null))?.ok ?? false;
    const [first] = childrenOf(child.pid);
    process.kill(first?.pid ?? 0, 'SIGKILL');
    await waitUntil(() => !isRunning(first?.pid ?? 0));
    await waitUntil(answers);
    expect(childrenOf(child.pid).map(({ pid }) => pid)).not.toContain(first?.pid);
    child.kill('SIGKILL');
    await waitUntil(async () => !(await answers()));
  },
);
