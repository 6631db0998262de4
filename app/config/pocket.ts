/** Id of the element in which app/routes/pocket renders offline pages. */
export const pocketId = 'pocket';

/**
 * The name in the browser's Cache Storage. It contains all offline data and nothing else, so that
 * deleting it deletes all of it.
 */
export const pocketCache = 'mainstreet-pocket';
