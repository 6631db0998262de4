import type { MetroIndex, MetroIndexDifference } from './metro-index.ts';
import { translateRows } from './translate-row.ts';

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
