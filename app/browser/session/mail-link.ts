declare global {
  interface Window {
    /** The URL of the mail link that opened the document; early-session.ts sets it. */
    mailLink?: string;
  }
}

/** The parameters of a mail link (supabase/templates). */
export type MailLink = {
  tokenHash: string;
  /** The account's email according to the link; untrusted. */
  email: string;
  /** The account's new email address. */
  newEmail: string;
};

/** Returns the mail link that opened this document, or null. */
export function findMailLink(): MailLink | null {
  if (window.mailLink === undefined) return null;
  const { searchParams, hash } = new URL(window.mailLink);
  const fragment = new URLSearchParams(hash.slice(1));
  return {
    tokenHash: searchParams.get('token_hash') ?? '',
    email: fragment.get('email') ?? '',
    newEmail: fragment.get('new_email') ?? '',
  };
}

/** Deletes the link once it is used. */
export function forgetMailLink() {
  delete window.mailLink;
}
