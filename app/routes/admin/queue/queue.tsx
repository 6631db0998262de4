import { useRef, useState } from 'react';
import { Link, useLocation, useOutletContext, useRevalidator } from 'react-router';
import { SavedViews } from '#app/components/list/saved-views.tsx';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { AdminQueue, QueuePresets, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { BulkDecision } from './bulk-decision.tsx';
import { useCurrentPage } from './current-page.ts';
import type { KindOfItem } from './kinds/kind.ts';
import { itemKinds } from './kinds/kinds.ts';
import type { QueueLoaded } from './queue-area.tsx';
import { KindLinks, QueueFilters } from './queue-filters.tsx';
import { QueueList } from './queue-list.tsx';
import { parseQueueCursor, parseQueueFilter, toPageSearch, toQueueSearch } from './queue-query.ts';
import { ShortcutHelp, useListKeys } from './shortcuts.tsx';
import { UndoBar, useUndoKey } from './undo-bar.tsx';

export const handle = { isPrivate: true, title: 'Review queue' } satisfies SignedInHandle;

/** The queue: filtered, sorted, and counted by kind; its layout loads it. */
export default function QueueScreen() {
  const { search } = useLocation();
  const { found, now } = useOutletContext<QueueLoaded>();
  return (
    <ScreenPart of={found.of} failed="We could not load the review queue.">
      {([page, presets]) => <Queue search={search} page={page} presets={presets} now={now} />}
    </ScreenPart>
  );
}

type QueueProps = { search: string; page: AdminQueue; presets: QueuePresets; now: Date };

function Queue({ search, page, presets, now }: QueueProps) {
  const params = new URLSearchParams(search);
  const filter = parseQueueFilter(params);
  const after = parseQueueCursor(params);
  const present = useCurrentPage(page, { filter, after });
  return (
    <>
      <KindLinks counts={present.counts} filter={filter} />
      <div key={search}>
        <Found
          page={page}
          news={comparePages(page, present)}
          presets={presets}
          filter={filter}
          after={after}
          now={now}
        />
      </div>
    </>
  );
}

/** A link to items of this kind that do not wait. */
function More({ of }: { of: KindOfItem['more'] }) {
  if (of === undefined) return null;
  return (
    <Link className="link-quiet inline-flex min-h-11 items-center text-sm" to={of.to}>
      {of.words}
    </Link>
  );
}

type FoundProps = {
  page: AdminQueue;
  news: ReturnType<typeof comparePages>;
  presets: QueuePresets;
  filter: QueueFilter;
  after: string | null;
  now: Date;
};

function Found({ page, news, presets, filter, after, now }: FoundProps) {
  const { items, next, counts } = page;
  const list = useRef<HTMLDivElement>(null);
  const selection = useSelection(items.map(({ id }) => id));
  const undoLast = useUndoKey();
  const { isHelpOpen, setHelpOpen } = useListKeys(list, {
    onSelect: (id) => selection.onToggle(id, false),
    onUndo: undoLast,
  });
  const { revalidate } = useRevalidator();
  async function showNews() {
    await revalidate();
    list.current?.focus();
  }
  return (
    <>
      <div className="list-tools">
        <QueueFilters filter={filter} metros={page.metros} />
        <SavedViews />
        {filter.kind && <More of={itemKinds[filter.kind].more} />}
        {items.length > 0 && (
          <BulkDecision
            key={[...selection.ids].join()}
            filter={filter}
            counts={counts}
            selected={items.filter(({ id }) => selection.ids.has(id))}
            templates={presets.templates}
          />
        )}
        <ListNews {...news} onShow={() => void showNews()} />
      </div>
      <div ref={list} tabIndex={-1}>
        {items.length > 0 ? (
          <QueueList items={items} filter={filter} after={after} now={now} selection={selection} />
        ) : (
          <None isFiltered={toQueueSearch(filter) !== ''} />
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {next !== null && (
          <Link className="button-line" to={toPageSearch(filter, next)}>
            Next
          </Link>
        )}
        <ShortcutHelp
          isOpen={isHelpOpen}
          onOpen={() => setHelpOpen(true)}
          onClose={() => setHelpOpen(false)}
        />
      </div>
      <div className="decision-dock no-print">
        <UndoBar />
      </div>
    </>
  );
}

/** The selected items of a page; a click with Shift selects or clears all up to the one clicked before. */
function useSelection(ids: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  function onToggle(id: string, isRange: boolean) {
    const ends = [ids.indexOf(isRange && last !== null ? last : id), ids.indexOf(id)];
    const range = ids.slice(Math.max(0, Math.min(...ends)), Math.max(...ends) + 1);
    setLast(id);
    const others = [...chosen].filter((one) => !range.includes(one));
    setChosen(new Set(chosen.has(id) ? others : [...others, ...range]));
  }
  // What was decided since is not on the page any more.
  return { ids: new Set(ids.filter((id) => chosen.has(id))), onToggle };
}

function None({ isFiltered }: { isFiltered: boolean }) {
  return (
    <p className="text-soft">
      {isFiltered ? (
        <>
          No matches. <Link to="?">Clear filters</Link>
        </>
      ) : (
        'Nothing is awaiting review.'
      )}
    </p>
  );
}

type ListNewsProps = { added: number; gone: number; onShow: () => void };

/** Says how many items came and went since the list was loaded; the list itself does not move. */
function ListNews({ added, gone, onShow }: ListNewsProps) {
  const news = [added > 0 && `${added} new`, gone > 0 && `${gone} decided`].filter(Boolean);
  return (
    <div className="ml-auto flex min-h-11 items-center gap-x-3 text-sm">
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
