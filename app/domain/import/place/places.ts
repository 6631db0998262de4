import zipcodes from 'zipcodes';
import { type Coordinates, milesBetween } from '#app/domain/metro/metro.ts';
import { militaryStates } from '../../us-state/us-state.ts';
import { formatCapitals } from '../cells/clean-cell.ts';
import type { CountWarning } from '../count-warnings.ts';
import towns from './towns.json' with { type: 'json' };

const longWords: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  mtn: 'mountain',
  n: 'north',
  s: 'south',
  so: 'south',
  no: 'north',
  e: 'east',
  w: 'west',
  hts: 'heights',
  spgs: 'springs',
  jct: 'junction',
  pt: 'point',
  lk: 'lake',
  vlg: 'village',
  bch: 'beach',
};

const otherNames: Record<string, string> = {
  newyorkcity: 'newyork',
  nyc: 'newyork',
  manhattan: 'newyork',
  washingtondc: 'washington',
  mpls: 'minneapolis',
  stpl: 'saintpaul',
  indpls: 'indianapolis',
  phila: 'philadelphia',
  philly: 'philadelphia',
  balto: 'baltimore',
  cinti: 'cincinnati',
  jax: 'jacksonville',
  pgh: 'pittsburgh',
  slc: 'saltlakecity',
  sf: 'sanfrancisco',
  sanfran: 'sanfrancisco',
  la: 'losangeles',
  okc: 'oklahomacity',
  kc: 'kansascity',
  abq: 'albuquerque',
  chgo: 'chicago',
  milw: 'milwaukee',
};

/** Returns the lookup key of a city: "St. Louis", "ST LOUIS" and "Saint Louis" have the same. */
export function toCityKey(city: string): string {
  const words = city
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/^(city|town|village|borough|township) of /, '')
    .split(/[^a-z0-9]+/);
  const key = words.map((word) => longWords[word] ?? word).join('');
  return otherNames[key] ?? key;
}

/** A zip code with its post office's city, its state and its middle. */
export type ZipPlace = Coordinates & { zip: string; city: string; state: string };

export type FindZip = (zip: string) => ZipPlace | null;

/** Geographic lookups, the same in a command, the Worker and a browser. */
export type Places = {
  /** By five digits. */
  findZip: FindZip;
  /** The zip codes of a city, the central one first; [] if the city is unknown. */
  findCity: (city: string, state: string) => readonly ZipPlace[];
  /** The same for each state with a city of that name, the largest first. */
  findCities: (city: string) => readonly (readonly ZipPlace[])[];
  /** The nearest zip codes by their middle, within some 50 miles, nearest first. */
  findNear: (point: Coordinates) => readonly ZipPlace[];
};

/**
 * Indexes zip codes by number, by city and by map square.
 * @param named towns that no post office is named after, with their state and nearest zip code
 */
export function createPlaces(
  zips: Iterable<ZipPlace>,
  named: readonly (readonly string[])[] = [],
): Places {
  const byZip = new Map<string, ZipPlace>();
  const byCity = new Map<string, ZipPlace[]>();
  const bySquare = new Map<string, ZipPlace[]>();
  for (const place of zips) {
    byZip.set(place.zip, place);
    append(byCity, `${place.state} ${toCityKey(place.city)}`, place);
    append(bySquare, toSquare(place), place);
  }
  for (const [city = '', state = '', zip = ''] of named) {
    const place = byZip.get(zip);
    if (place) append(byCity, `${state} ${toCityKey(city)}`, { ...place, city });
  }
  const byName = new Map<string, ZipPlace[][]>();
  for (const [key, places] of byCity) {
    moveMiddleToFront(places);
    append(byName, key.slice(key.indexOf(' ') + 1), places);
  }
  for (const cities of byName.values()) cities.sort((a, b) => b.length - a.length);

  return {
    findZip: (zip) => byZip.get(zip) ?? null,
    findCity: (city, state) => byCity.get(`${state} ${toCityKey(city)}`) ?? [],
    findCities: (city) => byName.get(toCityKey(city)) ?? [],
    findNear: (point) => findNear(bySquare, point),
  };
}

function append<Item>(index: Map<string, Item[]>, key: string, item: Item): void {
  const items = index.get(key);
  if (items === undefined) index.set(key, [item]);
  else items.push(item);
}

/** Uses the median as the center, so that a single outlying zip code does not move it. */
function moveMiddleToFront(places: ZipPlace[]): void {
  if (places.length < 3) return;
  const middle = {
    lat: findMedian(places.map(({ lat }) => lat)),
    lng: findMedian(places.map(({ lng }) => lng)),
  };
  const distances = places.map((place) => rankDistance(place, middle));
  const nearest = distances.indexOf(Math.min(...distances));
  places.unshift(...places.splice(nearest, 1));
}

function findMedian(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** Squares of one degree: some 69 miles high and, in the north, 35 miles wide. */
function toSquare({ lat, lng }: Coordinates): string {
  return `${Math.floor(lat)} ${Math.floor(lng)}`;
}

const farthestNeighbourMiles = 50;
const neighbours = 24;

function findNear(bySquare: Map<string, ZipPlace[]>, point: Coordinates): ZipPlace[] {
  const around = [-1, 0, 1].flatMap((up) =>
    [-1, 0, 1].flatMap(
      (right) => bySquare.get(toSquare({ lat: point.lat + up, lng: point.lng + right })) ?? [],
    ),
  );
  const milesPerDegree = 69;
  return around
    .filter(({ lat }) => Math.abs(lat - point.lat) * milesPerDegree <= farthestNeighbourMiles)
    .map((place) => ({ place, distance: rankDistance(place, point) }))
    .filter(({ distance }) => distance <= farthestNeighbourMiles)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, neighbours)
    .map(({ place }) => place);
}

const milesBehind = 3;

/**
 * Returns the distance in miles. The zip codes of boxes and single firms have rounded coordinates in
 * the package, mostly of their city's middle; they stand behind those of streets nearby.
 */
function rankDistance(place: ZipPlace, point: Coordinates): number {
  const isRounded = [place.lat, place.lng].every((degrees) => !/\.\d{3}/.test(String(degrees)));
  return milesBetween(place, point) + (isRounded ? milesBehind : 0);
}

/** Yields the zip codes of the package `zipcodes`. */
export function* listZips(): Generator<ZipPlace> {
  for (const entry of Object.values(zipcodes.codes)) {
    if (entry?.country !== 'US' || militaryStates.includes(entry.state)) continue;
    const { zip, city, state, latitude: lat, longitude: lng } = entry;
    yield { zip, city, state, lat, lng };
  }
}

/** Lookups over these zip codes and the towns of supabase/reference/cities.csv. */
export const places = createPlaces(listZips(), towns);

type SpellInput = {
  city: string;
  state: string;
  zip_code: string;
  places: Places;
  warn: CountWarning;
};

/**
 * Returns a city as its post office spells it: "new york city" is New York, "ST LOUIS" Saint Louis.
 * Corrects a typing error if it is close to the zip code's city. Keeps unknown names, but not in
 * all capitals.
 */
export function spellCity({ city, state, zip_code, places, warn }: SpellInput): string {
  const known = places.findCity(city, state)[0];
  if (known) {
    // A town has no spelling of a post office.
    const isOffice = places.findZip(known.zip)?.city === known.city;
    return isOffice ? known.city : formatCapitals(city);
  }
  const near = places.findZip(zip_code.slice(0, 5));
  if (near?.state === state && isTypingError(toCityKey(city), toCityKey(near.city))) {
    warn('city', 'was respelled', city);
    return near.city;
  }
  return formatCapitals(city);
}

const lettersPerError = 6;

/** Allows one wrong letter in six, with the first one right: "Albququerque", "Westlake Vilage". */
function isTypingError(typed: string, right: string): boolean {
  if (typed[0] !== right[0] || Math.abs(typed.length - right.length) > 2) return false;
  return countEdits(typed, right) <= Math.floor(right.length / lettersPerError);
}

/** Returns the number of letters to change, add or remove (Levenshtein distance). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const replaced = (row[column] ?? 0) + Number(letter !== other);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
