import { formatCapitals } from '../cells/format-capitals.ts';
import type { CountWarning } from '../count-warnings.ts';
import type { ReconciledPlace } from './reconcile-place.ts';
import { type Places, toCityKey } from './places.ts';

type SpellInput = Pick<ReconciledPlace, 'city' | 'state' | 'zip_code'> & {
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
  if (known) return known.city;
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
