/** The key in local storage for the banner that was dismissed last. */
export const dismissedKey = 'mainstreet.announcement';
