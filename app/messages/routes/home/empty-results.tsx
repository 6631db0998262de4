import type { ReactNode } from 'react';

type Counted = { count: string };

export const noMatches = 'No matches';
export const closeMatches = 'Try instead:';
export const checkSpelling =
  'Check the spelling, or use a more general word: “coffee” rather than “flat white”.';
export const noneListed = 'No businesses are listed here yet.';
export const addMissing = 'Add a missing business';
export const backToFirstPage = 'First page';
export const searchWithoutFilters = 'Clear filters';
export const browseAll = 'Browse all categories and cities';
/** 'Monday at 7:30 AM' of 'opens Monday at 7:30 AM'. */
const withoutVerb = (opens: string) => opens.replace(/^opens (at )?/, '');
export const firstToOpen = ({ listing, opens }: { listing: ReactNode; opens: string }) => (
  <>
    Nothing is open right now. Opens next: {listing}, {withoutVerb(opens)}.
  </>
);
export const amongNextToOpen = ({ listing, opens }: { listing: ReactNode; opens: string }) => (
  <>
    Nothing is open right now. Opens soon: {listing}, {withoutVerb(opens)}.
  </>
);
export const countWithin = ({ count, miles }: Counted & { miles: number | null }) =>
  `${count} within ${miles} miles`;
/** `place` is " in Hutto, TX", or empty. */
export const countOfEveryKind = ({ count, place }: Counted & { place: string }) =>
  `All ${count} listings${place}`;
export const countEverywhere = ({ count }: Counted) => `${count} everywhere`;
export const countWithout = ({ count, filter }: Counted & { filter: string }) =>
  `${count} without “${filter}”`;
export const filterOpenNow = 'open now';
export const filterRating = ({ rating: min }: { rating: number | undefined }) =>
  `rated ${min} and up`;
export const filterMapArea = 'in the map area';
