import type { ReactNode } from 'react';

export const homeCrumb = 'Home';
export const citiesCrumb = 'Cities';
export const noneListed = ({ city }: { city: string }) =>
  `No businesses are listed in ${city} yet.`;
export const addABusiness = 'Add a business';
export const openTitle = ({ holiday }: { holiday: string }) => `Open on ${holiday}`;
export const openEmpty = ({ holiday }: { holiday: string }) =>
  `No business has confirmed yet that it is open on ${holiday}.`;
export const closedTitle = ({ holiday }: { holiday: string }) => `Closed on ${holiday}`;
export const closed = 'Closed';
export const notConfirmedTitle = 'Not confirmed';
export const notConfirmedText = ({ holiday }: { holiday: string }) =>
  `These businesses have not confirmed their hours for ${holiday}. Please call ahead.`;
export const hoursNotListed = 'Hours not listed';
export const title = ({ holiday, city }: { holiday: string; city: string }) =>
  `Open on ${holiday} in ${city}`;
export const metaDescription = ({
  city,
  holiday,
  date,
  open,
  closed,
  site,
}: {
  city: string;
  holiday: string;
  date: string;
  open: string;
  closed: string;
  site: string;
}) =>
  `Which businesses in the ${city} area are open on ${holiday}, ${date}, and which are closed: ${open} open, ${closed} closed, on ${site}.`;
export const counts = ({
  date,
  open,
  closed,
  notConfirmed,
}: {
  date: string;
  open: string;
  closed: string;
  notConfirmed: string;
}) => `${date}: ${open} open, ${closed} closed, ${notConfirmed} not confirmed.`;
export const ownersNote = ({ link }: { link: ReactNode }) => <>Is one of these yours? {link}.</>;
export const bestRatedShown = ({ count }: { count: number }) => `Showing the ${count} top-rated`;
export const showRest = ({ count, isMore }: { count: number; isMore: boolean }) =>
  isMore ? `Show ${count} more` : count === 1 ? 'Show 1 business' : `Show ${count} businesses`;
export const call = 'Call';
export const callListing = ({ name }: { name: string }) => `Call ${name}`;
export const filterLink = 'Filter and see on the map';
export const ownersLink = ({ holiday }: { holiday: string }) => `Set its hours for ${holiday}`;
export const usualHours = ({ hours }: { hours: string }) => `Usually ${hours}`;
