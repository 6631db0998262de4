import { findState, findStatesOfZip, isUnitedStates } from '../../us-state/us-state.ts';
import { cleanCell, isPlaceholder } from '../cells/clean-cell.ts';
import { parseCoordinates, parsePoint } from '../cells/parse-place-cells.ts';
import type { ImportField } from '../fields.ts';
import type { Places } from './places.ts';

type AbroadInput = { cells: (field: ImportField) => string; places: Places };

/** Canada's provinces by code and name; a postal code of theirs, or one of the United Kingdom. */
const provinces = new Set(
  (
    'ab bc mb nb nl ns nt nu on pe qc pq sk yt alberta britishcolumbia manitoba newbrunswick newfoundland ' +
    'newfoundlandandlabrador novascotia northwestterritories nunavut ontario princeedwardisland quebec saskatchewan yukon'
  ).split(' '),
);
const foreignPostalCode = /\b[A-Z]\d[A-Z][ -]?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/i;

/** "States" of the armed forces, whose post offices are abroad. */
const postOffices = new Set(['AA', 'AE', 'AP']);

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
const countries = new Set(
  letters
    .flatMap((first) => letters.map((second) => countryNames.of(first + second)))
    .filter((name) => name !== undefined && !isUnitedStates(name))
    .map((name) => toKey(name ?? '')),
);

/**
 * Returns whether a row is of a place outside the United States: by its country, else by its postal
 * code, its province, the end of its address, its phone number or its coordinates, unless zip code
 * and state agree on a place here. Coordinates do not contradict a state alone: much of Alaska is far
 * from any zip code's middle.
 */
export function isAbroad({ cells, places }: AbroadInput): boolean {
  const country = cells('country');
  if (country !== '' && !isPlaceholder(country)) return !isUnitedStates(country);
  const state = findState(cells('state'));
  const zip = /^\d{5}/.exec(cells('zip_code'))?.[0];
  if (state && zip && findStatesOfZip(zip).some(({ code }) => code === state.code)) return false;

  const written = (['zip_code', 'state', 'city', 'city_line', 'address', 'street'] as const).map(
    cells,
  );
  if (
    written.some((cell) => countries.has(toKey(cell.split(',').at(-1) ?? '')) && cell.includes(','))
  ) {
    return true;
  }
  const region = toKey(cells('state'));
  if (foreignPostalCode.test(cells('zip_code')) || provinces.has(region)) return true;
  if (state === null && countries.has(region)) return true;
  if (/^\+(?!1\b|1[\s(.-]?\d)/.test(cleanCell(cells('phone')))) return true;
  if (state && !zip) return false;
  const point = parseCoordinates(cells('lat'), cells('lng')) ?? parsePoint(cells('point'));
  const near = point === null ? [] : places.findNear(point);
  return point !== null && near.every((place) => postOffices.has(place.state));
}

function toKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
}
