import type { Coordinates } from '#app/domain/metro/metro.ts';
import { findState } from '../../us-state/us-state.ts';
import { cleanCell } from '../cells/clean-cell.ts';
import { parsePoint } from '../cells/parse-place-cells.ts';
import type { Places } from './places.ts';

export type SplitAddress = {
  street: string;
  city: string;
  state: string;
  zip_code: string;
  coordinates: Coordinates | null;
};

type SplitInput = { cell: string | undefined; places: Places };

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
export function splitAddress({ cell, places }: SplitInput): SplitAddress {
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
  if (state === null && address.zip_code === '') return { ...address, street: rest };
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

type CityInput = { text: string; state: string; places: Places };

function splitCity({ text, state, places }: CityInput): { street: string; city: string } {
  const comma = text.lastIndexOf(',');
  if (comma >= 0) {
    return { street: trimEnd(text.slice(0, comma)), city: text.slice(comma + 1).trim() };
  }
  const words = text.split(' ');
  for (let count = Math.min(maxWordsInCity, words.length); count > 0; count -= 1) {
    const city = words.slice(-count).join(' ');
    if (places.findCity(city, state).length === 0) continue;
    return { street: words.slice(0, -count).join(' '), city };
  }
  const [, street, city] = streetEnd.exec(text) ?? [];
  if (street !== undefined && city !== undefined) return { street, city };
  return /\d/.test(text) ? { street: text, city: '' } : { street: '', city: text };
}
