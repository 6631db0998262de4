import type { Environment, SupabaseKeys, UpstashKeys } from './environment.ts';
import { startSupabase, startUpstash } from './stack.ts';

export type Backend = {
  supabase: SupabaseKeys;
  upstash: UpstashKeys;
  /** Whether this process serves Supabase itself. */
  isEmbedded: boolean;
  stop: () => Promise<void>;
};

type BackendOptions = { environment: Environment; log: (line: string) => void };

/**
 * Supabase and Upstash as the environment has them: those it names, and embedded ones for the rest.
 * @throws StartError with one sentence for people; nothing is left running then
 */
export async function startBackend({ environment, log }: BackendOptions): Promise<Backend> {
  const { dataDir, supabasePort, upstashPort } = environment;
  const ownUpstash = environment.upstash ? null : await startUpstash({ port: upstashPort, log });
  const ownSupabase = environment.supabase
    ? null
    : await startSupabase({ dataDir, port: supabasePort, seed: true, log }).catch(async (error) => {
        await ownUpstash?.stop();
        throw error;
      });
  const supabase = environment.supabase ?? ownSupabase;
  const upstash = environment.upstash ?? ownUpstash;
  if (!supabase || !upstash) {
    throw new Error('Unreachable: what the environment does not name is started');
  }
  return {
    supabase,
    upstash,
    isEmbedded: ownSupabase !== null,
    async stop() {
      await ownUpstash?.stop();
      await ownSupabase?.stop();
    },
  };
}

/** The Worker's variables for this backend. The session secret opens a remembered place name. */
export function workerVariables({ supabase, upstash }: Pick<Backend, 'supabase' | 'upstash'>): Record<string, string> {
  return {
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    UPSTASH_REDIS_REST_URL: upstash.url,
    UPSTASH_REDIS_REST_TOKEN: upstash.token,
    SESSION_SECRET: process.env.SESSION_SECRET ?? 'mainstreet-local-development-only',
  };
}
