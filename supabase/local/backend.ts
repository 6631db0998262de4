import type { Environment, SupabaseKeys, UpstashKeys } from './environment.ts';
import { secretKey } from './keys.ts';
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
  const { dataDir, port, supabasePort, upstashPort } = environment;
  const siteUrl = `http://localhost:${port}`;
  const upstash = environment.upstash
    ? { ...environment.upstash, stop: nothingToStop }
    : await startUpstash({ port: upstashPort, log });
  try {
    const supabase = environment.supabase
      ? { ...environment.supabase, stop: nothingToStop }
      : await startSupabase({ dataDir, port: supabasePort, siteUrl, seed: true, log });
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

async function nothingToStop() {}

/** What the person at the terminal may add, by the names that the Worker knows. */
const optionalVariables = [
  'METRICS_TOKEN',
  'SENTRY_DSN',
  'SITE_URL',
  'TILE_URL',
  'TILE_ATTRIBUTION',
  'MAIL_API_KEY',
  'MAIL_FROM',
] as const;

/**
 * The Worker's variables for this backend. The session secret opens a remembered place name, and signs
 * links in mails.
 */
export function workerVariables({
  supabase,
  upstash,
}: Pick<Backend, 'supabase' | 'upstash'>): Record<string, string> {
  return {
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    UPSTASH_REDIS_REST_URL: upstash.url,
    UPSTASH_REDIS_REST_TOKEN: upstash.token,
    ...(hasInbox(supabase) && inboxVariables(supabase.url)),
    ...readOptional(),
    SESSION_SECRET: process.env.SESSION_SECRET ?? 'mainstreet-local-development-only',
  };
}

/** Whoever names a provider of mails wants theirs to be sent. */
function hasInbox(supabase: SupabaseKeys): boolean {
  return supabase.secretKey === secretKey && !process.env.MAIL_API_KEY;
}

/** Mails go to the embedded backend's inbox, whose address differs between two starts. */
function inboxVariables(supabaseUrl: string) {
  return {
    MAIL_API_URL: `${supabaseUrl}/inbox`,
    MAIL_API_KEY: secretKey,
    MAIL_FROM: 'Mainstreet <hello@mainstreet.example>',
    MAIL_SITE_URL: `http://localhost:${process.env.PORT ?? 8787}`,
  };
}

function readOptional(): Record<string, string> {
  const given = optionalVariables.map((name) => [name, process.env[name] ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}
