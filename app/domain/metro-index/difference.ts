import type { IndexRow, MetroIndex, MetroIndexDifference } from './metro-index.ts';

/** Applies a difference made by `findDifference`; returns null if it does not fit `before`. */
export function applyDifference(
  before: MetroIndex,
  { since, lists: changedLists, changed, removed, count }: MetroIndexDifference,
): MetroIndex | null {
  if (since !== before.version) return null;
  const { listings, ...lists } = { ...before, ...changedLists };
  const replaced = new Set([...removed, ...changed.map(([slug]) => slug)]);
  const staying = listings.filter(([slug]) => !replaced.has(slug));
  const rows = [...staying.map(translateRows(before, lists)), ...changed];
  if (rows.length !== count) return null;
  return { ...lists, listings: rows.toSorted(([a], [b]) => (a < b ? -1 : 1)) };
}

/** Computes the difference from which `applyDifference` builds `after` out of `before`. */
export function findDifference(before: MetroIndex, after: MetroIndex): MetroIndexDifference {
  const translate = translateRows(before, after);
  const known = new Map(before.listings.map((row) => [row[0], JSON.stringify(translate(row))]));
  const present = new Set(after.listings.map(([slug]) => slug));
  const { listings, ...lists } = after;
  const changedLists = Object.entries(lists).filter(
    ([name, value]) => JSON.stringify(before[name as keyof MetroIndex]) !== JSON.stringify(value),
  );
  return {
    since: before.version,
    lists: Object.fromEntries(changedLists) as MetroIndexDifference['lists'],
    changed: listings.filter((row) => known.get(row[0]) !== JSON.stringify(row)),
    removed: [...known.keys()].filter((slug) => !present.has(slug)),
    count: listings.length,
  };
}

type Lists = Omit<MetroIndex, 'listings'>;
/** Maps a row's list number to the number of the same value in the other list. */
type Translation = (number: number) => number;

/** The number of a value that the other list lacks. */
const unknownNumber = -1;

/**
 * Returns a function that converts rows of one index for another: rows refer to lists of shared
 * values, whose numbers differ between versions.
 */
function translateRows(from: Lists, to: Lists): (row: IndexRow) => IndexRow {
  const category = translate(
    from.categories.map(({ slug }) => slug),
    to.categories.map(({ slug }) => slug),
  );
  const city = translate(from.cities, to.cities);
  const timeZone = translate(from.time_zones, to.time_zones);
  const week = translate(from.weeks, to.weeks);
  const special = translate(from.special_days, to.special_days);
  const attribute = translate(from.attributes, to.attributes);
  const neighborhood = translate(from.neighborhoods, to.neighborhoods);
  return (row) => {
    const translated: IndexRow = [...row];
    translated[2] = category(row[2]);
    translated[5] = city(row[5]);
    translated[11] = timeZone(row[11]);
    translated[12] = week(row[12]);
    translated[13] = row[13] === null ? null : special(row[13]);
    translated[14] = row[14].map(attribute);
    translated[18] = row[18].map(neighborhood);
    return translated;
  };
}

function translate(from: readonly unknown[], to: readonly unknown[]): Translation {
  const numbers = new Map(to.map((value, number) => [JSON.stringify(value), number]));
  const translated = from.map((value) => numbers.get(JSON.stringify(value)) ?? unknownNumber);
  return (number) => translated[number] ?? unknownNumber;
}
