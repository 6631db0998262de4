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
 * Returns Supabase and Upstash by the environment: the external ones it names, and embedded ones
 * for the rest.
 * @throws StartError with a one-sentence message; stops everything it started
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

/** The Worker's variables that the developer may set. */
const optionalVariables = [
  'METRICS_TOKEN',
  'SENTRY_DSN',
  'SITE_URL',
  'LOCAL_PLACE',
  'MAIL_API_KEY',
  'MAIL_FROM',
  'MAIL_REPLY_DOMAIN',
  'MAIL_INBOUND_SECRET',
  'TURNSTILE_SITE_KEY',
  'TURNSTILE_SECRET_KEY',
  'TURNSTILE_URL',
] as const;

/**
 * Returns the Worker's variables for this backend. The session secret decrypts a remembered place
 * name, and signs links in mails.
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
    // Even if empty, which switches the street maps off.
    ...(process.env.MAP_STYLE_URL !== undefined && { MAP_STYLE_URL: process.env.MAP_STYLE_URL }),
    SESSION_SECRET: process.env.SESSION_SECRET ?? 'mainstreet-local-development-only',
  };
}

/** Whether mails go to the inbox; not if the developer has configured a mail provider. */
function hasInbox(supabase: SupabaseKeys): boolean {
  return supabase.secretKey === secretKey && !process.env.MAIL_API_KEY;
}

/** Mails go to the embedded backend's inbox, whose address may change between starts. */
function inboxVariables(supabaseUrl: string) {
  return {
    MAIL_API_URL: `${supabaseUrl}/inbox`,
    MAIL_API_KEY: secretKey,
    MAIL_FROM: 'Mainstreet <hello@mainstreet.example>',
    MAIL_REPLY_DOMAIN: 'reply.mainstreet.example',
    MAIL_INBOUND_SECRET: secretKey,
    MAIL_SITE_URL: `http://localhost:${process.env.PORT ?? 8787}`,
  };
}

function readOptional(): Record<string, string> {
  const given = optionalVariables.map((name) => [name, process.env[name] ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}
