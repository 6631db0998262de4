import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import { findTemplates, templateDatabases } from '../../tests/support/test-server.ts';
import { root } from '../local/environment.ts';
import { findFreePort } from '../local/port.ts';
import { openServer } from '../local/postgres/data-folder.ts';
import { cloneDatabase } from '../local/postgres/databases.ts';
import { makeTemporaryFolder } from '../local/postgres/temporary-folder.ts';

/** A data folder as a first start leaves it, without the seconds that migrations and seed take. */
async function createDataDir(): Promise<string> {
  const dataDir = makeTemporaryFolder(true);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  cpSync(await findTemplates(() => undefined), dataDir, { recursive: true });
  const { handle: server, stop } = await openServer({ dataDir, log: () => undefined });
  await cloneDatabase({ server, name: 'mainstreet', template: templateDatabases.seeded });
  await stop();
  return dataDir;
}

/** `npm start` without npm, in a process group of its own as a terminal gives one. */
async function start(env: Record<string, string>): Promise<ChildProcess> {
  const args = ['supabase/commands/bootstrap.mjs', 'supabase/commands/start.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Stop           Ctrl-C')) ready.resolve();
    });
  }
  child.once('exit', () => ready.reject(new Error(`It ended before it was ready:\n${output}`)));
  await ready.promise;
  return child;
}

/** Number and program of whoever has this folder in its arguments or, where they can be read, its environment. */
function findProcesses(dataDir: string): string[] {
  const lines = execFileSync('ps', ['axeww', '-o', 'pid=,command='], { encoding: 'utf8' });
  return lines
    .split('\n')
    .filter((line) => line.includes(dataDir))
    .map((line) => line.trim().split(' ', 2).join(' '));
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => new Promise((resolve) => server.close(() => resolve(true))),
    () => false,
  );
}

/** The statuses of one request more than an address may make, each naming another address. */
function askFromManyAddresses(url: string): Promise<number[]> {
  const addresses = Array.from(
    { length: rateLimits.sitemap.requests + 1 },
    (_, at) => `203.0.113.${at}`,
  );
  const ask = async (address: string) =>
    (await fetch(url, { headers: { 'CF-Connecting-IP': address } })).status;
  return Promise.all(addresses.map(ask));
}

test('SIGTERM and Ctrl-C end everything in order, and the next start is no recovery', async () => {
  const dataDir = await createDataDir();
  const ports = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const [PORT = '', SUPABASE_PORT = '', UPSTASH_PORT = ''] = ports.map(String);
  const env = { DATA_DIR: dataDir, PORT, SUPABASE_PORT, UPSTASH_PORT };
  const readLog = () => readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  const shutDowns = () => readLog().match(/database system is shut down/g)?.length;
  const before = shutDowns() ?? 0;

  const ends = [
    (child: ChildProcess) => child.kill('SIGTERM'),
    // A terminal sends it to all of its group.
    ({ pid = 0 }: ChildProcess) => process.kill(-pid, 'SIGINT'),
  ];
  for (const [index, end] of ends.entries()) {
    const child = await start(env);
    expect((await fetch(`http://127.0.0.1:${PORT}/about`)).status).toBe(200);
    expect(await askFromManyAddresses(`http://127.0.0.1:${PORT}/sitemap.xml`)).toContain(429);
    expect(findProcesses(dataDir).length).toBeGreaterThan(3);
    const databasePort = Number(
      /:(\d+)\//.exec(
        readFileSync(join(dataDir, 'running.json'), 'utf8').split('databaseUrl')[1] ?? '',
      )?.[1],
    );
    const exited = once(child, 'exit');
    end(child);
    expect(await exited).toEqual([0, null]);
    expect(findProcesses(dataDir)).toEqual([]);
    for (const port of [...ports, databasePort])
      expect([port, await isFree(port)]).toEqual([port, true]);
    expect(shutDowns()).toBe(before + index + 1);
  }
  expect(readLog()).not.toMatch(/interrupted|not properly shut down|redo starts/);
});
