/** Id of the element in which app/routes/pocket shows what this browser has stored. */
export const pocketId = 'pocket';

/**
 * Name in the browser's Cache Storage: contains everything stored for offline use and nothing else,
 * so that deleting it deletes all of that.
 */
export const pocketCache = 'mainstreet-pocket';
