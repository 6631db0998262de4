import { openedLinkKey } from '#app/config/session.ts';

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
export type OpenedLink = LinkAddresses & { /** The PKCE flow of the mail. */ flowId: string };

/** The parameters of a mail link (supabase/templates), or of the way back from the auth service. */
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
  const opened = readOpenedLink();
  if (opened === null) return null;
  const [code, isRefused] = [searchParams.get('code') ?? '', searchParams.has('error_code')];
  if (code === '' && !isRefused && !searchParams.has('message')) return null;
  const { flowId, ...addresses } = opened;
  return { ...addresses, tokenHash: '', answer: { flowId, code, isRefused } };
}

/** Deletes the link once it is used. */
export function forgetMailLink() {
  delete window.mailLink;
  try {
    sessionStorage.removeItem(openedLinkKey);
  } catch {}
}

function readOpenedLink(): OpenedLink | null {
  try {
    return JSON.parse(sessionStorage.getItem(openedLinkKey) ?? 'null') as OpenedLink | null;
  } catch {
    return null;
  }
}
