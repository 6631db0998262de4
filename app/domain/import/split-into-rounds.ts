import { createSlug } from './create-slug.ts';
import type { ImportedListing } from './parse-row.ts';

/**
 * Splits rows so that two which may be one business are never in the same round, and the newer one is
 * in the later: the database compares a whole round with what it has and then adds it at once.
 * @param findKey by which a source names a business, whatever else a row says
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

/** Letters with which names begin that may be one name in two spellings. */
const lettersCompared = 4;

/** What two rows of one business would have in common: at least one of these. */
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
