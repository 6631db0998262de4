import { type SupabaseClient, createClient } from '@supabase/supabase-js';
import { sessionStorageKey, toVerifierKey } from '#app/config/session.ts';
import type { Database } from './database.types.ts';
import { type Relay, createResilientFetch } from './resilient-fetch.ts';
import { withWriteIds } from './write-ids.ts';

export type Db = SupabaseClient<Database>;

type ClientOptions = { url: string; key: string };

/**
 * Creates a client for a visitor without a session: Row Level Security sees the role `anon`. It
 * stores no session; create one for each request.
 * @param baseFetch the fetch to use; by default one with the time-outs and retries of a browser
 */
export function createVisitorClient(
  { url, key }: ClientOptions,
  baseFetch: typeof fetch = createResilientFetch(),
): Db {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // postgrest-js would retry a GET three times over seven seconds; only our retries apply.
    db: { retry: false },
    global: { fetch: baseFetch },
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
      // A mail's link opened in this browser gives a code that only this browser can exchange; on
      // another device its token hash signs in (routes/auth/auth-actions.ts).
      flowType: 'pkce',
      experimental: { appendPkceFlowIdToRedirects: true },
    },
    db: { retry: false },
    global: { fetch: withWriteIds(createResilientFetch({ relay })) },
  });
}

/** A PKCE flow that this browser began when it requested a mail. */
export type LinkFlow = { flowId: string; verifier: string };

/**
 * Creates a client that does not share its session, to find out whose account a mail's link is for.
 * @param flow the flow whose code it exchanges
 */
export function createTemporaryClient(
  { url, key }: ClientOptions,
  relay: Relay,
  flow: LinkFlow | null,
): Db {
  const storageKey = `${sessionStorageKey}.passing`;
  const items = new Map<string, string>();
  if (flow !== null) items.set(toVerifierKey(storageKey, flow.flowId), flow.verifier);
  return createClient<Database>(url, key, {
    auth: {
      storageKey,
      storage: {
        getItem: (name) => items.get(name) ?? null,
        setItem: (name, value) => void items.set(name, value),
        removeItem: (name) => void items.delete(name),
      },
      autoRefreshToken: false,
      detectSessionInUrl: false,
      flowType: 'pkce',
    },
    global: { fetch: createResilientFetch({ relay }) },
  });
}
