import zipcodes from 'zipcodes';
import { findMetro, milesBetween } from '#app/domain/metro/metro.ts';
import { readMetros } from './reference-data.ts';
import { seededMetros } from './vocabulary.ts';

export type SeedZip = { zip: string; city: string; lat: number; lng: number; weight: number };

/** A metro as the generator draws it. */
export type MetroZips = {
  slug: string;
  state: string;
  time_zone: string;
  weight: number;
  areaCodes: number[];
  zips: SeedZip[];
};

const farthestMiles = 22;

/** Zip codes of one organization, in which no listing stands. */
const noTown =
  /\b(bureau|govt|irs|dept|university|afb|nas|fpo|apo|annex|retsil|airport|naval|fort)\b/i;

/**
 * What post offices call a city and nobody else does: companies and offices with zip codes of their
 * own. Listings stand in some of them, since the place is true; the name is the next town's.
 */
export const organizations = new Set([
  '115 Crm Firms',
  '115 Firms',
  'Academy Life',
  'Allstate Insurance Co',
  'American Express',
  'American Greeting Card',
  'Ameritrust Card Center',
  'Amsouth Bank',
  'Ariz Correctional Ctr',
  'Arizona State Lottery',
  'Arizona State Univ West',
  'At&t',
  'Atl',
  'Atlanta Bmc',
  'Bank Of America',
  'Bank Of New York',
  'Bell Atlantic Telephone Co',
  'Bendix Corp',
  'Beneficial Natl Bank',
  'Blair Return Center',
  'Brm',
  'Brylane',
  'Bureau Business Practice',
  'Camp H M Smith',
  'Cancer Fund Of Amer Brm',
  'Cds Brm',
  'Census Bureau',
  'Centerre Bank Of Kc',
  'Citicorp Services Inc',
  'City National Bank',
  'Cleveland Elec Ill Co',
  'Contest Mail',
  'Continental Telephone',
  'Damark',
  'Dodgertown',
  'Duguesne Light Co',
  'Express Mail Reporting Syste',
  'Firm Holdouts',
  'Firms',
  'First Consumers Nat Bank',
  'First National Bank',
  'First National Bank Of Fl',
  'First Natl Bank Mail Service',
  'First Union Bank',
  'Gap Inc Direct',
  'Gen Electric',
  'General Telephone',
  'Goodwill Games 1990',
  'Greyhound Dial Corp',
  'Gurneys Seed & Nursery Co',
  'Homeside Lending Inc',
  'Hon',
  'J B P H H',
  'J C Penney Co',
  'Joseph Horne Co',
  'Kemper Ins Co',
  'Lions International',
  'Lockheed Corp',
  'M C B H Kaneohe Bay',
  'Marden Kane Inc',
  'Merchants National Bank',
  'Metropolitan Edison Co',
  'Midlantic National Bank',
  'Monsanto',
  'Muscular Dystrophy',
  'National Wildlife Assoc',
  'Naval Reserve Pers Ctr',
  'New Brighton Boxes',
  'Nordstrom',
  'Ny Telephone',
  'Pacific Area Office',
  'Pacific Gas & Electric',
  'Parcel Return Service',
  'Parisians Inc',
  'Select And Save',
  'Sf International Service Ctr',
  'Shared Firm Zip',
  'Shell Oil Box 150',
  'Shell Oil Box 160',
  'Southern California Gas Comp',
  'Spotts Inc',
  'State Board Of Insurance',
  'State Farm',
  'State Farm Ins',
  'State Farm Insurance',
  'Texas Dept Of Correction',
  'The Mail Box',
  'Tn Dept Of Health Environ',
  'Tn Dept Of Human Svc',
  'Us Bank',
  'Visa Lottery State Dept',
  'Wa State Lottery',
  'Washington Navy Yard',
  'Wells Fargo Bank',
  'West One Bank',
  'Weyerhaeuser Co',
  'Wheeler Army Airfield',
]);

/**
 * The metros with the zip codes that listings may stand in: of the metro's own state, with a place
 * of their own (post office boxes share one), the more likely the nearer to where people live.
 */
export function readMetroZips(): MetroZips[] {
  const metros = readMetros().map((metro) => {
    const [lat, lng] = seededMetros[metro.slug]?.populated ?? [metro.lat, metro.lng];
    return { ...metro, lat, lng };
  });
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
    const { state, time_zone } = metro;
    return { slug, state, time_zone, weight, areaCodes, zips: zips.map(nameTown) };
  });
}

/** A zip code of one organization takes the name of the town nearest to it. */
function nameTown(zip: SeedZip, _index: number, zips: SeedZip[]): SeedZip {
  if (!organizations.has(zip.city)) return zip;
  const nearest = zips
    .filter(({ city }) => !organizations.has(city))
    .reduce((a, b) => (milesBetween(zip, b) < milesBetween(zip, a) ? b : a));
  return { ...zip, city: nearest.city };
}
