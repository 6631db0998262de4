import type { Coordinates } from '#app/domain/metro/metro.ts';
import { findState, isUnitedStates } from '../../us-state/us-state.ts';
import { cleanCell, isPlaceholder } from '../cells/clean-cell.ts';
import { parseCoordinates, parsePoint, parseZipCode } from '../cells/parse-place-cells.ts';
import type { CountWarning } from '../count-warnings.ts';
import type { ImportField } from '../fields.ts';
import { type Places, toCityKey } from './places.ts';
import type { StatedPlace } from './reconcile-place.ts';

type ReadCell = (field: ImportField) => string;

type ReadInput = {
  /** Reads a field's cell on one line; "" if the file has none. */
  cells: ReadCell;
  /** The same with line breaks, which separate street and city. */
  raw: ReadCell;
  places: Places;
  warn: CountWarning;
};

/** Reads a row's stated place from whichever columns have it. */
export function readStatedPlace(input: ReadInput): { stated: StatedPlace; street: string } {
  const { places, warn } = input;
  const cells: ReadCell = (field) => {
    const cell = input.cells(field);
    return isPlaceholder(cell) ? '' : cell;
  };
  const split = (field: ImportField) => splitAddress({ cell: input.raw(field), places, near });
  const near = readNearState(input.cells, places);
  const street = readStreet({ cells, raw: input.raw, places, near });
  const whole = split('address');
  const line = cells('city_line') === '' ? split('city') : split('city_line');
  // "Washington" and "New York" in a city column are cities, not states.
  const parts = [street, ...(line.city + line.zip_code === '' ? [] : [line]), whole];
  const findPart = (part: 'city' | 'state' | 'zip_code') =>
    parts.map((address) => address[part]).find((text) => text !== '') ?? '';

  const state = readState(cells('state') || findPart('state'), warn);
  const stated = {
    // "Austin, TX 78701" in a city column; a city alone is returned as a street without a number.
    city:
      chooseCity({
        city: [line.city || cells('city') || cells('city_line'), findPart('city')]
          .filter((city) => city !== '')
          .join(' / '),
        state,
        places,
      }) || null,
    state,
    zip_code: readZip({
      cell: cells('zip_code') || findPart('zip_code') || zeros(input.cells('zip_code')),
      state,
      places,
      warn,
    }),
    coordinates: readCoordinates({ cells: input.cells, parts, warn }),
  };
  return { stated, street: cutPlace(street.street || whole.street, stated) };
}

type CitiesInput = { city: string; state: string | null; places: Places };

/** Returns the first known city of several, else the first: "Bluffton / Beaufort County". */
function chooseCity({ city, state, places }: CitiesInput): string {
  const cities = city.split(/\s*\/\s*/);
  const isKnown = (one: string) => state !== null && places.findCity(one, state).length > 0;
  return cities.find(isKnown) ?? cities[0] ?? '';
}

/** Cuts city and state off the end of a street that repeats them: "1 Main St, Madison, Wisconsin". */
function cutPlace(street: string, { city, state }: StatedPlace): string {
  const endsWith = (pattern: (end: string) => boolean) => {
    const comma = street.lastIndexOf(',');
    if (comma > 0 && pattern(street.slice(comma + 1).trim())) street = street.slice(0, comma);
  };
  endsWith(isUnitedStates);
  endsWith((end) => state !== null && findState(end)?.code === state);
  const isCity = (text: string) => city !== null && toCityKey(text) === toCityKey(city);
  endsWith(isCity);
  return isCity(street) || isUnitedStates(street) ? '' : street;
}

/** The state in which a row's coordinates or its own words are; null if it does not say. */
function readNearState(cells: ReadCell, places: Places): string | null {
  const state = findState(cells('state'));
  if (state) return state.code;
  const point = parseCoordinates(cells('lat'), cells('lng')) ?? parsePoint(cells('point'));
  return (point && places.findNear(point)[0]?.state) ?? null;
}

type StreetInput = { cells: ReadCell; raw: ReadCell; places: Places; near: string | null };

/** Returns the street from its cell, which may hold the whole address, or from its joined parts. */
function readStreet({ cells, raw, places, near }: StreetInput): SplitAddress {
  const parts = ['street_number', 'street_direction', 'street_name', 'street_suffix'] as const;
  const [number = '', ...rest] = parts.map(cells);
  const street = cells('street') || cells('street_name');
  // "9th" needs its number, "12 Elm St" has it.
  const joined = /^\d+(?!\d*(?:st|nd|rd|th)\b)/i.test(street)
    ? street
    : [number, ...(cells('street') === '' ? rest : [cells('street_direction'), cells('street')])]
        .filter((part) => part !== '')
        .join(' ');
  const nothing = { city: '', state: '', zip_code: '', coordinates: null };
  const hasCity = cells('city') !== '' || cells('city_line') !== '' || cells('zip_code') !== '';
  const isWhole =
    /[\r\n]/.test(raw('street').trim()) ||
    /[a-z][\s,]+\d{5}(-\d{4})?$/i.test(joined.replace(countryAtEnd, '')) ||
    (!hasCity && joined.includes(','));
  if (!isWhole) return { street: joined, ...nothing };
  return splitAddress({ cell: raw('street'), places, near });
}

function readState(cell: string, warn: CountWarning): string | null {
  if (cell === '') return null;
  const state = findState(cell);
  if (state === null) warn('state', 'is no US state', cell);
  return state?.code ?? null;
}

/** Passes "00000" on although it means nothing, so that the row gets a zip code warning. */
function zeros(cell: string): string {
  return /^0+$/.test(cell) ? cell : '';
}

type ZipInput = { cell: string; state: string | null; places: Places; warn: CountWarning };

function readZip({ cell, state, places, warn }: ZipInput): string | null {
  if (cell === '') return null;
  const zip = parseZipCode({ cell, state, findZip: places.findZip });
  if (zip === null) warn('zip_code', 'is no zip code', cell);
  return zip;
}

type CoordinatesInput = { cells: ReadCell; parts: SplitAddress[]; warn: CountWarning };

function readCoordinates({ cells, parts, warn }: CoordinatesInput): StatedPlace['coordinates'] {
  const [lat, lng] = [cells('lat'), cells('lng')];
  const input = parseCoordinates(lat, lng) ?? parsePoint(cells('point'));
  if (input === null && (lat !== '' || lng !== '' || cells('point') !== '')) {
    warn(
      'coordinates',
      'that are no place on the globe, dropped',
      cells('point') || `${lat}, ${lng}`,
    );
  }
  if (input !== null && lat !== '' && input.lat === Number(lng) && input.lat !== Number(lat)) {
    warn('coordinates', 'the wrong way round, exchanged', `${lat}, ${lng}`);
  }
  return input ?? parts.find(({ coordinates }) => coordinates !== null)?.coordinates ?? null;
}

type SplitAddress = {
  street: string;
  city: string;
  state: string;
  zip_code: string;
  coordinates: Coordinates | null;
};

type SplitInput = {
  cell: string | undefined;
  places: Places;
  /** The state in which an address without one is; null if unknown. */
  near: string | null;
};

const pointAtEnd = /(?:point\s*)?\(?-?\d{1,3}\.\d{2,}[,\s]+-?\d{1,3}\.\d{2,}\s*\)?$/i;
const zipAtEnd = /(?:^|[\s,])(\d{5}(?:-?\d{4})?)$/;
const countryAtEnd = /[\s,]+(usa|u\.s\.a\.|us|united states(?: of america)?)\.?$/i;
/** The last word of a street, used if neither a comma nor a known city marks its end. */
const streetEnd =
  /^(.*\b(?:st|street|ave|avenue|av|blvd|boulevard|rd|road|dr|drive|ln|lane|ct|court|pl|place|way|pkwy|parkway|hwy|highway|cir|circle|ter|terrace|sq|square|plaza)\b\.?)\s+(.+)$/i;
const maxWordsInCity = 4;

/**
 * Splits a whole address from its end: coordinates, country, zip code, state, city, street. Line
 * breaks count as commas; without a comma, looks for a city of the state. Missing parts are "".
 */
export function splitAddress({ cell, places, near }: SplitInput): SplitAddress {
  const address = {
    street: '',
    city: '',
    state: '',
    zip_code: '',
    coordinates: null as Coordinates | null,
  };
  let rest = cleanCell((cell ?? '').trim().replace(/\s*[\r\n]+\s*/g, ', '));
  rest = cut(rest, pointAtEnd, (text) => (address.coordinates = parsePoint(text)));
  rest = cut(rest, countryAtEnd, () => null);
  rest = cut(rest, zipAtEnd, (text) => (address.zip_code = text.replace(/^[\s,]+/, '')));
  const state = findStateAtEnd(rest);
  if (state === null && address.zip_code === '') {
    const found = near === null ? null : findKnownCity(rest, near, places);
    return found === null ? { ...address, street: rest } : { ...address, ...found };
  }
  if (state !== null) {
    address.state = state.code;
    rest = trimEnd(rest.slice(0, state.start));
  }
  const code = address.state || (places.findZip(address.zip_code.slice(0, 5))?.state ?? '');
  return { ...address, ...splitCity({ text: rest, state: code, places }) };
}

function cut(text: string, pattern: RegExp, use: (found: string) => unknown): string {
  const found = pattern.exec(text);
  if (found === null) return text;
  use(found[0]);
  return trimEnd(text.slice(0, found.index));
}

function trimEnd(text: string): string {
  return text.replace(/[\s,]+$/, '');
}

/** Finds a state at the end: "TX", "Texas", "North Dakota"; tries three words first, then fewer. */
function findStateAtEnd(text: string): { code: string; start: number } | null {
  for (const words of [3, 2, 1]) {
    const found = new RegExp(
      String.raw`(?:^|[\s,])((?:[A-Za-z.]+\s+){${words - 1}}[A-Za-z.]+)$`,
    ).exec(text);
    const state = found?.[1] === undefined ? null : findState(found[1]);
    if (found && state) return { code: state.code, start: found.index };
  }
  return null;
}

/** Finds a city of the state at the end of a text, the longest that is known. */
function findKnownCity(
  text: string,
  state: string,
  places: Places,
): { street: string; city: string } | null {
  if (places.findCity(text, state).length > 0) return null;
  const words = text.split(' ');
  for (let count = Math.min(maxWordsInCity, words.length - 1); count > 0; count -= 1) {
    const city = words.slice(-count).join(' ');
    if (city.includes(',') || places.findCity(city, state).length === 0) continue;
    return { street: trimEnd(words.slice(0, -count).join(' ')), city };
  }
  return null;
}

type CityInput = { text: string; state: string; places: Places };

function splitCity({ text, state, places }: CityInput): { street: string; city: string } {
  if (places.findCity(text, state).length > 0) return { street: '', city: text };
  const comma = text.lastIndexOf(',');
  const last = text.slice(comma + 1).trim();
  // "Building 321 Menlo Park" is not all city.
  const isDirection = /^[NSEW]{1,2}\.?$/i.test(last);
  const isCity =
    comma >= 0 && !isDirection && (!/\d/.test(last) || places.findCity(last, state).length > 0);
  if (isCity) return { street: trimEnd(text.slice(0, comma)), city: last };
  const known = findKnownCity(text, state, places);
  if (known !== null) return known;
  const [, street, city] = streetEnd.exec(text) ?? [];
  if (street !== undefined && city !== undefined) return { street, city };
  return /\d/.test(text) ? { street: text, city: '' } : { street: '', city: text };
}
