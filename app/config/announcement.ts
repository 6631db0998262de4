/** Where the browser keeps which banner was dismissed last, in local storage. */
export const dismissedKey = 'mainstreet.announcement';
