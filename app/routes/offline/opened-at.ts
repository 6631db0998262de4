/**
 * When this document was opened, in milliseconds; times start from it and update each minute
 * (`useNow`).
 */
export const openedAt = Date.now();
