import type { Env } from './env.ts';

/** What a browser may know of the environment: both are made to be public. */
export type PublicEnv = { supabaseUrl: string; supabasePublishableKey: string };

export function toPublicEnv({ supabase }: Env): PublicEnv {
  return { supabaseUrl: supabase.url, supabasePublishableKey: supabase.publishableKey };
}
