// For the home screen, results and city pages.

type Counted = { count: string };

export const homeCrumb = 'Home';
export const addABusiness = 'Add a business';
export const categoriesFromAToZ = 'Categories, A to Z';
export const cities = 'Cities';
export const allCities = 'All cities';
export const openNow = 'Open now';
export const countOpenNow = ({ count }: Counted) => `${count} open now`;
export const topRated = 'Top rated';
export const allTopRated = 'All top rated';
export const cityGuides = 'City guides';
export const allGuides = 'All guides';
export const moreCategories = ({ count }: { count: number }) => `${count} more categories`;
export const fewerCategories = 'Fewer categories';
export const moreCities = ({ count }: { count: number }) => `${count} more cities`;
export const fewerCities = 'Fewer cities';

export const map = 'Map';
export const howOrdered = 'How results are ordered';
/** Of a number of listings; `count` is formatted. */
export const listings = ({ count, isOne }: Counted & { isOne: boolean }) =>
  `${count} ${isOne ? 'listing' : 'listings'}`;
export const noListings = 'No listings';
export const resultsFor = ({ count, search }: Counted & { search: string }) =>
  `${count}: ${search}`;
export const dayAtTime = ({ day, time }: { day: string; time: string }) => `${day} at ${time}`;

export const whereAreYou = 'Where are you?';
export const currentLocation = 'Use my current location';
export const askingBrowser = 'Asking your browser…';
export const locationNotShared =
  'Your browser did not share your location. Type a city or a zip code instead.';
export const locationNotFound =
  'We could not find your location. Type a city or a zip code instead.';
export const recentlyViewed = 'Recently viewed';
export const clear = 'Clear';
export const clearWhat = ' recently viewed';
