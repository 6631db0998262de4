/** Local storage key of the last dismissed banner. */
export const dismissedKey = 'mainstreet.announcement';
