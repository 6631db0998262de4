import type { Wrap } from '#app/messages/sentences.ts';

export * from './common.ts';

type City = { city: string };
type Counted = { count: string };

export const businessesIn = ({ city: place }: City) => `Businesses in ${place}`;
export const allListingsIn = ({ city: place }: City) => `All listings in ${place}`;
export const cityDescription = ({ city: place, count, site }: City & Counted & { site: string }) =>
  `${count} businesses in the ${place} area on ${site}: what is open now, top rated, new and closed, by neighborhood and on a map.`;
export const cityListDescription = ({
  city: place,
  count,
  site,
}: City & Counted & { site: string }) =>
  `${count} in the ${place} area on ${site}: opening hours, ratings, phone numbers and directions, on a list and on a map.`;
export const citySearchDescription = ({
  count,
  search,
  site,
}: Counted & { search: string; site: string }) =>
  `${count} for ${search} on ${site}: opening hours, ratings, phone numbers and directions, on a list and on a map.`;
export const severalCities = 'Several cities';
export const severalCitiesKicker = '404 · Several cities';
export const whichCity = 'Which city do you mean?';
export const arrangePage = 'Arrange this page';

export const savingCity = ({ city: place }: City) => `Saving ${place}…`;
export const saveCity = ({ city: place }: City) => `Save ${place} on this device`;
export const saveCityHint = 'Then you can search it offline.';
export const otherCitySaved = ({ city: place }: City) =>
  `${place} is saved on this device. You can save one city at a time:`;
export const replaceWith = ({ city: place }: City) => `Replace it with ${place}`;
export const cancel = 'Cancel';
export const citySaved = ({ city: place, saved }: City & { saved: Wrap }) => (
  <>
    {place} is saved on this device. {saved('See what is saved')}
  </>
);

export const addABusiness = 'Add a business';
export const noListingsYet = 'No listings yet';
export const countOpenNow = ({ count }: Counted) => `${count} open now`;
export const countOpen = ({ count }: Counted) => `${count} open`;
export const closed = 'closed';
export const justOpened = 'just opened';
export const allListings = ({ count }: Counted) => `All ${count} listings`;
export const moreGuides = 'More guides';
export const theGuide = 'The guide';
export const editorsPicks = 'Editors’ picks';
export const neighborhoods = 'Neighborhoods';
export const nearbyTowns = 'Nearby towns';
export const allOnMap = 'Map of all listings';
export const openByCategory = 'Open now, by category';
export const listingsLabel = 'Listings';
export const noBusinesses = ({ city: place }: City) => `No businesses are listed in ${place} yet.`;
export const anotherBusiness = ({ city: place }: City) =>
  `Do you know another business in ${place}?`;
export const all = ({ count }: Counted) => `All ${count}`;
export const allInCategory = ({ count, category: kind }: Counted & { category: string }) =>
  `All ${count} in ${kind}`;
export const newHere = 'New here';
export const closedOrMoved = 'Closed or moved';
export const movedSince = ({ age }: { age: string }) => `Moved ${age}`;
export const closedSince = ({ age }: { age: string }) => `Closed ${age}`;
export const unmetLabel = 'Searches without results';
export const unmetText =
  'At least three people searched here for each of these in one of the last four weeks and found nothing. Do you offer one of them, or know who does?';
