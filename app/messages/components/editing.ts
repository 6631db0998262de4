export const notGiven = 'Not given';
export const mergedListing = 'Merged listing';
export const photo = 'A photo';
export const photoBefore = 'before';
export const photoAfter = 'after';
