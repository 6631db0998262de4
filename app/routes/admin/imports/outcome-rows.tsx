import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import type { WarningCount } from '#app/domain/import/count-warnings.ts';
import { findImportRows } from '#app/domain/import/import-calls.ts';
import type { ImportPreview, ImportRowKind } from '#app/domain/import/import.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { RowDecisions } from './decisions.tsx';
import { nameKind } from './labels.ts';
import { type ImportedRow, ListingFacts, RowDoubts, subjectNames } from './row-facts.tsx';

/** Cells that were changed or left out, by column and problem, with samples. */
export function WarningCounts({ counts }: { counts: readonly WarningCount[] }) {
  return (
    <dl className="mb-6 max-w-2xl border-t border-ink">
      {counts.map(({ field, problem, rows, examples }) => (
        <div
          key={`${field} ${problem}`}
          className="grid grid-cols-[minmax(0,1fr)_5rem] gap-x-4 border-b border-rule py-2"
        >
          <dt className="min-w-0 wrap-anywhere">
            {subjectNames[field]} {problem}
            {examples.length > 0 && (
              <span className="block text-sm text-soft">{examples.map(quote).join(', ')}</span>
            )}
          </dt>
          <dd className="text-right tabular-nums">{formatCount(rows)}</dd>
        </div>
      ))}
    </dl>
  );
}

const quote = (cell: string) => `“${cell}”`;

type OutcomeRowsProps = {
  /** Id of the import. */
  id: string;
  kind: ImportRowKind;
  /** The slug of a category; null for all. */
  category: string | null;
  /** When rows can be decided: before the import, or held ones after it; null for not at all. */
  decidable: 'before' | 'after' | null;
};

/** The rows of one kind, a page at a time. */
export function OutcomeRows({ id, kind, category, decidable }: OutcomeRowsProps) {
  const { items, isLoading, hasMore, loadMore } = usePages<ImportedRow, number>(async (after) => {
    const db = await openSession();
    const page = await findImportRows({ db }, { id, kind, category, after: after ?? 0 });
    return { items: page.rows, next: page.next };
  });
  return (
    <>
      <ul className="border-t border-ink" aria-label={nameKind(kind)}>
        {items.map((row) => (
          <li
            key={row.number}
            className="grid gap-x-4 gap-y-2 border-b border-rule py-3 text-sm @xl:grid-cols-[5rem_minmax(0,1fr)]"
          >
            <span className="text-soft tabular-nums">Row {formatCount(row.number)}</span>
            <div className="min-w-0">
              <div className="grid gap-x-6 gap-y-3 @xl:grid-cols-2">
                <Side
                  title={row.similar && 'This row'}
                  name={row.label}
                  to={row.slug && findPage(row.slug, row.decision)}
                  listing={row.listing}
                />
                {row.similar && (
                  <Side
                    title="May be"
                    name={row.similar_name ?? row.similar.name}
                    to={row.similar_slug && findPage(row.similar_slug, null)}
                    listing={row.similar}
                  />
                )}
                {(row.changes ?? row.warnings ?? row.reason) !== null && (
                  <div className="min-w-0 wrap-anywhere">
                    <RowDoubts row={row} />
                  </div>
                )}
              </div>
              {decidable !== null && <RowDecisions id={id} row={row} when={decidable} />}
            </div>
          </li>
        ))}
      </ul>
      <MoreButton isLoading={isLoading} onMore={hasMore ? loadMore : null} />
    </>
  );
}

type SideProps = {
  title: string | null;
  name: string;
  /** Its page; null if there is none yet. */
  to: string | null;
  listing: ImportPreview | null;
};

/** A draft has no page for visitors: admins publish it in their list of listings. */
function findPage(slug: string, decision: ImportedRow['decision']): string {
  return decision === 'draft' ? `/dashboard/listings?q=${slug}&status=draft` : `/business/${slug}`;
}

/** A row, or beside it the listing that it may be. */
function Side({ title, name, to, listing }: SideProps) {
  return (
    <div className="min-w-0 wrap-anywhere">
      {title !== null && <p className="text-xs text-soft">{title}</p>}
      <p className="font-semibold">
        {to === null ? (
          name
        ) : (
          <Link className="link-quiet" to={to}>
            {name}
          </Link>
        )}
      </p>
      {listing && <ListingFacts listing={listing} />}
    </div>
  );
}

type LoadPage<Item, Cursor> = (
  after: Cursor | null,
) => Promise<{ items: readonly Item[]; next: Cursor | null }>;

/** Loads a list page by page: the first at once, others when asked. */
export function usePages<Item, Cursor>(load: LoadPage<Item, Cursor>) {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [next, setNext] = useState<Cursor | null>(null);
  const [isLoading, setLoading] = useState(true);

  async function loadAfter(after: Cursor | null) {
    setLoading(true);
    try {
      const page = await load(after);
      setItems((before) => (after === null ? page.items : [...before, ...page.items]));
      setNext(page.next);
    } catch {
      notify('connectionError');
    }
    setLoading(false);
  }
  useEffect(() => {
    void loadAfter(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first page, once
  }, []);
  return { items, isLoading, hasMore: next !== null, loadMore: () => void loadAfter(next) };
}

type MoreButtonProps = {
  isLoading: boolean;
  /** Null if there is no more. */
  onMore: (() => void) | null;
};

/** Loads the next page of a list. */
export function MoreButton({ isLoading, onMore }: MoreButtonProps) {
  return (
    <p className="mt-3 min-h-11" role="status">
      {isLoading && 'One moment…'}
      {!isLoading && onMore !== null && (
        <button className="button-line" type="button" onClick={onMore}>
          Show more
        </button>
      )}
    </p>
  );
}
