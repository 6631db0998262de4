/** The key in local storage for the session. */
export const sessionStorageKey = 'mainstreet.session';

/** The key in session storage for the token of an invitation that a tab was opened with. */
export const invitationKey = 'mainstreet.invitation';

/** Called when a session has ended. */
export const signOutPath = '/api/sign-out';
