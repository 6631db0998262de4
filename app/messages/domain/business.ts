export const verifiedByDocuments = 'Verified by documents';
export const verifiedByLetter = 'Verified by letter';
export const verifiedByPhone = 'Verified by phone';
export const verifiedByEmail = 'Verified by email';
export const verifiedByWebsite = 'Verified by website';

export const statusAndPause = ({ status }: { status: string }) => `${status}, temporarily closed`;

/** Of a day. */
export const closed = 'Closed';
export const permanentlyClosed = 'Permanently closed.';
export const movedTo = ({ place }: { place: string }) => `Moved to ${place}.`;
export const reopening = ({ date }: { date: string }) =>
  `Temporarily closed, reopening on ${date}.`;
export const openingOn = ({ date }: { date: string }) => `Opens ${date}.`;
export const pausedWithoutEnd = 'Temporarily closed.';
export const anotherAddress = 'another address';
export const newPlaceAndName = ({ place, name }: { place: string; name: string }) =>
  `${place}, as ${name}`;

export const priceUnknown = 'Ask for a price';
export const free = 'Free';
export const priceFrom = ({ price }: { price: string }) => `from ${price}`;
export const pricePer = ({ price, unit }: { price: string; unit: string }) =>
  unit === 'each' ? `${price} each` : `${price} per ${unit}`;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];
export const hoursNotListed = 'Hours not listed';
export const opensOn = ({ date }: { date: string }) => `Opens ${date}`;
export const temporarilyClosed = 'Temporarily closed';
export const open24Hours = 'Open 24 hours';
export const open = 'Open';
export const midnight = 'midnight';
type When = { when: string };
export const closes = ({ when }: When) => `closes ${when}`;
export const opens = ({ when }: When) => `opens ${when}`;
type Time = { time: string };
export const inMinutes = ({ minutes }: { minutes: number }) => `in ${minutes} min`;
export const atTime = ({ time }: Time) => `at ${time}`;
export const tomorrowTime = ({ time }: Time) => `tomorrow ${time}`;
export const dayTime = ({ day, time }: { day: string; time: string }) => `${day} ${time}`;
export const tomorrowAt = ({ time }: Time) => `tomorrow at ${time}`;
export const dayAt = ({ day, time }: Time & { day: string }) => `${day} at ${time}`;
export const today = 'today';
export const tomorrow = 'tomorrow';
export const onDay = ({ day }: { day: string }) => `on ${day}`;
type Holiday = { holiday: string };
export const hoursMayDiffer = ({ holiday }: Holiday) => `Hours may differ on ${holiday}`;
export const closedForHoliday = ({ holiday, when }: Holiday & When) =>
  `Closed ${when} for ${holiday}`;
export const openForHoliday = ({ holiday, when, hours }: Holiday & When & { hours: string }) =>
  `Open ${when} for ${holiday}, ${hours}`;
export const everyDay = 'Every day';
export const dayRange = ({ first, last }: { first: string; last: string }) => `${first} to ${last}`;

export const vcardNote = ({ url }: { url: string }) => `From ${url}`;
export const country = 'United States';

type PhotoOf = { place: number; name: string };
export const photoOf = ({ place, name }: PhotoOf) => `Photo ${place} of ${name}`;
