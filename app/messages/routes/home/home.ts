export * from './common.ts';

type Counted = { count: string };

export const categories = 'Categories';
const nameCount = (count: string) => `${count} local ${count === '1' ? 'business' : 'businesses'}`;
export const countAround = ({ count, place }: Counted & { place: string }) =>
  `${nameCount(count)} around ${place}: hours, phone numbers and directions.`;
export const countInCities = ({ count, cities: number }: Counted & { cities: number }) =>
  `${nameCount(count)}${number > 1 ? ` in ${number} cities` : ''}: hours, phone numbers and directions.`;
export const noneListed = ({ place }: { place: string | null }) =>
  place === null
    ? 'No businesses are listed yet. Add the first one.'
    : `No businesses are listed around ${place} yet. Add the first one.`;
export const fromDirectory = 'Businesses in the directory';
export const openInLargestCities = 'Open now in the largest cities';
export const allListingsThere = 'All listings';
export const inPlace = ({ place }: { place: string }) => `in ${place}`;
export const exampleSearches = 'Example searches';
type Example = { kind: string; place: string };
export const exampleOpenNow = ({ kind, place }: Example) => `${kind} open now in ${place}`;
export const exampleTopRated = ({ kind, place }: Example) => `Top rated in ${place}: ${kind}`;
export const popularSearches = 'Popular searches';
export const openRightNow = 'Open right now';
export const topRatedNear = ({ place }: { place: string }) => `Top rated near ${place}`;
export const justListed = 'Just listed';
export const justListedNear = ({ place }: { place: string }) => `Just listed near ${place}`;
export const allNewest = 'All newest';
export const homeTitle = ({ name, tagline }: { name: string; tagline: string }) =>
  `${name}: ${tagline}`;

export const resultsDescription = ({
  count,
  search,
  site,
}: Counted & { search: string; site: string }) =>
  `${count} for ${search}: opening hours, ratings, phone numbers and directions on ${site}.`;
export const formatJson = 'These results as JSON';
export const formatCsv = 'These results as CSV';
export const formatGeojson = 'These results as GeoJSON';
export const formatRss = 'New in these results';
