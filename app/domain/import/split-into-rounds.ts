import { createSlug } from './create-slug.ts';
import type { ImportedListing } from './parse-row.ts';

/**
 * Splits rows into rounds so that two rows that may be the same business are never in one round,
 * and the newer one is in the later: the database compares a whole round with its listings before
 * adding it.
 * @param findKey returns the source's identifier of a business, if any
 */
export function splitIntoRounds<Row extends ImportedListing>(
  rows: readonly Row[],
  findKey: (row: Row) => string | null = () => null,
): Row[][] {
  const rounds: Row[][] = [];
  const lastRounds = new Map<string, number>();
  for (const row of rows) {
    const key = findKey(row);
    const keys = key === null ? listKeys(row) : [...listKeys(row), `key ${key}`];
    const round = Math.max(...keys.map((key) => lastRounds.get(key) ?? -1)) + 1;
    for (const key of keys) lastRounds.set(key, round);
    const others = rounds[round];
    if (others === undefined) rounds.push([row]);
    else others.push(row);
  }
  return rounds;
}

/** Initial letters compared to detect two spellings of one name. */
const lettersCompared = 4;

/** Returns keys of which two rows of the same business share at least one. */
function listKeys(row: ImportedListing): string[] {
  const zip = row.zip_code.slice(0, 5);
  const house = /^\s*(\d+)/.exec(row.street ?? '')?.[1];
  const slug = createSlug(row);
  return [
    slug,
    `${zip} ${slug.slice(0, lettersCompared)}`,
    ...(house === undefined ? [] : [`${zip} ${house}`]),
    ...(row.phone === null ? [] : [row.phone]),
  ];
}
