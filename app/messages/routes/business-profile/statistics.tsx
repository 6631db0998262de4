import type { Wrap } from '#app/messages/sentences.ts';

type Days = { days: number };

export const title = 'Statistics';
export const refusal =
  'Only people who own this listing or can edit all of it can see its statistics. If it is yours, sign in with the account that claimed it.';
export const everyNumber = 'All numbers by day';
export const asTable = 'Numbers as a table';
export const day = 'Day';
/** After today’s date. */
export const soFar = ' so far';
export const demandText =
  'Searches in your city that found nothing, in your category or in none. At least three people used these words in one of the last four weeks. If you offer what they look for, add it to your services or your description.';
export const demandNotLoaded = 'We could not load the searches without results.';
export const noDemand = 'None in the last four weeks.';
export const demandTable = 'Searches without results';
export const words = 'Words';
export const people = 'People';
export const emptyTitle = 'No visits yet';
export const emptyText =
  'Once people open this listing, you will see views, calls, directions, website visits, shares and searches by day. A visit appears here within a minute after the visitor leaves the page.';
export const download = 'Download as CSV';
export const howCounted = 'How this is counted';
export const countedByDay = ({ timeZone }: { timeZone: string }) =>
  `Days are in the listing’s time zone (${timeZone}). Each visitor counts once a day, no matter how often they visit or tap.`;
export const botsNotCounted =
  'Bots that identify themselves are not counted, nor are signed-in visits by you, your colleagues, and our admins.';
export const untrackedNotCounted =
  'People whose browsers run no JavaScript or ask not to be tracked are not counted either. People who share an IP address and a kind of browser count as one. The real numbers are somewhat higher.';
export const noCookies = ({ days, link }: Days & { link: Wrap }) => (
  <>
    We use no cookies and store no visitor’s IP address, only these totals, for {days} days. See our{' '}
    {link('privacy policy')}.
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
export const compared = ({ days }: Days) => `vs. previous ${days} days`;
type Change = { change: number; count: string; percent: number | null };
/** `count`: formatted, without a sign. */
export const change = ({ change: by, count, percent }: Change) => {
  if (by === 0) return 'No change';
  return `${by > 0 ? '▲' : '▼'} ${count}${percent === null ? '' : ` (${percent}%)`}`;
};

export const byDay = ({ kind }: { kind: string }) => `${kind} by day`;
export const noneInPeriod = 'None in this period.';
export const busiestDay = ({ count, date }: { count: string; date: string }) =>
  `Most in a day: ${count}, on ${date}. The table below has all numbers.`;
export const searchesTitle = 'Searches that led here';
export const searchesText =
  'What people searched for before they opened this listing. To protect their privacy, a search appears only after three people have used the same words on one day.';
export const noSearches = ({ days }: Days) =>
  `No search was used by three people in the last ${days} days.`;
export const searchesTable = ({ days }: Days) => `Searches that led here in the last ${days} days`;
