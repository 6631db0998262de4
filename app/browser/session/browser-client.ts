import type { PublicEnv } from '#app/config/public-env.ts';
import { type Db, createPersonClient } from '#app/services/supabase/client.ts';
import { createResilientFetch } from '#app/services/supabase/resilient-fetch.ts';

/**
 * This browser's client, for open-session.ts alone. Load this file on demand: supabase-js is no
 * part of a signed-out visitor's download.
 */
export async function createBrowserClient(): Promise<Db> {
  const { supabaseUrl, supabasePublishableKey } = await fetchPublicEnv();
  const backendUrl = supabaseUrl.replace(/\/$/, '');
  const relay = { backendUrl, relayUrl: `${location.origin}/api/relay` };
  return createPersonClient({ url: supabaseUrl, key: supabasePublishableKey }, relay);
}

async function fetchPublicEnv(): Promise<PublicEnv> {
  const response = await createResilientFetch()(`${location.origin}/api/config`);
  if (!response.ok) {
    throw new Error(`/api/config answered ${response.status}`);
  }
  return response.json();
}
