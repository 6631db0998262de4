export * from './common.ts';

type Counted = { count: string };

export const reasonWords = 'Words';
export const reasonVerified = 'Verified';
export const reasonCategory = 'Category';
export const reasonDistance = 'Distance';
export const reasonRating = 'Rating';
export const reasonHours = 'Hours';
export const orderDistance = 'Sorted by distance, the nearest first.';
export const orderRating = 'Sorted by rating, with ten ratings of 3.8 added to each listing.';
export const orderName = 'Sorted by name.';
export const orderNewest = 'Sorted by when it was added to the directory.';
export const orderRelevance = 'Sorted by how well the words match, then by rating.';
export const orderRelevanceAndDistance =
  'Sorted by how well the words match, then by rating and distance.';
export const distanceFrom = ({ miles, place }: { miles: string; place: string | null }) =>
  `${miles} from ${place ?? 'you'}`;
export const ratingFrom = ({
  rating: mean,
  count,
  isOne,
}: Counted & { rating: string; isOne: boolean }) =>
  `${mean} from ${count} ${isOne ? 'review' : 'reviews'}`;
export const noReviews = 'No reviews yet, which counts as 3.8';
export const openThen = 'Open at the time you searched for; other places are left out';
export const notOrdering = ({ fact }: { fact: string }) => `${fact}; does not change the order`;
export const notVerified = 'Not verified';
export const inName = 'its name';
export const inKind = ({ kind }: { kind: string }) => `what and where it is (${kind})`;
export const inOffers = 'its services and features';
export const inText = 'its description';
export const wordsIn = ({ words, where }: { words: string; where: string }) =>
  `${words} in ${where}`;
export const categorySearched = ({ category: searched }: { category: string }) =>
  `${searched}, as in your search`;
export const noPaidPlacement = 'No one can pay to rank higher.';
