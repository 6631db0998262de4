import { openedLinkKey, sessionStorageKey, toVerifierKey } from '#app/config/session.ts';
import { flowIdParam, requestedAtParam } from '#app/domain/session/parse-next.ts';
import type { LinkType } from '#app/domain/session/session-calls.ts';
import type { LinkFlow } from '#app/services/supabase/client.ts';
import type { OpenedLink } from './mail-link.ts';

/** GoTrue ends a flow 5 minutes after the mail was requested; the way there and back takes a while. */
const lifetimeMs = 4.5 * 60_000;

/** Returns the URL to which a requested mail leads in the end, with the time of the request. */
export function toMailRedirect(path: string): string {
  const url = new URL(path, location.origin);
  url.searchParams.set(requestedAtParam, String(Date.now()));
  return url.href;
}

/**
 * Returns the flow that this browser began for the mail link of this document, while its code can be
 * exchanged; else null. Flows of sign-in links last as long as their mail.
 */
export function findLinkFlow(type: LinkType): LinkFlow | null {
  const link = new URL(window.mailLink ?? location.href).searchParams;
  const next = link.get('next') ?? '';
  if (!link.get('token_hash')?.startsWith('pkce_') || !URL.canParse(next)) return null;
  const { searchParams } = new URL(next);
  const ageMs = Date.now() - Number(searchParams.get(requestedAtParam));
  if (type !== 'magiclink' && ageMs > lifetimeMs) return null;
  return findFlow(searchParams.get(flowIdParam) ?? '');
}

/** Returns a flow with its verifier as auth-js stored it, or null in another browser. */
export function findFlow(flowId: string): LinkFlow | null {
  try {
    const verifier = localStorage.getItem(toVerifierKey(sessionStorageKey, flowId));
    return verifier === null ? null : { flowId, verifier };
  } catch {
    return null;
  }
}

/** Deletes the verifier of a flow whose code was exchanged. */
export function forgetVerifier(flowId: string) {
  try {
    localStorage.removeItem(toVerifierKey(sessionStorageKey, flowId));
  } catch {}
}

/** Remembers in this tab which link it opens, until the auth service sends the browser back. */
export function rememberOpenedLink(link: OpenedLink) {
  sessionStorage.setItem(openedLinkKey, JSON.stringify(link));
}
