/** `place`: 'Austin, TX'; null if it is not known. */
export const title = ({ place }: { place: string | null }) =>
  place === null ? 'Start here' : `Start in ${place}`;
export const savePlaces = 'Save places you like';
export const savePlacesAbout = 'Tap the heart on a business. Your lists are on every device.';
export const reviewListing = ({ name }: { name: string }) => `Review ${name}`;
export const reviewPlace = 'Review a place you know';
export const reviewAbout = 'Say how it was. It takes about a minute.';
export const addMissing = 'Add a business that is missing';
export const addMissingAbout = 'Name, address and hours are enough.';
export const findOwn = 'Find your business';
export const findOwnAbout = 'Claim its listing, or add it.';
