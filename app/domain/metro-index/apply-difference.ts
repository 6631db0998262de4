import type { MetroIndex, MetroIndexDifference } from './metro-index.ts';
import { translateRows } from './translate-row.ts';

/** The index that `findDifference` was asked about; null where the two do not fit together. */
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
