export const title = 'City guides';
export const otherGuides = 'Other guides';
export const allListingsAround = ({ name }: { name: string }) => `All listings in ${name}`;
export const metaDescription =
  'City guides with the shops, cafés and workshops that make a good day out, and whether each is open right now.';
export const heading = 'A good day out, shop by shop';
export const introduction =
  'Written by people who walk the streets they write about. Each business shows whether it is open right now or has closed for good.';
export const listTitle = 'All guides by city';
export const noGuides = 'No guides yet.';
export const fromTheBlog = 'From the blog';
export const allPosts = 'All posts';
export const newestKicker = ({ metro }: { metro: string }) => `Newest · ${metro}`;
export const mapLabel = 'Map of the stops, numbered as in the list';
export const closedThen = 'Closed then';
export const hoursNotListed = 'Hours not listed';
export const openAllInMaps = 'Open all in Maps';
export const openPartInMaps = ({ first, last }: { first: number; last: number }) =>
  `Open ${first} to ${last} in Maps`;
export const whenLabel = 'When are you going?';
export const whenFieldLabel = 'Open on';
export const timeLabel = 'Time';
export const stopsTitle = 'The stops';
export const openThen = 'Open at that time';
export const apply = 'Apply';
export const legOnFoot = ({ distance, minutes }: { distance: string; minutes: number }) =>
  `${distance}, about ${minutes} min on foot`;
export const legByCar = ({ distance, minutes }: { distance: string; minutes: number }) =>
  `${distance}, about ${minutes} min by car`;
type Walk = { stops: number; distance: string | null; onFoot: number };
/** @param onFoot the share of the ways that is walked, 0 to 1 */
export const walk = ({ stops, distance, onFoot }: Walk) => {
  if (distance === null) return `${stops} stops`;
  const how = { 0: ' by car', 1: ' on foot' }[onFoot] ?? ', partly by car';
  return `${stops} stops, about ${distance}${how}`;
};
