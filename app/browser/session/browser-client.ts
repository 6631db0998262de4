import type { PublicConfig } from '#app/config/public-env.ts';
import {
  type Db,
  createPassingClient as createPassing,
  createPersonClient,
} from '#app/services/supabase/client.ts';
import { createResilientFetch } from '#app/services/supabase/resilient-fetch.ts';
import { noteFlags } from '../flags/set-flags.ts';

/**
 * Creates this page's client, for open-session.ts only. Import this file on demand: signed-out
 * visitors must not download supabase-js.
 */
export async function createBrowserClient(): Promise<Db> {
  const { options, relay } = await readBackend();
  return createPersonClient(options, relay);
}

/** Creates a separate client whose session does not affect this page's session. */
export async function createPassingClient(): Promise<Db> {
  const { options, relay } = await readBackend();
  return createPassing(options, relay);
}

async function readBackend() {
  const { supabase_url: url, supabase_publishable_key: key, flags } = await fetchConfig();
  noteFlags(flags);
  const backendUrl = url.replace(/\/$/, '');
  return {
    options: { url, key },
    relay: { backendUrl, relayUrl: `${location.origin}/api/relay` },
  };
}

async function fetchConfig(): Promise<PublicConfig> {
  const response = await createResilientFetch()(`${location.origin}/api/config`);
  if (!response.ok) {
    throw new Error(`/api/config answered ${response.status}`);
  }
  return response.json();
}
