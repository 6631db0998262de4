/** Id of the element in which app/routes/offline renders offline pages. */
export const offlineId = 'offline';

/**
 * The name in the browser's Cache Storage. It contains all offline data and nothing else, so that
 * deleting it deletes all of it.
 */
export const offlineCache = 'mainstreet-offline';
