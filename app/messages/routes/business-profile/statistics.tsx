import type { Wrap } from '#app/messages/wrap.ts';

type Days = { days: number };

export const title = 'Statistics';
export const refusal =
  'Only people who own this listing or can edit all of it can see its statistics. If it is yours, sign in with the account that claimed it.';
export const everyNumber = 'Every number by day';
export const asTable = 'The numbers as a table';
export const day = 'Day';
/** After today’s date. */
export const soFar = ' so far';
export const demandTitle = 'What people look for here and do not find';
export const demandText =
  'Searches in your city, in your category or none, that found nothing: words that at least three people used in one of the last four weeks. If you offer it, add it to your services or your description.';
export const demandNotLoaded = 'We could not load what people search for.';
export const noDemand = 'Nothing in the last four weeks.';
export const demandTable = 'Words of searches without a result';
export const words = 'Words';
export const people = 'People';
export const emptyTitle = 'Nothing has been counted yet';
export const emptyText =
  'Once people open this listing, you will see how often per day it was viewed, found by a search, called, shared, and opened for directions or its website. A visit counts when the visitor leaves the page, and appears here within a minute.';
export const download = 'Download as CSV';
export const howCounted = 'How this is counted';
export const countedByDay = ({ timeZone }: { timeZone: string }) =>
  `By day in the listing’s time zone, ${timeZone}; today is not over yet. Each visitor counts once a day, no matter how often they visit or tap.`;
export const botsNotCounted =
  'Bots that identify themselves are not counted, nor are signed-in visits by you, your colleagues, and our admins.';
export const untrackedNotCounted =
  'People whose browser runs no JavaScript or asks not to be tracked are not counted either. People who share an internet address and a kind of browser count as one. The real numbers are somewhat higher.';
export const noCookies = ({ days, link }: Days & { link: Wrap }) => (
  <>
    No cookies are used and no visitor’s address is stored. We store only these totals, for {days}{' '}
    days. See our {link('privacy policy')}.
  </>
);

export const views = 'Views';
export const viewsMeaning = 'people who opened the listing';
export const fromSearches = 'From searches';
export const fromSearchesMeaning = 'views from a list of results';
export const calls = 'Calls';
export const callsMeaning = 'taps on the phone number';
export const directions = 'Directions';
export const directionsMeaning = 'taps on the address or directions';
export const website = 'Website';
export const websiteMeaning = 'taps that led to your website';
export const email = 'Email';
export const emailMeaning = 'taps on the email address';
export const shares = 'Shares';
export const sharesMeaning = 'taps on “Share”';
export const compared = ({ days }: Days) => `Compared with the previous ${days} days.`;
/** `count`: formatted, without a sign. */
export const change = ({ change: by, count }: { change: number; count: string }) => {
  if (by === 0) return 'no change';
  return by > 0 ? `${count} more` : `${count} fewer`;
};

export const byDay = ({ kind }: { kind: string }) => `${kind} by day`;
export const noneInPeriod = 'There were none in this period.';
export const busiestDay = ({ count, date }: { count: string; date: string }) =>
  `The most, ${count}, on ${date}. The table below has every number.`;
export const searchesTitle = 'Searches that led here';
export const searchesText =
  'What people searched for before they opened this listing. To protect their privacy, a search appears only once three people have used the same words on one day.';
export const noSearches = ({ days }: Days) =>
  `In the last ${days} days, no search was used by three people.`;
export const searchesTable = ({ days }: Days) => `Searches that led here in the last ${days} days`;
