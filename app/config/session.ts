/** Where the browser keeps the session, in local storage. */
export const sessionStorageKey = 'mainstreet.session';

/** Where a tab keeps the token of the invitation by which it was opened, in session storage. */
export const invitationKey = 'mainstreet.invitation';
