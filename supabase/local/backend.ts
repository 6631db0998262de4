import { join } from 'node:path';
import type { Environment, SupabaseKeys, UpstashKeys } from './environment.ts';
import { startSupabase, startUpstash } from './stack.ts';

export type Backend = {
  supabase: SupabaseKeys;
  upstash: UpstashKeys;
  /** Whether this process serves Supabase itself. */
  isEmbedded: boolean;
  stop: () => Promise<void>;
};

type BackendOptions = {
  environment: Environment;
  log: (line: string) => void;
  buildSeed: () => void;
};

/**
 * Returns Supabase and Upstash by the environment: the external ones it names, and embedded ones
 * for the rest.
 * @throws StartError with a one-sentence message; stops everything it started
 */
export async function startBackend({ environment, ...rest }: BackendOptions): Promise<Backend> {
  const { port, supabasePort, upstashPort } = environment;
  const siteUrl = `http://localhost:${port}`;
  const upstash = environment.upstash
    ? { ...environment.upstash, stop: nothingToStop }
    : await startUpstash({ port: upstashPort, log: rest.log });
  try {
    const supabase = environment.supabase
      ? { ...environment.supabase, stop: nothingToStop }
      : await startSupabase({
          ...embeddedData(environment),
          port: supabasePort,
          siteUrl,
          getSite: () => siteUrl,
          ...rest,
        });
    return {
      supabase,
      upstash,
      isEmbedded: environment.supabase === null,
      async stop() {
        await upstash.stop();
        await supabase.stop();
      },
    };
  } catch (error) {
    await upstash.stop();
    throw error;
  }
}

/** Demo data and an empty directory live side by side in one folder, each with a database and files of its own. */
export function embeddedData({ dataDir, isEmpty }: Pick<Environment, 'dataDir' | 'isEmpty'>) {
  return { dataDir, seed: !isEmpty, databaseName: isEmpty ? 'mainstreet_empty' : 'mainstreet' };
}

/** The KV and queues of a Worker; each kind of directory has its own. */
export function workerFolder({ dataDir, isEmpty }: Pick<Environment, 'dataDir' | 'isEmpty'>) {
  return join(dataDir, isEmpty ? 'worker-empty' : 'worker');
}

async function nothingToStop() {}
