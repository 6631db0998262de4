import { useState } from 'react';
import type { AdminQueue, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { useLiveRows } from '#app/browser/live/follow-rows.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { findAdminQueue } from '#app/domain/admin-queue/admin-queue-calls.ts';

type ListNewsProps = { added: number; gone: number; onShow: () => void };

/** Says how many items came and went since the list was loaded; the list itself does not move. */
export function ListNews({ added, gone, onShow }: ListNewsProps) {
  const news = [added > 0 && `${added} new`, gone > 0 && `${gone} decided`].filter(Boolean);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm">
      <span role="status">{news.join(', ')}</span>
      {news.length > 0 && (
        <button
          className="min-h-11 cursor-pointer font-semibold underline underline-offset-4"
          type="button"
          onClick={onShow}
        >
          Show
        </button>
      )}
    </div>
  );
}

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

type PageRequest = { filter: QueueFilter; after: string | null };

/**
 * Returns the present state of the page; the shown one stays until somebody asks for the new one.
 */
export function useCurrentPage(shown: AdminQueue, requested: PageRequest): AdminQueue {
  const [present, setPresent] = useState({ of: shown, page: shown });
  async function ask() {
    const db = await openSession().catch(() => null);
    // After a failure, the next change asks again.
    const page = db && (await findAdminQueue({ db }, requested).catch(() => null));
    if (page) setPresent({ of: shown, page });
  }
  useLiveRows(null, () => void ask());
  return present.of === shown ? present.page : shown;
}
