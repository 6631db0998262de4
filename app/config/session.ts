/** Where the browser keeps the session, in local storage. */
export const sessionStorageKey = 'mainstreet.session';

/** Where a tab keeps the token of the invitation by which it was opened, in session storage. */
export const invitationKey = 'mainstreet.invitation';

/** Asked once a session has ended. */
export const signOutPath = '/api/sign-out';
