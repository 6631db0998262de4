import type { Env } from './env.ts';
import type { SetFlags } from './flags.ts';

/** What a browser may know of the environment: all of it is made to be public. */
export type PublicEnv = {
  supabaseUrl: string;
  supabasePublishableKey: string;
  sentryDsn: string | null;
  /** A tile server for the maps, when one is configured. */
  tiles: { url: string; attribution: string } | null;
};

/** What `/api/config` answers: how a browser talks to Supabase by itself, and the flags that are set. */
export type PublicConfig = PublicEnv & { flags: SetFlags };

export function toPublicEnv({ supabase, sentryDsn, tiles }: Env): PublicEnv {
  return {
    supabaseUrl: supabase.url,
    supabasePublishableKey: supabase.publishableKey,
    sentryDsn,
    tiles,
  };
}
