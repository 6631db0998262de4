export const listings = 'Listings';
export const searchFailed = 'The search failed. Please try again.';
export const noListing = 'No listing matches.';
export const chooseListing = 'Choose one of the listings';
/** What admins can type. */
export const pickHint = 'Name and city, phone, zip, or the address of its page';
