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
