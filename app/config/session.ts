/** The key in local storage for the session. */
export const sessionStorageKey = 'mainstreet.session';

/** The key in session storage for the token of an invitation that a tab was opened with. */
export const invitationKey = 'mainstreet.invitation';

/** The key in session storage for the code of a letter or invitation that a tab was opened with. */
export const ownerCodeKey = 'mainstreet.owner-code';

/** The key in session storage for the token of /setup that a tab was opened with. */
export const setupTokenKey = 'mainstreet.setup-token';

/** The key in session storage for the mail link that a tab sent to the auth service. */
export const openedLinkKey = 'mainstreet.opened-link';

/** The key in local storage for the banner that was dismissed last. */
export const dismissedKey = 'mainstreet.announcement';

/** Returns where auth-js stores the PKCE verifier of a requested mail. */
export function toVerifierKey(storageKey: string, flowId: string): string {
  return `${storageKey}-flow-${flowId}-code-verifier`;
}

/** Called when a session has ended. */
export const signOutPath = '/api/sign-out';

/** Settings of supabase/config.toml that screens mention; a test compares them. */
export const accountRules = {
  minPasswordLength: 8,
  /** Number of digits of the codes in mails. */
  codeLength: 8,
  /** Between two mails of one kind to a person. */
  mailPauseSeconds: 60,
} as const;
