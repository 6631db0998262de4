import type { AdminQueue } from '#app/domain/admin-queue/admin-queue.ts';

type Page = Pick<AdminQueue, 'next'> & { items: readonly { kind: string; id: string }[] };

/**
 * Counts items that were added to or removed from the same page of the list. Items that only moved
 * across its end do not count.
 */
export function comparePages(shown: Page, present: Page): { added: number; gone: number } {
  return { added: countOthers(present, shown), gone: countOthers(shown, present) };
}

/** Counts items of `page` that are not on `other`, within its range. */
function countOthers(page: Page, other: Page): number {
  const known = new Set(other.items.map(toKey));
  const areKnown = page.items.map((item) => known.has(toKey(item)));
  const reach = other.next === null ? areKnown.length : areKnown.lastIndexOf(true) + 1;
  return areKnown.slice(0, reach).filter((isKnown) => !isKnown).length;
}

function toKey({ kind, id }: Page['items'][number]): string {
  return `${kind}/${id}`;
}
