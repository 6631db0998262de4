import { useEffect, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { findImportCategories, findImportRows } from '#app/domain/import/import-calls.ts';
import type { ImportCategory } from '#app/domain/import/import.ts';
import { formatCount } from '#app/domain/text/text.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { RowCard } from './row-facts.tsx';

/** Loads once; null until then. */
function useLoaded<Value>(load: (session: { db: Db }) => Promise<Value>): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    let isOver = false;
    openSession()
      .then((db) => load({ db }))
      .then((loaded) => !isOver && setValue(loaded))
      .catch(() => !isOver && notify('connectionError'));
    return () => {
      isOver = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return value;
}

/** Some rows of all outcomes, reasons and categories as visitors will see them. */
export function Sample({ id }: { id: string }) {
  const page = useLoaded((session) => findImportRows(session, { id, kind: 'sample' }));
  const [renderedAt] = useState(() => Date.now());
  return (
    <section className="mt-10">
      <h3 className="text-lg font-semibold">As visitors will see it</h3>
      <p className="mt-1 text-sm text-soft" role="status">
        {page === null
          ? 'One moment…'
          : `${formatCount(page.rows.length)} rows of all groups, the most doubtful first.`}
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-3 @2xl:grid-cols-2 @5xl:grid-cols-3">
        {page?.rows.map((row) => (
          <RowCard key={row.number} row={row} renderedAt={renderedAt} />
        ))}
      </ul>
    </section>
  );
}

type CategoriesProps = {
  id: string;
  /** The category whose rows are shown; null for none. */
  shown: string | null;
  onShow: (category: ImportCategory) => void;
};

/** How many new listings each category gets, with some of their names. */
export function Categories({ id, shown, onShow }: CategoriesProps) {
  const categories = useLoaded((session) => findImportCategories(session, id));
  if (categories === null || categories.length === 0) return null;
  return (
    <section className="mt-10 max-w-2xl">
      <h3 className="text-lg font-semibold">New listings by category</h3>
      <dl className="mt-3 border-t border-ink">
        {categories.map((category) => {
          const { slug, name, rows, samples } = category;
          return (
            <div
              key={slug}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_3.5rem_3rem] items-center gap-x-3 border-b border-rule py-1"
            >
              <dt className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{name}</span>{' '}
                <span className="block text-sm text-soft">{samples.join(' · ')}</span>
              </dt>
              <dd className="text-right tabular-nums">{formatCount(rows)}</dd>
              <dd className="text-right">
                <ShowButton name={name} isShown={shown === slug} onClick={() => onShow(category)} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

type ShowButtonProps = { name: string; isShown: boolean; onClick: () => void };

/** Opens or closes the rows of a group. */
export function ShowButton({ name, isShown, onClick }: ShowButtonProps) {
  return (
    <button
      className="link-quiet min-h-11 text-sm"
      type="button"
      aria-expanded={isShown}
      onClick={onClick}
    >
      {isShown ? 'Hide' : 'Show'}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
