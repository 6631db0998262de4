import { findState } from '../../us-state/us-state.ts';
import { isPlaceholder } from '../cells/clean-cell.ts';
import { parseCoordinates, parsePoint, parseZipCode } from '../cells/parse-place-cells.ts';
import type { CountWarning } from '../count-warnings.ts';
import type { ImportField } from '../fields.ts';
import type { StatedPlace } from './reconcile-place.ts';
import type { Places } from './places.ts';
import { splitAddress, type SplitAddress } from './split-address.ts';

export type ReadCell = (field: ImportField) => string;

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
  const split = (field: ImportField) => splitAddress({ cell: input.raw(field), places });
  const street = readStreet(cells, input.raw, places);
  const whole = split('address');
  const line = cells('city_line') === '' ? split('city') : split('city_line');
  const parts = [street, line, whole];
  const findPart = (part: 'city' | 'state' | 'zip_code') =>
    parts.map((address) => address[part]).find((text) => text !== '') ?? '';

  const state = readState(cells('state') || findPart('state'), warn);
  const stated = {
    // "Austin, TX 78701" in a city column; a city alone is returned as a street without a number.
    city: line.city || cells('city') || cells('city_line') || findPart('city') || null,
    state,
    zip_code: readZip({
      cell: cells('zip_code') || findPart('zip_code') || zeros(input.cells('zip_code')),
      state,
      places,
      warn,
    }),
    coordinates: readCoordinates({ cells: input.cells, parts, warn }),
  };
  return { stated, street: street.street || whole.street };
}

/** Returns the street from its cell, which may hold the whole address, or from its joined parts. */
function readStreet(cells: ReadCell, raw: ReadCell, places: Places): SplitAddress {
  const parts = ['street_number', 'street_direction', 'street_name', 'street_suffix'] as const;
  const [number = '', ...rest] = parts.map(cells);
  const street = cells('street') || cells('street_name');
  const joined = /^\d/.test(street)
    ? street
    : [number, ...(cells('street') === '' ? rest : [cells('street_direction'), cells('street')])]
        .filter((part) => part !== '')
        .join(' ');
  const nothing = { city: '', state: '', zip_code: '', coordinates: null };
  const isWhole = /[\r\n]/.test(raw('street').trim()) || /[a-z][\s,]+\d{5}(-\d{4})?$/i.test(joined);
  if (!isWhole) return { street: joined, ...nothing };
  return splitAddress({ cell: raw('street'), places });
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
  const given = parseCoordinates(lat, lng) ?? parsePoint(cells('point'));
  if (given === null && (lat !== '' || lng !== '' || cells('point') !== '')) {
    warn(
      'coordinates',
      'that are no place on the globe, dropped',
      cells('point') || `${lat}, ${lng}`,
    );
  }
  if (given !== null && lat !== '' && given.lat === Number(lng) && given.lat !== Number(lat)) {
    warn('coordinates', 'the wrong way round, exchanged', `${lat}, ${lng}`);
  }
  return given ?? parts.find(({ coordinates }) => coordinates !== null)?.coordinates ?? null;
}
