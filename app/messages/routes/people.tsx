export const memberSince = ({ month }: { month: string }) => `Member since ${month}`;
type Counted = { count: number; formatted: string };
export const reviewCount = ({ count, formatted }: Counted) =>
  `${formatted} ${count === 1 ? 'review' : 'reviews'}`;
export const helpfulCount = ({ count, formatted }: Counted) =>
  `${formatted} helpful ${count === 1 ? 'vote' : 'votes'}`;
export const acceptedEditCount = ({ count, formatted }: Counted) =>
  `${formatted} accepted ${count === 1 ? 'edit' : 'edits'}`;

export const lists = 'Lists';
export const placeCount = ({ count, formatted }: Counted) =>
  `${formatted} ${count === 1 ? 'place' : 'places'}`;
export const reviews = 'Reviews';
export const noReviews = 'No reviews yet.';
export const pagesLabel = 'Pages of reviews';
export const firstReviews = 'First reviews';
export const moreReviews = 'More reviews';
export const visitedIn = ({ month }: { month: string }) => `Visited in ${month}`;
export const visitConfirmed = 'Visit confirmed by receipt';
export const helpful = ({ count }: { count: number }) => `Helpful (${count})`;
export const description = ({ name }: { name: string }) =>
  `Reviews and lists of local businesses by ${name}.`;
