import type { ReactNode } from 'react';

export const streetLabel = 'Street address';
export const cityLabel = 'City';
export const stateLabel = 'State';
export const zipCodeLabel = 'Zip code';
export const featuresLabel = 'Features';
export const categoryLabel = 'Category';
export const categoryPlaceholder = 'Coffee, plumber, vet…';
export const categoriesGroup = 'Categories';
export const nearestCategoriesGroup = 'Similar categories';
export const categoryNotFound = 'No category matches. Choose "Other" and describe it.';
export const categoryHint = 'Type what the business is, then choose from the list.';
export const moreCategoriesLabel = 'More categories';
export const addCategoryLabel = 'Add a category';
export const moreCategoriesHint = 'Up to four. Visitors find the business in each.';
export const moreCategoriesFull = 'Four is the most you can add.';
export const remove = 'Remove';
export const removeCategory = ({ name }: { name: string }) => `Remove ${name}`;
export const addHours = 'Add hours';
export const addMoreHours = 'Add more hours';
export const open24Hours = 'Open 24 hours';
export const setHours = 'Set hours';
export const closed = 'Closed';
export const copyToEveryDay = 'Copy to every day';
export const copyToMondayToFriday = 'Copy to Monday to Friday';
export const byAppointmentOnly = 'By appointment only';
export const copyHours = ({ ofDay }: { ofDay: ReactNode }) => <>Copy{ofDay}…</>;
export const onDay = ({ name }: { name: string }) => `on ${name}`;
export const hoursOfDay = ({ name }: { name: string }) => `the hours of ${name}`;
export const hoursPreviewTitle = 'What visitors will see';
export const hoursPreviewEmpty = 'Days you add are previewed here.';
export const mapLabel = 'Map with a pin';
export const mapAlt = 'Map around the pin';
export const pinName = 'Pin. Move it with the arrow keys; hold Shift to move faster.';
export const pinNearOther =
  'The pin is near another business on this street. Move it to the door, or confirm that it is right.';
export const pinAtZipCode =
  'The pin is at the center of the zip code. Move it to the door. If you cannot find the spot on this map, leave it.';
export const pinAtCity =
  'The pin is at the center of the city. Move it to the door. If you cannot find the spot on this map, leave it.';
export const mapPending = 'The map appears here once the address is found.';
export const addressNotFound =
  'We could not find this address. You can continue: we use the center of the zip code.';
export const pinPosition = ({ lat, lng }: { lat: string; lng: string }) =>
  `The pin is at ${lat}, ${lng}. Directions lead there.`;
export const timeZone = ({ timeZoneName }: { timeZoneName: string }) =>
  `Time zone: ${timeZoneName}`;
export const timeZoneOfAddress = ({ name }: { name: string }) => `${name}, as its address`;
export const pinIsRight = 'The pin is right';
export const removePin = 'Remove the pin';
export const serviceLabel = 'Service';
export const withExtension = ({ phone, extension }: { phone: string; extension: string }) =>
  `${phone}, extension ${extension}`;
export const priceLabel = 'Price in dollars';
export const pricePlaceholder = '45 or 45-80';
export const optional = ({ label }: { label: string }) => `${label} (optional)`;
export const unitLabel = 'Per (optional)';
export const unitPlaceholder = 'hour, person';
export const serviceDescriptionLabel = 'Description (optional)';
export const servicePreview = ({ service }: { service: string }) =>
  `Shown to visitors as: ${service}`;
export const priceInvalid = ({ typed }: { typed: string }) =>
  `“${typed}” is no price in dollars. Enter one like 45, from 45, 45-80, 12 each or free, or leave it empty.`;
export const priceMissing = 'Please also enter a price';
export const removeService = 'Remove';
export const serviceRestored = ({ item }: { item: string }) => `${item} restored.`;
export const serviceRemoved = ({ item }: { item: string }) => `${item} removed.`;
export const unnamedService = 'The service';
export const servicesEmpty = 'No services yet.';
export const addService = 'Add a service';
export const undo = 'Undo';
export const dateMissing = 'Please enter a date';
export const dateTaken = 'This date is already a special day.';
export const noteHint = 'The reason, shown to visitors';
export const specialHours = 'Different hours';
export const dateLabel = 'Date';
export const noteLabel = 'Note (optional)';
export const setHoursOf = ({ onDay }: { onDay: ReactNode }) => <>Set hours{onDay}</>;
export const open24HoursOn = ({ onDay }: { onDay: ReactNode }) => <>Open 24 hours{onDay}</>;
export const closedOn = ({ onDay }: { onDay: ReactNode }) => <>Closed{onDay}</>;
export const sameAsUsual = ({ name }: { name: ReactNode }) => <>Same as usual{name}</>;
export const dayAdded = 'Day added as closed';
export const sameAsLastWeek = 'Same as last week’s';
export const sameAsLastYear = 'Same as last year’s';
export const specialDaysEmpty = 'No upcoming special days.';
export const addDay = 'Add a day';
export const addDayHint = 'We add the day as closed. Then you can set its hours and a note.';
export const addOtherDay = 'Add another day';
export const opensLabel = ({ day }: { day: string }) => `${day}, opens`;
export const closesLabel = ({ day }: { day: string }) => `${day}, closes`;
export const midnight = 'midnight';
export const theNextDay = 'the next day';
export const removeHoursOf = ({ day }: { day: string }) => `Remove these hours of ${day}`;
export const removeHours = 'Remove';
export const typedHoursPlaceholder = 'mon-fri 9-5, sat 10-2';
export const typedHoursSaved = 'We saved what you typed. Please correct it, or set hours by day.';
export const typedHoursChange = 'Please correct it, or delete it and fill in the days.';
type Unread = { piece: string; missing: 'opening' | 'closing' | null; advice: string };
export const typedHoursUnread = ({ piece, missing, advice }: Unread) => {
  if (missing === 'opening') return `“${piece}” says only when it closes. ${advice}`;
  if (missing === 'closing') return `“${piece}” does not say at what time it closes. ${advice}`;
  return `We do not understand “${piece}”. ${advice}`;
};
export const typedHoursByAppointment =
  'Please delete “by appointment” here, and choose “By appointment only” under Features.';
export const hoursByDay = 'Set hours by day';
export const typedHoursLabel = 'Type the hours';
export const typedHoursHint =
  'As on the door. We fill in the week from it. Or leave this empty and set hours by day.';
export const daysAdded = ({ count }: { count: number }) =>
  count === 1 ? '1 day added' : `${count} days added`;
export const cityUnusual = ({
  zipCode,
  usual,
  city,
}: {
  zipCode: string;
  usual: string;
  city: string;
}) => `Most businesses with zip code ${zipCode} are in ${usual}. Is ${city} right? Then continue.`;
export const cityCorrect = ({ usual }: { usual: string }) => `It is ${usual}`;
export const thisCity = 'this city';
export const pinLabel = 'Pin at the door.';
export const pinHint = 'Drag it, or choose it and use the arrow keys.';
export const loading = 'Loading…';
export const changedMeanwhile = 'Someone else changed this in the meantime. Nothing is saved yet.';
export const chooseAndSave = 'Choose, and save again.';
type ChangedBy = { field: ReactNode; editor: string; age: string | null };
/** `age`: "2 hours ago"; null if unknown. */
export const changedBy = ({ field, editor, age }: ChangedBy) => (
  <>
    {field}: {age === null ? `${editor} changed this.` : `${editor} changed this ${age}.`}
  </>
);
export const keepYours = 'Keep this version, shown above';
export const keepTheirs = ({ value }: { value: ReactNode }) => <>Use the other version: {value}</>;
