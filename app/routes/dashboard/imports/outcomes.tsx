import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import type { ImportJob, ImportRowKind, ImportRows } from '#app/domain/import/job/import-job.ts';
import { findImportRows } from '#app/domain/import/job/find-import-rows.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { rowKinds } from './words.ts';

type OutcomesProps = {
  job: ImportJob;
  /** What can be done next. */
  children: ReactNode;
};

/** Rows by what became, or would become, of them; each kind shows its rows. */
export function Outcomes({ job, children }: OutcomesProps) {
  const [shown, setShown] = useState<ImportRowKind | null>(null);
  const { removed = 0, restored = 0, kept = 0 } = job.rollback_counts;
  return (
    <section className="@container mt-8">
      {job.failure !== null && (
        <p className="mb-4 font-medium text-accent" role="alert">
          The database could not go on: {job.failure}
        </p>
      )}
      {job.row_count === 0 && <p className="mb-4">The file has no rows below its header.</p>}
      {Object.keys(job.rollback_counts).length > 0 && job.state !== 'rolling_back' && (
        <p className="mb-4">
          New listings that were removed: {formatCount(removed)}. Changed ones that say again what
          they said before: {formatCount(restored)}. Left alone, for people have had to do with them
          since: {formatCount(kept)}.
        </p>
      )}
      <h2 className="mt-6 text-section first:mt-0">
        {job.started_at === null ? 'What would become of the rows' : 'What became of the rows'}
      </h2>
      <dl className="mt-4 max-w-2xl border-t border-ink">
        {rowKinds.map(({ kind, name, meaning }) => (
          <div
            key={kind}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)_3.5rem_3rem] items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_5rem_4rem] sm:gap-x-4 border-b border-rule py-1"
          >
            <dt className="min-w-0">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-soft max-sm:block">{meaning}</span>
            </dt>
            <dd className="text-right tabular-nums">{formatCount(job.counts[kind] ?? 0)}</dd>
            <dd className="text-right">
              {(job.counts[kind] ?? 0) > 0 && (
                <button
                  className="link-quiet min-h-11 text-sm"
                  type="button"
                  aria-expanded={shown === kind}
                  onClick={() => setShown(shown === kind ? null : kind)}
                >
                  {shown === kind ? 'Hide' : 'Show'}
                  <span className="sr-only"> {name}</span>
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {children}
      {shown !== null && <Rows key={shown} id={job.id} kind={shown} />}
    </section>
  );
}

function Rows({ id, kind }: { id: string; kind: ImportRowKind }) {
  const [rows, setRows] = useState<ImportRows['rows']>([]);
  const [next, setNext] = useState<number | null>(0);
  const [isLoading, setLoading] = useState(true);

  async function load(after: number) {
    setLoading(true);
    try {
      const page = await findImportRows({ db: await openSession() }, { id, kind, after });
      setRows((before) => [...before.filter((row) => row.number <= after), ...page.rows]);
      setNext(page.next);
    } catch {
      notify('connectionError');
    }
    setLoading(false);
  }
  useEffect(() => {
    void load(0);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first page, once
  }, []);

  return (
    <div className="mt-8 max-w-4xl">
      <h3 className="mb-2 text-lg font-semibold">
        {rowKinds.find((one) => one.kind === kind)?.name}
      </h3>
      <ul className="border-t border-ink">
        {rows.map((row) => (
          <li
            key={row.number}
            className="grid gap-x-4 border-b border-rule py-2 text-sm @xl:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="text-soft tabular-nums">Row {formatCount(row.number)}</span>
            <span className="min-w-0 font-semibold wrap-anywhere">
              {row.slug === null ? (
                row.label
              ) : (
                <Link className="link-quiet" to={`/business/${row.slug}`}>
                  {row.label}
                </Link>
              )}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {row.reason !== null && (kind === 'updated' ? `Brings: ${row.reason}` : row.reason)}
              {row.similar_name !== null && 'May be '}
              {row.similar_slug === null ? (
                row.similar_name
              ) : (
                <Link className="link-quiet" to={`/business/${row.similar_slug}`}>
                  {row.similar_name}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 min-h-11" role="status">
        {isLoading && 'One moment…'}
        {!isLoading && next !== null && (
          <button className="button-line" type="button" onClick={() => void load(next)}>
            Show more
          </button>
        )}
      </p>
    </div>
  );
}
