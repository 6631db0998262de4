export const findListings = 'Find listings';
export const searchLabel = 'Name and city';
export const status = 'Status';
export const any = 'Any';
export const needs = 'Needs';
export const all = 'All';
export const toConfirm = 'Confirmation';
export const incomplete = 'More details';
export const noneFound = 'No listing matches.';
export const listing = 'Listing';
export const completeness = 'Completeness';
export const rating = 'Rating';
export const editMany = ({ count }: { count: number }) =>
  count === 1 ? 'Edit 1 listing' : `Edit ${count} listings`;
export const spreadsheet = 'Spreadsheet';
export const title = 'Edit listings';
export const chosen = ({ count, names }: { count: number; names: string }) =>
  `${count === 1 ? '1 listing' : `${count} listings`}: ${names}`;
export const others = 'others';
export const listingsNotFound = 'None of these listings is yours.';
export const whatToChange = 'What do you want to change?';
export const hours = 'Opening hours';
export const hoursAbout = 'All of them get this week.';
export const days = 'Special days';
export const daysAbout = 'These days are added; other special days stay.';
export const phone = 'Phone';
export const links = 'Website and links';
export const linksAbout = 'What you leave empty stays as it is.';
export const confirm = 'Confirm that everything is right';
export const confirmAbout = ({ count }: { count: number }) =>
  `Hours, phone, address, and website of ${count} listings are marked as confirmed today.`;
export const confirmButton = ({ count }: { count: number }) => `Confirm ${count} listings`;
export const preview = 'Preview changes';
export const previewTitle = 'Changes';
export const nothingToChange = 'All of them have these values already.';
export const unchanged = ({ count }: { count: number }) =>
  count === 1 ? '1 listing stays as it is.' : `${count} listings stay as they are.`;
export const save = ({ count }: { count: number }) =>
  count === 1 ? 'Save 1 listing' : `Save ${count} listings`;
export const saved = ({ count }: { count: number }) =>
  count === 1 ? '1 listing saved.' : `${count} listings saved.`;
export const notSaved = ({ names }: { names: string }) =>
  `Not saved: ${names}. Someone else changed them meanwhile, or you may not edit them.`;
export const confirmed = ({ count }: { count: number }) => `${count} listings confirmed.`;
export const unconfirmed = 'Undone: confirmed as before.';
export const undo = 'Undo';
export const undone = ({ count }: { count: number }) => `Undone for ${count} listings.`;
export const backToListings = 'Back to my listings';
