/** Where the browser keeps the session, in local storage. */
export const sessionStorageKey = 'mainstreet.session';
