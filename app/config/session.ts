/** Local storage key of the session. */
export const sessionStorageKey = 'mainstreet.session';

/** Session storage key of the token of the invitation that opened the tab. */
export const invitationKey = 'mainstreet.invitation';

/** Called once a session has ended. */
export const signOutPath = '/api/sign-out';
