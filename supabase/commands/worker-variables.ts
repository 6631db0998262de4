import { variableNames } from '#app/config/env.ts';
import type { Backend } from '../local/backend.ts';
import type { SupabaseKeys } from '../local/environment.ts';
import { secretKey, sendEmailHookSecret } from '../local/keys.ts';

/**
 * Returns the Worker's variables for this backend: what the developer has set, with defaults. The
 * session secret decrypts a remembered place name, and signs links in mails.
 */
export function workerVariables({
  supabase,
  upstash,
}: Pick<Backend, 'supabase' | 'upstash'>): Record<string, string> {
  return {
    SESSION_SECRET: 'mainstreet-local-development-only',
    ...(hasInbox(supabase) && inboxVariables(supabase.url)),
    ...readVariables(),
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    UPSTASH_REDIS_REST_URL: upstash.url,
    UPSTASH_REDIS_REST_TOKEN: upstash.token,
    ...(supabase.secretKey === secretKey && { SEND_EMAIL_HOOK_SECRET: sendEmailHookSecret }),
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
    MAIL_FROM: 'hello@mainstreet.example',
    MAIL_REPLY_DOMAIN: 'reply.mainstreet.example',
    MAIL_INBOUND_SECRET: secretKey,
    PHONE_API_URL: `${supabaseUrl}/inbox`,
    PHONE_API_ACCOUNT: 'local',
    PHONE_API_KEY: secretKey,
    PHONE_FROM: '+15005550006',
    LETTER_API_URL: `${supabaseUrl}/inbox`,
    LETTER_API_KEY: secretKey,
    LETTER_FROM: 'adr_local',
    MAIL_SITE_URL: `http://localhost:${process.env.PORT ?? 8787}`,
  };
}

function readVariables(): Record<string, string> {
  const set = variableNames.map((name) => [name, process.env[name] ?? ''] as const);
  // An empty style switches the street maps off; any other empty variable is unset.
  const isSet = (name: string, value: string) =>
    value !== '' || (name === 'MAP_STYLE_URL' && process.env[name] !== undefined);
  return Object.fromEntries(set.filter(([name, value]) => isSet(name, value)));
}
