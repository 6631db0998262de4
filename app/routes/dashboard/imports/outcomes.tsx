import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import type { ImportJob, ImportRowKind, ImportRows } from '#app/domain/import/job/import-job.ts';
import { findImportRows } from '#app/domain/import/job/find-import-rows.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { RefusedFile } from './refused-file.tsx';
import { rowKinds } from './words.ts';

/** Rows by what became, or would become, of them; each kind shows its rows. */
export function Outcomes({ job }: { job: ImportJob }) {
  const [shown, setShown] = useState<ImportRowKind | null>(null);
  const { removed = 0, restored = 0, kept = 0 } = job.rollback_counts;
  return (
    <section className="@container mt-8">
      {job.failure !== null && (
        <p className="mb-4 font-medium text-accent" role="alert">
          The database could not go on: {job.failure}
        </p>
      )}
      {job.state === 'rolled_back' && (
        <p className="mb-4">
          {formatCount(removed)} new listings were removed and {formatCount(restored)} changed ones
          restored; {formatCount(kept)} stay as people have changed them since.
        </p>
      )}
      <h2 className="text-section">
        {job.started_at === null ? 'What would become of the rows' : 'What became of the rows'}
      </h2>
      <dl className="mt-4 max-w-2xl border-t border-ink">
        {rowKinds.map(({ kind, name, meaning }) => (
          <div
            key={kind}
            className="grid grid-cols-[minmax(0,1fr)_5rem_4rem] items-baseline gap-x-4 border-b border-rule py-2"
          >
            <dt className="min-w-0">
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-soft">{meaning}</span>
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
      {(job.counts.refused ?? 0) > 0 && <RefusedFile job={job} />}
      {shown !== null && <Rows key={`${shown} ${job.state}`} id={job.id} kind={shown} />}
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
    <div className="mt-6 max-w-4xl">
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
              {row.reason}
              {row.similar_slug !== null && (
                <>
                  may be{' '}
                  <Link className="link-quiet" to={`/business/${row.similar_slug}`}>
                    {row.similar_name}
                  </Link>
                </>
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
