/** When this document was opened, in milliseconds: what is shown begins there and is recomputed each minute (`useNow`). */
export const openedAt = Date.now();
