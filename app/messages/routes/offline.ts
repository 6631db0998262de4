export const call = ({ phone }: { phone: string }) => `Call ${phone}`;
export const hours = 'Hours';
export const hoursCaption = 'Weekly hours and special days';
export const notSavedTitle = 'Not saved for offline use';
export const notSavedHeading = 'This page is not saved';
export const notSavedText = ({ name }: { name: string }) =>
  `Offline, you can use the listings and guides of ${name} on this device. For everything else, please try again when you are online.`;
export const loading = 'Loading…';
export const searchCity = ({ name }: { name: string }) => `Search ${name}`;
export const title = 'Saved for offline use';
export const javascriptNeeded =
  'Saving a city for offline use needs JavaScript, which is turned off here.';
export const updatesWhenOnline = 'The copy updates when you are online again.';
export const showLivePage = 'Show the live page';
export const retry = 'Try again';
export const stateOffline = 'You are offline.';
export const stateNotResponding = 'The site is not responding.';
export const stateOnlineAgain = 'You are online again.';
export const savedCopyOf = ({ name, age, size }: { name: string; age: string; size: string }) =>
  `This is ${name} as it was ${age}, from the copy saved on this device (${size}).`;
export const viewSaved = 'See what is saved';
export const checkingForChanges = 'Checking for changes…';
export const cityLabel = 'City';
export const placesLabel = 'Places';
export const checkedLabel = 'Last updated';
export const sizeLabel = 'Size';
export const sizeText = ({ size }: { size: string }) => `${size}, and the screens that show it`;
export const savedText =
  'The copy updates once a day when you are online. You see it only when the network fails or takes longer than four seconds.';
export const updateNow = 'Update now';
export const removeCity = 'Remove from this device';
export const nothingSavedHeading = 'Nothing is saved here';
export const nothingSavedText =
  'You can save one city on this device: its listings, hours, phone numbers and guides, to search offline. Open a city and choose “Save … on this device” below its list.';
export const cities = 'Cities';
export const cityTitle = ({ name }: { name: string }) => `${name}, saved for offline use`;
export const searchLabel = 'Saved listings';
export const showMore = 'Show more';
export const guides = 'Guides';
export const whatLabel = 'What';
export const categoryLabel = 'Category';
export const allCategories = 'All';
export const openNow = 'Open now';
export const noResults = 'No matches';
export const results = ({ count, formatted }: { count: number; formatted: string }) =>
  count === 1 ? '1 place' : `${formatted} places`;
export const resultsWithout = ({ terms }: { terms: string }) =>
  `, without “${terms}”, which nothing here matches`;
export const noneOpen = ', none of them open at that time';
export const openThen = 'open at that time';
export const countWithout = ({ count, filter }: { count: string; filter: string }) =>
  `${count} without “${filter}”`;
