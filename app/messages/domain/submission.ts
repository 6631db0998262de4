export const category = 'Please choose a category from the list';
export const moreCategories = 'Please choose at most four more categories from the list';
export const state = 'Please enter a valid US state';
export const zipCode = 'Please enter a valid zip code (5 digits, or 5+4)';
export const timeZone = 'Please choose a time zone';
export const location = 'Please choose a place in the area of this directory';
export const openingHours = 'Please enter opening hours as times of day';
export const specialHours = 'Please enter special days as a date with times of day';
export const attributes = 'Please choose at most 30 different features of at most 48 characters';
export const services = 'Please enter each service with a name, and prices in dollars';
export const photos = 'Please add the photos again';
export const reopensOn = 'Please choose a day within the next two years';
export const day = ({ label }: { label: string }) => `${label} must be a date`;
export const movedTo = 'Please choose a listing that is in the directory';
export const sameNameAndAddress = 'Another listing has this name at this address';
export const service =
  'A service needs a name of at most 120 characters, and can have a description of at most 500';
export const overlapping = 'Some of these hours overlap';
export const note = 'A note can have at most 100 characters';
export const price = 'Please enter prices in dollars, like 45, from 45 or 45-80';
export const hoursInWords = 'Hours in words';
export const extension = ({ label, max }: { label: string; max: number }) =>
  `${label} can have only digits, at most ${max}`;
type OtherState = { zipCode: string; state: string; stated: string };
export const otherState = ({ zipCode, state, stated }: OtherState) =>
  `Zip code ${zipCode} is in ${state}, not in ${stated}`;
export const cannotBeSaved = ({ label }: { label: string }) => `${label} cannot be saved like this`;
