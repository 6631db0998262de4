/** Of the element in which app/routes/pocket shows what this browser keeps. */
export const pocketId = 'pocket';

/**
 * Of the browser's Cache Storage: holds everything that a person keeps for offline, and nothing else, so
 * that to delete it is to forget all of it.
 */
export const pocketCache = 'mainstreet-pocket';
