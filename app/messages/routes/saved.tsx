import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

export const title = 'Saved places';
export const signInForAll = ({ link }: { link: Wrap }) => (
  <>
    {link('Sign in')} to see your saved places on all your devices and to make lists you can share.
  </>
);
export const seeOwnPlaces = 'See the places you saved';
export const loading = 'Loading…';
export const emptyTitle = 'No saved places yet';
export const emptyText =
  'Tap the heart on a business to save it. If you are signed out, it is saved on this device.';
export const findBusiness = 'Find a business';
export const sharedList = 'Shared list';
export const byAuthor = ({ author }: { author: ReactNode }) => <>By {author}</>;
export const signInToCopy = 'Sign in to copy this list';
export const reportList = 'Report this list';
export const listDescription = ({ name, count }: { name: string; count: number }) =>
  `${name}: a list of ${count} ${count === 1 ? 'place' : 'places'}.`;
export const emptyList = 'This list has no places yet.';
export const copying = 'Copying…';
export const copyList = 'Copy to my lists';
