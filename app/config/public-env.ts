import type { Env } from './env.ts';
import type { SetFlags } from './flags.ts';

/** The part of the environment that browsers may know: all of it is public. */
export type PublicEnv = {
  supabaseUrl: string;
  supabasePublishableKey: string;
  sentryDsn: string | null;
  /** The tile server of the maps, if one is configured. */
  tiles: { url: string; attribution: string } | null;
};

/**
 * The response of `/api/config`: how a browser calls Supabase directly, and the flags that are set.
 */
export type PublicConfig = PublicEnv & { flags: SetFlags };

export function toPublicEnv({ supabase, sentryDsn, tiles }: Env): PublicEnv {
  return {
    supabaseUrl: supabase.url,
    supabasePublishableKey: supabase.publishableKey,
    sentryDsn,
    tiles,
  };
}
