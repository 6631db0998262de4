import { join } from 'node:path';
import { startBridge } from './bridge.ts';
import { openDatabase, type Database } from './database.ts';
import { createGateway } from './gateway.ts';
import { createKeyRing, jwtSecret, publishableKey, secretKey } from './keys.ts';
import { listen, requireFreePort } from './node-server.ts';
import { startPostgRest } from './postgrest.ts';
import { createUpstash, upstashToken } from './upstash.ts';

export { StartError } from './errors.ts';

type Stop = () => Promise<void>;
type Log = (line: string) => void;

export type SupabaseOptions = {
  /** Folder that keeps the data, or null for a database in memory. */
  dataDir: string | null;
  /** Port of the gateway; 0 takes a free one. */
  port: number;
  /** Whether a new database gets the seed. */
  seed: boolean;
  /** What `database.dump()` of another stack gave; only with dataDir null. */
  snapshot?: Blob | undefined;
  /** Folder with config.toml, migrations/ and the seed; this repository's supabase/ by default. */
  projectDir?: string | undefined;
  /** Where the site is, for mails; config.toml's site_url by default. */
  siteUrl?: string | undefined;
  log: Log;
};

export type Supabase = {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  database: Database;
  /** Makes PostgREST see tables and functions that were changed after the start. */
  reloadSchema: () => void;
  /** Ends everything. Calling it again does no harm. */
  stop: Stop;
};

export type Upstash = { url: string; token: string; stop: Stop };

export type StackOptions = Omit<SupabaseOptions, 'port'> & {
  supabasePort: number;
  upstashPort: number;
};

export type Stack = {
  supabase: Omit<Supabase, 'database' | 'reloadSchema' | 'stop'>;
  upstash: Omit<Upstash, 'stop'>;
} & Pick<Supabase, 'database' | 'reloadSchema' | 'stop'>;

/**
 * Starts the development stand-ins for Supabase and Upstash on loopback.
 * @throws StartError, after stopping what had been started, with one sentence for people
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
    const { database, reloadSchema, stop: stopSupabase, ...supabase } = started;
    return {
      supabase,
      upstash,
      database,
      reloadSchema,
      stop: inOrder([stopUpstash, stopSupabase]),
    };
  } catch (error) {
    await stopUpstash();
    throw error;
  }
}

/**
 * Starts the stand-in for Upstash alone.
 * @throws StartError when the port is taken
 */
export async function startUpstash({ port, log }: { port: number; log: Log }): Promise<Upstash> {
  const app = createUpstash();
  const { url, stop } = await listen({ app, port, portVariable: 'UPSTASH_PORT', log });
  return { url, token: upstashToken, stop };
}

/**
 * Starts the stand-in for Supabase alone.
 * @throws StartError, after stopping what had been started, with one sentence for people
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

/** Puts the stop of each part before those of the parts that it needs. */
async function startParts(options: SupabaseOptions, running: Stop[]): Promise<Supabase> {
  const { log, dataDir, seed, snapshot } = options;
  const projectDir = options.projectDir ?? join(import.meta.dirname, '..');
  const door = { port: options.port, portVariable: 'SUPABASE_PORT', log };
  await requireFreePort(door);

  const database = await openDatabase({ dataDir, projectDir, seed, snapshot, log });
  running.unshift(database.close);
  const bridge = await startBridge({ database, role: 'authenticator', log });
  running.unshift(bridge.stop);
  const postgrest = await startPostgRest({ databasePort: bridge.port, jwtSecret, log });
  running.unshift(postgrest.stop);

  let url = '';
  const gateway = await listen({
    ...door,
    app: createGateway({
      database,
      projectDir,
      siteUrl: options.siteUrl,
      keys: await createKeyRing(),
      postgrestPort: postgrest.port,
      getUrl: () => url,
      log,
    }),
  });
  running.unshift(gateway.stop);
  url = gateway.url;

  const stop = inOrder(running);
  return {
    url,
    publishableKey,
    secretKey,
    jwtSecret,
    database,
    reloadSchema: postgrest.reload,
    stop,
  };
}

/** One stop for all, once; a part that fails to stop does not keep the others running. */
function inOrder(stops: Stop[]): Stop {
  let stopped: Promise<void> | null = null;

  async function stopAll(): Promise<void> {
    const errors: unknown[] = [];
    for (const stopPart of stops) await stopPart().catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be stopped');
  }
  return () => (stopped ??= stopAll());
}
