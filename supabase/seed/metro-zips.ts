import zipcodes from 'zipcodes';
import { findMetro, milesBetween } from '#app/domain/metro/metro.ts';
import { readMetros } from './reference-data.ts';
import { seededMetros } from './vocabulary/metros.ts';

export type SeedZip = { zip: string; city: string; lat: number; lng: number; weight: number };

/** A metro as the generator draws it. */
export type MetroZips = {
  slug: string;
  state: string;
  weight: number;
  areaCodes: number[];
  zips: SeedZip[];
};

const farthestMiles = 22;

/** Zip codes of one organisation, which the post office calls a city: no listing stands there. */
const noTown =
  /\b(bureau|govt|irs|dept|university|afb|nas|fpo|apo|annex|retsil|airport|naval|fort)\b/i;

/** The same, and listings do stand there: the place is true, the name is the next town's. */
const organisations = new Set([
  'Academy Life',
  'Allstate Insurance Co',
  'American Express',
  'Arizona State Univ West',
  'At&t',
  'Atl',
  'Atlanta Bmc',
  'Bell Atlantic Telephone Co',
  'Brylane',
  'Camp H M Smith',
  'Damark',
  'Dodgertown',
  'First Consumers Nat Bank',
  'First Union Bank',
  'Gen Electric',
  'Hon',
  'J B P H H',
  'Lions International',
  'Lockheed Corp',
  'M C B H Kaneohe Bay',
  'Monsanto',
  'Muscular Dystrophy',
  'New Brighton Boxes',
  'Nordstrom',
  'Select And Save',
  'Sf International Service Ctr',
  'State Board Of Insurance',
  'Washington Navy Yard',
  'Wells Fargo Bank',
  'Wheeler Army Airfield',
]);

/**
 * The metros with the zip codes that listings may stand in: of the metro's own state, with a place
 * of their own (post office boxes share one), the more likely the nearer to the middle.
 */
export function readMetroZips(): MetroZips[] {
  const metros = readMetros();
  const entries = Object.values(zipcodes.codes).filter((entry) => entry?.country === 'US');
  const sharing = new Map<string, number>();
  for (const entry of entries) {
    const place = `${entry!.latitude},${entry!.longitude}`;
    sharing.set(place, (sharing.get(place) ?? 0) + 1);
  }
  const own = entries.filter(
    (entry) => sharing.get(`${entry!.latitude},${entry!.longitude}`) === 1,
  );

  return Object.entries(seededMetros).map(([slug, { weight, areaCodes }]) => {
    const metro = metros.find((known) => known.slug === slug);
    if (metro === undefined) throw new Error(`There is no metro ${slug}`);
    const zips: SeedZip[] = [];
    for (const entry of own) {
      if (entry!.state !== metro.state || noTown.test(entry!.city)) continue;
      const place = { lat: entry!.latitude, lng: entry!.longitude };
      const miles = milesBetween(metro, place);
      if (miles > farthestMiles || findMetro(metros, place) !== metro) continue;
      zips.push({ zip: entry!.zip, city: entry!.city, ...place, weight: 1 / (1 + miles / 4) });
    }
    return { slug, state: metro.state, weight, areaCodes, zips: zips.map(nameTown) };
  });
}

/** A zip code of one organisation takes the name of the town nearest to it. */
function nameTown(zip: SeedZip, _index: number, zips: SeedZip[]): SeedZip {
  if (!organisations.has(zip.city)) return zip;
  const nearest = zips
    .filter(({ city }) => !organisations.has(city))
    .reduce((a, b) => (milesBetween(zip, b) < milesBetween(zip, a) ? b : a));
  return { ...zip, city: nearest.city };
}
