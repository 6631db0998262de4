import { findOsmColumns } from '../category/osm-kinds.ts';
import { findHoursColumns } from '../cells/parse-hours-cells.ts';

/** Features by what files call their columns of yes and no, in letters alone. */
const names: Record<string, string> = {
  'Wheelchair accessible': 'wheelchair wheelchairaccessible accessible ada handicapaccessible',
  'Outdoor seating': 'outdoorseating patio',
  Takeout: 'takeout takeaway togo carryout',
  Delivery: 'delivery delivers',
  'Curbside pickup': 'curbsidepickup curbside',
  'Drive-through': 'drivethrough drivethru',
  Reservations: 'reservations reservation takesreservations',
  'Free Wi-Fi': 'wifi freewifi',
  'Dog friendly': 'dogfriendly dogsallowed petfriendly',
  'Kid friendly': 'kidfriendly goodforkids',
  'Good for groups': 'goodforgroups',
  'Live music': 'livemusic',
  'Full bar': 'fullbar',
  'Happy hour': 'happyhour',
  'Gift cards': 'giftcards',
  'Family owned': 'familyowned',
  'Spanish spoken': 'spanish spanishspoken sehablaespanol',
  Parking: 'onsiteparking freeparking parkinglot',
  Restroom: 'restroom restrooms toilets',
  'Cash only': 'cashonly',
};

const byHeader = new Map(
  Object.entries(names).flatMap(([feature, headers]) =>
    headers.split(' ').map((header): [string, string] => [header, feature]),
  ),
);

/** Finds the columns that say by yes and no whether a business has a feature: "RestaurantsTakeOut". */
export function findFeatureColumns(
  header: readonly string[],
): { feature: string; column: number }[] {
  return header.flatMap((name, column) => {
    const letters = name
      .toLowerCase()
      .replace(/^.*\./, '')
      .replace(/[^a-z]/g, '');
    const feature = byHeader.get(letters.replace(/^(restaurants|business|has|is|offers)/, ''));
    return feature === undefined ? [] : [{ feature, column }];
  });
}

/** Returns the features to which a row says yes. */
export function readFeatureColumns(
  cells: readonly string[],
  columns: ReturnType<typeof findFeatureColumns>,
): string[] {
  const isYes = /^(y|yes|true|t|1|x)$/i;
  return columns.flatMap(({ feature, column }) =>
    isYes.test(cells[column]?.trim() ?? '') ? [feature] : [],
  );
}

/** Names what columns hold that no field is chosen for. */
export function nameMeanings(header: readonly string[]): Map<string, string> {
  const named = [
    ...findHoursColumns(header).flatMap(({ day, from, to }) => [
      [from, `Hours (${day})`] as const,
      ...(to === null ? [] : [[to, `Hours (${day}, closing)`] as const]),
    ]),
    ...findFeatureColumns(header).map(({ feature, column }) => [column, feature] as const),
    ...findOsmColumns(header).map(({ key, column }) => [column, `Category (${key})`] as const),
  ];
  return new Map(named.map(([column, meaning]) => [header[column] ?? '', meaning]));
}
