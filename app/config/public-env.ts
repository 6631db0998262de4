import type { Env } from './env.ts';
import type { SetFlags } from './flags.ts';

/** The part of the environment that browsers get; all of it is public. */
export type PublicEnv = {
  supabase_url: string;
  supabase_publishable_key: string;
  sentry_dsn: string | null;
  /** A tile server for the maps, if configured. */
  tiles: { url: string; attribution: string } | null;
};

/** The response of `/api/config`: how a browser reaches Supabase, and the flags that are set. */
export type PublicConfig = PublicEnv & { flags: SetFlags };

export function toPublicEnv({ supabase, sentryDsn, tiles }: Env): PublicEnv {
  return {
    supabase_url: supabase.url,
    supabase_publishable_key: supabase.publishableKey,
    sentry_dsn: sentryDsn,
    tiles,
  };
}
