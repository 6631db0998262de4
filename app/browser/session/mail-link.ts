import * as z from 'zod/mini';
import { openedLinkKey, sessionStorageKey, toVerifierKey } from '#app/config/session.ts';
import type { LinkType } from '#app/domain/session/session-calls.ts';
import { flowIdParam, requestedAtParam } from '#app/domain/session/session.ts';
import type { LinkFlow } from '#app/services/supabase/client.ts';
import { readStored, readStoredText, storeText } from '../storage/stored.ts';

declare global {
  interface Window {
    /** The URL with which the document was opened, when it had a token; early-session.ts sets it. */
    mailLink?: string;
  }
}

/** The addresses of a mail link's account. */
export type LinkAddresses = {
  /** The account's email according to the link; untrusted. */
  email: string;
  /** The account's new email address. */
  newEmail: string;
};

/** A mail link that this tab sent to the auth service, which sends the browser back. */
const openedLinkSchema = z.object({
  email: z.string(),
  newEmail: z.string(),
  /** The PKCE flow of the mail. */
  flowId: z.string(),
});

/** The parameters of a mail link (app/mails/account-mails.ts), or of the way back from the auth service. */
export type MailLink = LinkAddresses & {
  /** '' on the way back. */
  tokenHash: string;
  /** On the way back: the flow and its code, '' when there is none, and why there is none. */
  answer: { flowId: string; code: string; isRefused: boolean } | null;
};

/**
 * Returns the mail link that opened this document, or null. An answer of the auth service counts
 * only in the tab that asked for it: anybody can write an address with a code.
 */
export function findMailLink(): MailLink | null {
  const { searchParams, hash } = new URL(window.mailLink ?? location.href);
  const tokenHash = searchParams.get('token_hash');
  if (tokenHash !== null) {
    const fragment = new URLSearchParams(hash.slice(1));
    const [email, newEmail] = ['email', 'new_email'].map((name) => fragment.get(name) ?? '');
    return { tokenHash, email: email ?? '', newEmail: newEmail ?? '', answer: null };
  }
  const opened = readStored('sessionStorage', openedLinkKey, openedLinkSchema);
  if (opened === null) return null;
  const [code, isRefused] = [searchParams.get('code') ?? '', searchParams.has('error_code')];
  if (code === '' && !isRefused && !searchParams.has('message')) return null;
  const { flowId, ...addresses } = opened;
  return { ...addresses, tokenHash: '', answer: { flowId, code, isRefused } };
}

/** Deletes the link once it is used. */
export function forgetMailLink() {
  delete window.mailLink;
  storeText('sessionStorage', openedLinkKey, null);
}

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
  const verifier = readStoredText('localStorage', toVerifierKey(sessionStorageKey, flowId));
  return verifier === null ? null : { flowId, verifier };
}

/** Deletes the verifier of a flow whose code was exchanged. */
export function forgetVerifier(flowId: string) {
  storeText('localStorage', toVerifierKey(sessionStorageKey, flowId), null);
}

/** Remembers in this tab which link it opens, until the auth service sends the browser back. */
export function rememberOpenedLink(link: z.infer<typeof openedLinkSchema>) {
  sessionStorage.setItem(openedLinkKey, JSON.stringify(link));
}
