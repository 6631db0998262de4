import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { sessionStorageKey } from '#app/config/session.ts';
import type { Database } from './database.types.ts';
import { type Relay, createResilientFetch } from './resilient-fetch.ts';

export type Db = SupabaseClient<Database>;

type ClientOptions = { url: string; key: string };

/**
 * Creates a client for a visitor without a session: Row Level Security sees the role `anon`. Stores
 * no session; safe to create per request.
 * @param ask the fetch to use; by default one with a browser's time-outs and retries
 */
export function createVisitorClient(
  { url, key }: ClientOptions,
  ask: typeof fetch = createResilientFetch(),
): Db {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // postgrest-js would retry a GET three times over seven seconds; `ask` is the only retry.
    db: { retry: false },
    global: { fetch: ask },
  });
}

/**
 * Creates a browser's client, which stores its session in local storage and refreshes it by
 * supabase-js's timer (every 30 s, if under 90 s remain). Create one per page.
 */
export function createPersonClient({ url, key }: ClientOptions, relay: Relay): Db {
  return createClient<Database>(url, key, {
    auth: {
      storageKey: sessionStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      // Anybody can write a URL: a link must not decide who is signed in.
      detectSessionInUrl: false,
      // A mail is often opened on another device, which does not have PKCE's verifier.
      flowType: 'implicit',
    },
    db: { retry: false },
    global: { fetch: createResilientFetch({ relay }) },
  });
}

/** Creates a client with a separate session, to look up whom the link in a mail is for. */
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
