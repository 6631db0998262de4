import type { Wrap } from '#app/messages/sentences.ts';

export const title = 'Compare';
export const emptyTitle = 'Nothing to compare yet';
export const emptyText = ({ link }: { link: Wrap }) => (
  <>Choose “Compare” on up to four listings. {link('Search the directory')}</>
);
export const rating = 'Rating';
export const now = 'Now';
export const prices = 'Prices';
export const address = 'Address';
export const distance = 'Distance';
export const phone = 'Phone';
export const yes = 'Yes';
export const tableLabel = 'Comparison';
export const fact = 'Fact';
export const today = 'Today';
export const remove = 'Remove';
export const removeListing = ({ name }: { name: string }) => `Remove ${name}`;
export const closed = 'Permanently closed';
export const moved = 'Moved';
export const serviceAt = ({ service, price }: { service: string; price: string }) =>
  `${service}: ${price}`;
export const distanceFrom = ({ distance: far, place }: { distance: string; place: string }) =>
  `${far} from ${place}`;
