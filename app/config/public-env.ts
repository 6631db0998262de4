import type { Env } from './env.ts';
import type { SetFlags } from './settings.ts';

/** The part of the environment that browsers get; all of it is public. */
export type PublicEnv = {
  supabase_url: string;
  supabase_publishable_key: string;
  sentry_dsn: string | null;
  /** The style of the street maps; null when they are switched off. */
  map_style_url: string | null;
  /** Of Turnstile's widget; null without it. */
  turnstile_site_key: string | null;
  /** Whether codes can be sent by text and call. */
  phone_codes: boolean;
};

/** The response of `/api/config`: how a browser reaches Supabase, and the flags that are set. */
export type PublicConfig = PublicEnv & { flags: SetFlags };

export function toPublicEnv({
  supabase,
  sentryDsn,
  mapStyleUrl,
  turnstile,
  phone,
}: Env): PublicEnv {
  return {
    supabase_url: supabase.url,
    supabase_publishable_key: supabase.publishableKey,
    sentry_dsn: sentryDsn,
    map_style_url: mapStyleUrl,
    turnstile_site_key: turnstile?.siteKey ?? null,
    phone_codes: phone !== null,
  };
}

/** Where Turnstile's script and the frames of its widget come from. */
export const turnstileHost = 'https://challenges.cloudflare.com';

/** The Trusted Types policy with which the app loads that script. */
export const turnstilePolicy = 'turnstile';
