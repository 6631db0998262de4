export const onceTitle = 'One-time events';
export const onceText =
  'Street fairs, openings, book signings, the night the bakery stays open late.';
export const weeklyTitle = 'Weekly events';
export const weeklyText =
  'Markets, quiz nights, story hours: added once, shown on every day they happen.';
export const nearTitle = 'Near you';
export const nearText =
  'Search by what and where, as in the directory, with a calendar feed of any search for your phone.';
export const hostsTitle = 'From the people who host them';
export const hostsText =
  'Owners will add events to their own listings. No one will pay to rank higher.';
export const metaTitle = 'Events, coming soon';
export const metaDescription =
  'Markets, openings and weekly dates on main streets: coming soon to this directory.';
export const title = 'Events';
export const kicker = 'Coming soon';
export const introduction =
  'What happens on main street, and when. This is what we are working on:';
export const untilThen = 'Until then';
export const viewOpenNow = 'See what is open now';
export const readCityGuide = 'Read a city guide';
export const viewNewest = 'See the newest places';
