import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { createResilientFetch } from './resilient-fetch.ts';

export type Db = SupabaseClient<Database>;

type ClientOptions = { url: string; key: string };

/**
 * A client that acts for a visitor without a session: Row Level Security sees the role `anon`.
 * It keeps no session; it is safe to make one a request.
 */
export function createVisitorClient({ url, key }: ClientOptions): Db {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // postgrest-js would repeat a GET three times over seven seconds by itself; ours is the only retry.
    db: { retry: false },
    global: { fetch: createResilientFetch() },
  });
}
