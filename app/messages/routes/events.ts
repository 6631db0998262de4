export const onceTitle = 'Once';
export const onceText =
  'Street fairs, openings, book signings, the night the bakery stays open late.';
export const weeklyTitle = 'Every week';
export const weeklyText =
  'Markets, quiz nights, story hours: entered once, shown on the days they happen.';
export const nearTitle = 'Near you';
export const nearText =
  'Search by what and where, as in the directory, with a calendar feed of any search for your phone.';
export const hostsTitle = 'From the people who host them';
export const hostsText =
  'Owners will add events to their own listings. No one will pay to rank higher.';
export const metaTitle = 'Events, coming soon';
export const metaDescription =
  'Markets, openings and weekly dates on main streets across the United States: coming soon to Mainstreet.';
export const title = 'Events';
export const kicker = 'Coming soon';
export const introduction =
  'What happens on main street, and when. We are still nailing up the noticeboard; this is what will hang on it.';
export const untilThen = 'Until then';
export const viewOpenNow = 'See what is open now';
export const readCityGuide = 'Read a city guide';
export const viewNewest = 'Meet the newest places';
