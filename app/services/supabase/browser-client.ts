import { createClient } from '@supabase/supabase-js';
import { sessionStorageKey } from '#app/config/session.ts';
import type { PublicEnv } from '#app/config/public-env.ts';
import type { Db } from './client.ts';
import type { Database } from './database.types.ts';
import { createResilientFetch } from './resilient-fetch.ts';

/**
 * The browser's client: it keeps its session in local storage and refreshes it by supabase-js's
 * own clock (every 30 s, when under 90 s remain). Make one a page, and load this file on demand:
 * supabase-js is no part of a signed-out visitor's download.
 */
export async function createBrowserClient(): Promise<Db> {
  const { supabaseUrl, supabasePublishableKey } = await fetchPublicEnv();
  const backendUrl = supabaseUrl.replace(/\/$/, '');
  const relay = { backendUrl, relayUrl: `${location.origin}/api/relay` };
  return createClient<Database>(supabaseUrl, supabasePublishableKey, {
    auth: {
      storageKey: sessionStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      detectSessionInUrl: true,
      // A confirmation link is often opened on another device, where PKCE's verifier is not.
      flowType: 'implicit',
    },
    // postgrest-js would repeat a GET three times over seven seconds by itself; ours is the only retry.
    db: { retry: false },
    global: { fetch: createResilientFetch({ relay }) },
  });
}

async function fetchPublicEnv(): Promise<PublicEnv> {
  const response = await createResilientFetch()(`${location.origin}/api/config`);
  if (!response.ok) {
    throw new Error(`/api/config answered ${response.status}`);
  }
  return response.json();
}
