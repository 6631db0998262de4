declare global {
  interface Window {
    /** The address of a mail's link as it was opened; early-session.ts keeps it here. */
    mailLink?: string;
  }
}

/** What a mail's link carries (supabase/templates). */
export type MailLink = {
  tokenHash: string;
  /** Whose account it is for, as the link says: anybody can write one. */
  email: string;
  /** Where that account moves to. */
  newEmail: string;
};

/** The link by which this document was opened; null when it was opened otherwise. */
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

/** The link is spent. */
export function forgetMailLink() {
  delete window.mailLink;
}
