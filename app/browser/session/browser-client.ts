import { backendCalls } from '#app/config/limits.ts';
import type { PublicConfig } from '#app/config/public-env.ts';
import {
  type Db,
  type LinkFlow,
  createTemporaryClient,
  createPersonClient,
} from '#app/services/supabase/client.ts';
import { createResilientFetch } from '#app/services/supabase/resilient-fetch.ts';
import { recordFlags } from './set-flags.ts';

/**
 * Creates this page's client, for open-session.ts only. Import this file on demand: signed-out
 * visitors must not download supabase-js.
 */
export async function createBrowserClient(): Promise<Db> {
  const { options, relay } = await readBackend();
  return createPersonClient(options, relay);
}

/** Creates a separate client whose session does not affect this page's session. */
export async function openTemporaryClient(flow: LinkFlow | null): Promise<Db> {
  const { options, relay } = await readBackend();
  return createTemporaryClient(options, relay, flow);
}

type LinkTarget = { tokenHash: string; type: string; /** An absolute URL. */ redirectTo: string };

/**
 * Returns the URL at which the auth service opens a mail's link, or null if it does not answer here:
 * nobody should be sent to an error page of the browser.
 */
export async function findLinkUrl({ tokenHash, type, redirectTo }: LinkTarget) {
  const { options, relay } = await readBackend();
  const answer = await fetch(`${relay.backendUrl}/auth/v1/health`, {
    headers: { apikey: options.key },
    signal: AbortSignal.timeout(backendCalls.probeTimeoutMs),
  }).catch(() => null);
  if (!answer?.ok) return null;
  const query = new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo });
  return `${relay.backendUrl}/auth/v1/verify?${query}`;
}

async function readBackend() {
  const { supabase_url: url, supabase_publishable_key: key, flags } = await fetchConfig();
  recordFlags(flags);
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
