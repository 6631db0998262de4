import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { StartError } from '../errors.ts';
import { startOnFreePort } from '../port.ts';
import { hasEnded, spawnSupervised } from '../process/lifeline.ts';
import { supervise } from '../process/supervise.ts';
import type { PostgresBinaries } from './binaries.ts';
import { loginOptions } from './login.ts';
import type { Passwords } from './passwords.ts';
import type { RunAs } from './run-as.ts';

/** Address and passwords of a PostgreSQL server: plain JSON, so that another process can use it. */
export type ServerHandle = { host: string; port: number; passwords: Passwords };

export type RunningServer = { handle: ServerHandle; stop: () => Promise<void> };

type ServerOptions = {
  binaries: PostgresBinaries;
  runAs: RunAs;
  /** The folder created by initdb. */
  folder: string;
  logFile: string;
  passwords: Passwords;
  /** false for a test server, whose data need not survive a power cut. */
  isDurable: boolean;
  log: (line: string) => void;
};

const host = '127.0.0.1';
const startTimeoutMs = 60_000;
const answerTimeoutMs = 2_000;
/** How long the processes of a killed server may take to end. */
const takeoverMs = 20_000;
const maxLogBytes = 10 * 1024 * 1024;

/** PostgreSQL's messages while processes of a killed server still hold its folder. */
const isStillLocked = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;

/**
 * Serves a data folder on a free loopback port, for the lifetime of this process.
 * @throws StartError with PostgreSQL's last output when it does not start
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { passwords, log } = options;
  setOldLogAside(options.logFile);
  return startOnFreePort(async (port) => {
    const handle: ServerHandle = { host, port, passwords };
    const { stop } = await supervise({
      name: 'PostgreSQL',
      launch: () => launch(options, handle),
      // Fast shutdown: ends sessions, and writes everything to disk.
      endSignal: 'SIGINT',
      endTimeoutMs: 60_000,
      log,
    });
    return { handle, stop };
  });
}

async function launch(options: ServerOptions, handle: ServerHandle): Promise<ChildProcess> {
  const deadline = Date.now() + takeoverMs;
  for (;;) {
    const logStart = sizeOf(options.logFile);
    const child = spawnServer(options, handle.port);
    if (await becomesReady(child, handle)) return child;
    const words = readFrom(options.logFile, logStart);
    if (!isStillLocked.test(words) || Date.now() > deadline) throw new StartError(explain(words));
    await sleep(100);
  }
}

function spawnServer({ binaries, runAs, folder, logFile, isDurable }: ServerOptions, port: number) {
  const settings = {
    listen_addresses: host,
    port: String(port),
    unix_socket_directories: '',
    wal_level: 'logical',
    // One stream per database with a realtime service; tests have many on one server.
    max_wal_senders: '40',
    max_replication_slots: '40',
    shared_buffers: '256MB',
    max_connections: '200',
    // Statistics of the slowest statements, as on a hosted project: the health screen shows them.
    shared_preload_libraries: 'pg_stat_statements',
    // After a crash, one call instead of one for each of a thousand files.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...(!isDurable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const words = [...runAs.prefix, binaries.postgres, '-D', folder, ...flags];
  const [command = '', ...args] = words;
  const output = openSync(logFile, 'a', 0o600);
  try {
    return spawnSupervised({
      command,
      args,
      endSignal: 'SIGINT',
      output,
      uid: runAs.uid,
      gid: runAs.gid,
    });
  } finally {
    closeSync(output);
  }
}

/** @returns false when it has ended instead */
async function becomesReady(child: ChildProcess, handle: ServerHandle): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs;
  child.on('error', () => {});
  while (!hasEnded(child) && child.pid !== undefined) {
    if (await answers(handle)) return true;
    if (Date.now() > deadline) {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
      return false;
    }
    await sleep(50);
  }
  return false;
}

async function answers(handle: ServerHandle): Promise<boolean> {
  const login = { server: handle, database: 'template1', role: 'supabase_admin' } as const;
  // Another process on the port might never answer.
  const client = new Client({ ...loginOptions(login), connectionTimeoutMillis: answerTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function explain(words: string): string {
  const lines = words.split('\n').filter((line) => /FATAL|PANIC|ERROR/.test(line));
  const last = (lines.at(0) ?? words.trim().split('\n').at(-1) ?? '').replace(
    /^.*?(?=FATAL|PANIC|ERROR)/,
    '',
  );
  return `PostgreSQL did not start: ${last}`;
}

function setOldLogAside(file: string): void {
  if (sizeOf(file) > maxLogBytes) renameSync(file, `${file}.old`);
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function readFrom(file: string, start: number): string {
  const bytes = Buffer.alloc(Math.max(sizeOf(file) - start, 0));
  const descriptor = openSync(file, 'r');
  readSync(descriptor, bytes, 0, bytes.length, start);
  closeSync(descriptor);
  return bytes.toString();
}
