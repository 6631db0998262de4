import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { sessionStorageKey } from '#app/config/session.ts';
import type { Database } from './database.types.ts';
import { type Relay, createResilientFetch } from './resilient-fetch.ts';

export type Db = SupabaseClient<Database>;

type ClientOptions = { url: string; key: string };

/**
 * A client that acts for a visitor without a session: Row Level Security sees the role `anon`.
 * It keeps no session; it is safe to make one a request.
 * @param ask by which it asks; without it, with the time-outs and retries of a browser's
 */
export function createVisitorClient(
  { url, key }: ClientOptions,
  ask: typeof fetch = createResilientFetch(),
): Db {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // postgrest-js would repeat a GET three times over seven seconds by itself; ours is the only retry.
    db: { retry: false },
    global: { fetch: ask },
  });
}

/**
 * A browser's client: it keeps its session in local storage and refreshes it by supabase-js's own
 * clock (every 30 s, when under 90 s remain). Make one a page.
 */
export function createPersonClient({ url, key }: ClientOptions, relay: Relay): Db {
  return createClient<Database>(url, key, {
    auth: {
      storageKey: sessionStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      // An address is anybody's to write: a link must not decide who is signed in.
      detectSessionInUrl: false,
      // A mail is often opened on another device, where PKCE's verifier is not.
      flowType: 'implicit',
    },
    db: { retry: false },
    global: { fetch: createResilientFetch({ relay }) },
  });
}

/** A client that keeps its session to itself, for a look at whose a mail's link is. */
export function createPassingClient({ url, key }: ClientOptions, relay: Relay): Db {
  return createClient<Database>(url, key, {
    auth: {
      storageKey: `${sessionStorageKey}.passing`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
    global: { fetch: createResilientFetch({ relay }) },
  });
}
