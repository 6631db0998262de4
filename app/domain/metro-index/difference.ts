import type { MetroIndex, MetroIndexDifference } from './metro-index.ts';
import { translateRows } from './translate-row.ts';

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
