export const hoursName = 'Opening hours';
export const neverConfirmed = 'never confirmed';
export const confirmed = ({ age }: { age: string }) => `confirmed ${age}`;
export const confirm = 'Still right';
export const title = 'Facts to confirm';
export const factOfListing = ({ fact, listing }: { fact: string; listing: string }) =>
  `${fact} of ${listing}`;
export const phoneName = 'Phone';
export const addressName = 'Address';
export const websiteName = 'Website';
