import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { sessionStorageKey } from '#app/config/session.ts';
import type { Database } from './database.types.ts';
import { type Relay, createResilientFetch } from './resilient-fetch.ts';
import { withWriteIds } from './write-ids.ts';

export type Db = SupabaseClient<Database>;

type ClientOptions = { url: string; key: string };

/**
 * Creates a client for a visitor without a session: Row Level Security sees the role `anon`. It
 * stores no session; create one for each request.
 * @param ask the fetch to use; by default one with the time-outs and retries of a browser
 */
export function createVisitorClient(
  { url, key }: ClientOptions,
  ask: typeof fetch = createResilientFetch(),
): Db {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // postgrest-js would retry a GET three times over seven seconds; only our retries apply.
    db: { retry: false },
    global: { fetch: ask },
  });
}

/**
 * Creates a browser's client: it stores its session in local storage, and supabase-js refreshes it
 * (checked every 30 s, when less than 90 s remain). Create one for each page.
 */
export function createPersonClient({ url, key }: ClientOptions, relay: Relay): Db {
  return createClient<Database>(url, key, {
    auth: {
      storageKey: sessionStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      // Anybody can write a URL: a link must not decide who is signed in.
      detectSessionInUrl: false,
      // Mails are often opened on another device, which lacks the PKCE verifier.
      flowType: 'implicit',
    },
    db: { retry: false },
    global: { fetch: withWriteIds(createResilientFetch({ relay })) },
  });
}

/**
 * Creates a client that does not share its session, to find out whose account a mail's link is for.
 */
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
