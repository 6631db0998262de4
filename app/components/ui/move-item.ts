/** Returns the list with one item moved; clamps targets beyond the ends. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, ...item);
}
