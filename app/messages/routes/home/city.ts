export * from './common.ts';

type City = { city: string };
type Counted = { count: string };

export const noListingsYet = 'No listings yet';
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
