import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

export const compare = 'Compare';
export const comparing = 'Comparing';
export const compareListing = ({ name }: { name: string }) => `Compare ${name}`;
export const compareListings = ({ count }: { count: number }) =>
  count === 1 ? 'Compare: choose another' : `Compare ${count}`;
export const openOnHoliday = ({ holiday }: { holiday: string }) => `Who is open on ${holiday}`;
export const reviewCount = ({ count, formatted }: { count: number; formatted: string }) =>
  `${formatted} ${count === 1 ? 'review' : 'reviews'}`;
type Rating = { rating: ReactNode; reviews: string; unseen: Wrap };
/** `unseen`: a part that only screen readers read. */
export const rated = ({ rating, reviews, unseen }: Rating) => (
  <>
    {unseen('Rated ')}
    {rating}
    {unseen(` out of 5, ${reviews}`)}
  </>
);
export const stars = ({ rating }: { rating: number }) => `${rating} out of 5 stars`;
