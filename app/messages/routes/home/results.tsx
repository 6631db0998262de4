import type { ReactNode } from 'react';

export * from './common.ts';

export const fewer = 'Fewer';
export const more = ({ count }: { count: number }) => `${count} more`;

export const results = 'Results';
export const mapLabel = 'Map of the results';
export const topRatedNote =
  'Top rated: by average rating, with ten ratings of 3.8 added to each listing so that many good reviews count more than a few.';
export const sortLabel = 'Sort results';
export const sortBy = 'Sort by';
export const bestMatch = 'Best match';
export const distance = 'Distance';
export const name = 'Name';
export const newest = 'Newest';
export const pages = 'Pages';
export const firstPage = 'First page';
export const nextPage = 'Next page';
export const features = 'Features';
export const servesTown = ({ town }: { town: string }) => `Serves ${town}`;
export const whyThisResult = 'Why this?';
export const call = 'Call';
export const callListing = ({ name }: { name: string }) => `Call ${name}`;
export const whyThisListing = ({ listing }: { listing: string }) => `Why this? ${listing}`;
export const saveSearch = 'Save this search';
export const searchSaved = 'Search saved';

export const filters = 'Filters';
export const activeFilters = 'Active filters';
export const removeFilter = 'Remove filter:';
export const clearAll = 'Clear all';
export const openOn = ({ day }: { day: string }) => `Open ${day}`;
export const not = ({ choice }: { choice: string }) => `Not ${choice}`;
export const exclude = 'Exclude';
export const inGroup = ({ group }: { group: string }) => ` in ${group}`;
export const inMapArea = 'In the map area';
export const nearYou = 'Near you';
export const withinMiles = ({ miles }: { miles: number }) => `Within ${miles} miles`;
export const ratedAndUp = ({ rating }: { rating: number }) => `Rated ${rating} and up`;
export const ratingAndUp = ({ rating }: { rating: number }) => `${rating} and up`;
export const inTheNeighborhood = 'In the neighborhood';
export const hours = 'Hours';
export const category = 'Category';
export const pricesFrom = 'Prices from';
export const specialty = 'Specialty';
export const rating = 'Rating';
export const neighborhood = 'Neighborhood';
export const area = 'Area';
export const city = 'City';
export const show = ({ count }: { count: string }) => `Show ${count}`;

export const dayAndTime = 'Day and time';
export const dayAndTimeLabel = 'Day and time: ';
export const anyDay = 'Any day';
export const openAtDayAndTime = 'Open at a day and time';
export const date = 'Date';
export const timeOptional = 'Time (optional)';
export const apply = 'Apply';

export const firstAreShown = ({ count }: { count: number }) =>
  `Only the first ${count} results are shown.`;
export const addressIgnored = 'We ignored a part of this address that we do not understand:';
export const parameters: Record<string, string> = {
  q: 'What',
  near: 'Where',
  lat: 'Latitude',
  lng: 'Longitude',
  radius_miles: 'Distance',
  bounds: 'Area',
  category: 'Category',
  metro: 'Area',
  city: 'City',
  features: 'Features',
  open: 'Open',
  day: 'Day',
  time: 'Time',
  date: 'Date',
  min_rating: 'Rating',
  sort: 'Sort',
  cursor: 'Page',
};
export const didYouMeanWords = ({ words }: { words: ReactNode }) => <>Did you mean {words}?</>;
/** `quoted` is in quotation marks. */
export const searchAsTyped = ({ quoted }: { quoted: string }) => `Search for ${quoted} as typed`;
export const didYouMean = ({ places }: { places: ReactNode }) => <>Or did you mean {places}?</>;
export const comma = ', ';
export const or = ' or ';
export const hasMoved = ({ name: link, place }: { name: ReactNode; place: string }) => (
  <>
    {link} in {place} has moved.
  </>
);
export const hasClosed = ({ name: link, place }: { name: ReactNode; place: string }) => (
  <>
    {link} in {place} has permanently closed.
  </>
);
