import type { Wrap } from '#app/messages/sentences.ts';

export const what = 'What';
export const whatExample = 'Coffee, plumber, a name…';
export const where = 'Where';
export const whereExample = 'City, state or zip';
export const search = 'Search';
export const forgetPlaceHint = 'Saved on this device from your last search. Clear it';
export const forgetPlace = ({ place }: { place: string }) =>
  `Clear ${place}, saved on this device from your last search`;
export const placeNeededTitle = 'Where should we look?';
export const placeNeededText = ({ everywhere }: { everywhere: Wrap }) => (
  <>Type a city or a zip code, or {everywhere('search everywhere')}</>
);

export const searches = 'Searches';
export const recentSearches = 'Recent searches';
export const clearRecentSearches = 'Clear recent searches';
export const categories = 'Categories';
export const popularCategories = 'Popular categories';
export const businesses = 'Businesses';
export const streets = 'Streets';
export const places = 'Places';
export const wholeArea = ({ area }: { area: string }) => `All of ${area}`;
export const city = 'City';
export const neighborhood = 'Neighborhood';
export const zipCode = 'Zip code';
export const state = 'State';

/** For an assistant in the browser. */
export const formDescription = ({ area }: { area: string }) =>
  `Finds local businesses in ${area} by words and place.`;
export const whatDescription = 'A kind of business, a service or a name';
export const whereDescription = 'A city with its state, or a zip code';
