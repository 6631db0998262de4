import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createVisitorClient, type Db } from '#app/services/supabase/client.ts';
import { connectDatabase, type Database } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/environment.ts';
import { publishableKey } from '../../supabase/local/keys.ts';
import { findFreePort } from '../../supabase/local/port.ts';

/** `npm start` in processes of its own, on ports of its own. */
export type KillableProduct = {
  /** Of the backend. */
  url: string;
  /** What the process of the backend holds, without PostgreSQL, PostgREST and the Worker. */
  memoryMb: () => number;
  /** As the role `postgres`; another one after each start. */
  database: () => Database;
  /** A demo account, by a session that begins now. */
  signIn: (account: string) => Promise<Db>;
  /** Kills every process at once, as a power cut would, and starts them again on the same data. */
  killAndStart: () => Promise<void>;
  stop: () => Promise<void>;
};

const startTimeoutMs = 300_000;

/** @throws Error when it is not ready within five minutes */
export async function startProduct(dataDir: string): Promise<KillableProduct> {
  const [port, supabasePort, upstashPort] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ]);
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    SUPABASE_PORT: String(supabasePort),
    UPSTASH_PORT: String(upstashPort),
  };
  let child = await launch(port, env);
  let database = connect(dataDir);

  async function kill(): Promise<void> {
    if (!isAlive(child.pid!)) return;
    await database.close();
    const family = findFamily(child.pid!);
    const ended = once(child, 'exit');
    for (const pid of family) killOne(pid);
    await ended;
    while (family.some(isAlive)) await sleep(50);
  }

  const url = `http://127.0.0.1:${supabasePort}`;

  return {
    url,
    memoryMb: () => readMemoryMb(child.pid!),
    database: () => database,
    async signIn(account) {
      const db = createVisitorClient({ url, key: publishableKey }, fetch);
      const { error } = await db.auth.signInWithPassword({
        email: `${account}@mainstreet.example`,
        password: 'mainstreet-demo-1',
      });
      if (error) throw error;
      return db;
    },
    async killAndStart() {
      await kill();
      child = await launch(port, env);
      database = connect(dataDir);
    },
    stop: kill,
  };
}

async function launch(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const command = join(root, 'supabase', 'commands', 'start.ts');
  const child = spawn(process.execPath, [command], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return child;
    await sleep(500);
  }
  for (const pid of findFamily(child.pid!)) killOne(pid);
  throw new Error('The product did not start');
}

/** The database of the backend that has just announced itself in its data folder. */
function connect(dataDir: string): Database {
  const announced = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    databaseUrl: string;
  };
  const { hostname: host, port, password, pathname } = new URL(announced.databaseUrl);
  const postgres = decodeURIComponent(password);
  const passwords = {
    postgres,
    supabase_admin: '',
    authenticator: '',
    supabase_auth_admin: '',
  };
  return connectDatabase({
    server: { host, port: Number(port), passwords },
    name: pathname.slice(1),
    role: 'postgres',
  });
}

/** A process and all that it started, and what they started. */
function findFamily(pid: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family = [pid];
  for (const parent of family) {
    for (const [each, itsParent] of processes) {
      if (itsParent === parent && each !== undefined) family.push(each);
    }
  }
  return family;
}

/** Resident memory. */
function readMemoryMb(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(kilobytes) / 1024);
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
