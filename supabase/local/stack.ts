import { join } from 'node:path';
import { readApiConfig } from './api-config.ts';
import type { Variables } from './auth-limits.ts';
import { connectDatabase, type Database } from './database.ts';
import { createGateway } from './gateway.ts';
import { createKeyRing, jwtSecret, publishableKey, secretKey } from './keys.ts';
import { listen, requireFreePort } from './node-server.ts';
import { connectionString } from './postgres/admin.ts';
import { openServer } from './postgres/data-folder.ts';
import { prepareDatabase } from './postgres/databases.ts';
import { loginOptions } from './postgres/login.ts';
import type { ServerHandle } from './postgres/server.ts';
import { startPostgRest } from './postgrest.ts';
import { createRealtime, websocketPath } from './realtime/app.ts';
import { announce } from './running.ts';
import { readFileSizeLimit } from './storage/config.ts';
import { openFiles } from './storage/files.ts';
import { sweepFiles } from './storage/sweep.ts';
import { createUpstash, upstashToken } from './upstash.ts';

export { StartError } from './errors.ts';

type Stop = () => Promise<void>;
type Log = (line: string) => void;

export type SupabaseOptions = {
  /** Folder that keeps the data, or null for a temporary one. */
  dataDir: string | null;
  /** A running server to use and not to stop; dataDir is ignored then. */
  server?: ServerHandle | undefined;
  /** The database on that server; created and migrated as needed. */
  databaseName?: string | undefined;
  /** Port of the gateway; 0 takes a free one. */
  port: number;
  /** Whether to seed a new database. */
  seed: boolean;
  /** Writes the seed's generated files; called only before they are read. */
  buildSeed?: (() => void) | undefined;
  /** Folder with config.toml, migrations/, reference/ and the seed; this repository's supabase/ by default. */
  projectDir?: string | undefined;
  /** The site's address, for mails; config.toml's site_url by default. */
  siteUrl?: string | undefined;
  /** Returns the origin of the site that sends the mails of accounts; by default they go to the inbox. */
  getSite?: (() => string | null) | undefined;
  /** Override config.toml, with the Supabase CLI's names; the process's own by default. */
  variables?: Variables | undefined;
  /** false for a stack that ends with one command: others would connect and be cut off. */
  isAnnounced?: boolean;
  log: Log;
};

export type Supabase = {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  /** With the role `postgres`, which owns the project's tables. */
  database: Database;
  server: ServerHandle;
  /** Stops everything. Idempotent. */
  stop: Stop;
};

export type Upstash = { url: string; token: string; stop: Stop };

export type StackOptions = Omit<SupabaseOptions, 'port'> & {
  supabasePort: number;
  upstashPort: number;
};

export type Stack = {
  supabase: Omit<Supabase, 'database' | 'server' | 'stop'>;
  upstash: Omit<Upstash, 'stop'>;
} & Pick<Supabase, 'database' | 'server' | 'stop'>;

/**
 * Starts the development stand-ins for Supabase and Upstash on loopback.
 * @throws StartError with a one-sentence message, after stopping what had been started
 */
export async function startStack({
  supabasePort,
  upstashPort,
  ...options
}: StackOptions): Promise<Stack> {
  const { stop: stopUpstash, ...upstash } = await startUpstash({
    port: upstashPort,
    log: options.log,
  });
  try {
    const started = await startSupabase({ ...options, port: supabasePort });
    const { database, server, stop: stopSupabase, ...supabase } = started;
    return {
      supabase,
      upstash,
      database,
      server,
      stop: inOrder([stopUpstash, stopSupabase]),
    };
  } catch (error) {
    await stopUpstash();
    throw error;
  }
}

/**
 * Starts only the stand-in for Upstash.
 * @throws StartError when the port is taken
 */
export async function startUpstash({ port, log }: { port: number; log: Log }): Promise<Upstash> {
  const app = createUpstash();
  const { url, stop } = await listen({ app, port, portVariable: 'UPSTASH_PORT', log });
  return { url, token: upstashToken, stop };
}

/**
 * Starts only the stand-in for Supabase.
 * @throws StartError with a one-sentence message, after stopping what had been started
 */
export async function startSupabase(options: SupabaseOptions): Promise<Supabase> {
  const running: Stop[] = [];
  try {
    return await startParts(options, running);
  } catch (error) {
    await inOrder(running)();
    throw error;
  }
}

/** Starts the parts; prepends each part's stop function to those of the parts that it needs. */
async function startParts(options: SupabaseOptions, running: Stop[]): Promise<Supabase> {
  const { log, dataDir, seed, buildSeed, databaseName: name = 'mainstreet' } = options;
  const projectDir = options.projectDir ?? join(import.meta.dirname, '..');
  const door = { port: options.port, portVariable: 'SUPABASE_PORT', log };
  await requireFreePort(door);

  let { server } = options;
  if (server === undefined) {
    const own = await openServer({ dataDir, log });
    running.unshift(own.stop);
    server = own.handle;
  }
  await prepareDatabase({ server, name, projectDir, seed, buildSeed, log });
  const database = connectDatabase({ server, name, role: 'postgres' });
  const authDatabase = connectDatabase({ server, name, role: 'supabase_auth_admin' });
  const callers = connectDatabase({ server, name, role: 'authenticator' });
  running.unshift(database.close, authDatabase.close, callers.close);
  const hasFolder = dataDir !== null && options.server === undefined;
  const files = openFiles(hasFolder ? join(dataDir, 'storage', name) : null);
  running.unshift(async () => files.close());
  const fileSizeLimit = readFileSizeLimit(projectDir);
  const storage = { database: callers, files, fileSizeLimit };
  await sweepFiles(storage);
  const postgrest = await startPostgRest({
    databaseUrl: connectionString({ server, database: name, role: 'authenticator' }),
    jwtSecret,
    config: readApiConfig(projectDir),
    log,
  });
  running.unshift(postgrest.stop);

  const keys = await createKeyRing();
  const realtime = createRealtime({
    database: callers,
    replication: loginOptions({ server, database: name, role: 'postgres' }),
    keys,
    log,
  });

  let url = '';
  const gateway = await listen({
    ...door,
    upgrade: { path: websocketPath, take: realtime.upgrade },
    app: createGateway({
      database: authDatabase,
      projectDir,
      siteUrl: options.siteUrl,
      getSite: options.getSite ?? (() => null),
      variables: options.variables ?? process.env,
      keys,
      storage,
      realtime,
      postgrestPort: postgrest.port,
      getUrl: () => url,
      log,
    }),
  });
  // Sockets first: the gateway waits for all open ones.
  running.unshift(realtime.stop, gateway.stop);
  url = gateway.url;
  if (dataDir !== null && (options.isAnnounced ?? true)) {
    const databaseUrl = connectionString({ server, database: name, role: 'postgres' });
    const takeBack = announce(dataDir, { url, databaseUrl });
    running.unshift(async () => takeBack());
  }

  const stop = inOrder(running);
  return {
    url,
    publishableKey,
    secretKey,
    jwtSecret,
    database,
    server,
    stop,
  };
}

/**
 * Combines stop functions into one that runs once; a part that fails to stop does not keep the
 * others running.
 */
function inOrder(stops: Stop[]): Stop {
  let stopped: Promise<void> | null = null;

  async function stopAll(): Promise<void> {
    const errors: unknown[] = [];
    for (const stopPart of stops) await stopPart().catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be stopped');
  }
  return () => (stopped ??= stopAll());
}
