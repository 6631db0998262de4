import type { PublicConfig } from '#app/config/public-env.ts';
import {
  type Db,
  createPassingClient as createPassing,
  createPersonClient,
} from '#app/services/supabase/client.ts';
import { createResilientFetch } from '#app/services/supabase/resilient-fetch.ts';
import { noteFlags } from '../flags/set-flags.ts';

/**
 * This browser's client, for open-session.ts alone. Load this file on demand: supabase-js is no
 * part of a signed-out visitor's download.
 */
export async function createBrowserClient(): Promise<Db> {
  const { options, relay } = await readBackend();
  return createPersonClient(options, relay);
}

/** A client beside this browser's own, whose session touches nothing here. */
export async function createPassingClient(): Promise<Db> {
  const { options, relay } = await readBackend();
  return createPassing(options, relay);
}

async function readBackend() {
  const { supabaseUrl, supabasePublishableKey, flags } = await fetchConfig();
  noteFlags(flags);
  const backendUrl = supabaseUrl.replace(/\/$/, '');
  return {
    options: { url: supabaseUrl, key: supabasePublishableKey },
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
