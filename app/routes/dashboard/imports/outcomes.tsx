import { type ReactNode, useReducer, useState } from 'react';
import {
  type ImportJob,
  type ImportRowKind,
  canDecideHeld,
} from '#app/domain/import/job/import-job.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { HeldSteps } from './held-steps.tsx';
import { OutcomeRows, WarningCounts } from './outcome-rows.tsx';
import { rowKinds } from './words.ts';

type OutcomesProps = {
  job: ImportJob;
  /** The next actions. */
  children: ReactNode;
};

/** The number of rows by outcome; each shows its rows. */
export function Outcomes({ job, children }: OutcomesProps) {
  const mayDecide = canDecideHeld(job);
  const { held = 0 } = job.counts;
  const [shown, setShown] = useState<ImportRowKind | null>(mayDecide && held > 0 ? 'held' : null);
  const [reloads, reload] = useReducer((count: number) => count + 1, 0);
  const { removed = 0, restored = 0, kept = 0 } = job.rollback_counts;
  return (
    <section className="@container mt-8">
      {job.failure !== null && (
        <p className="mb-4 font-medium text-accent" role="alert">
          The database could not continue: {job.failure}
        </p>
      )}
      {job.row_count === 0 && <p className="mb-4">The file has no rows below its header.</p>}
      {Object.keys(job.rollback_counts).length > 0 && job.state !== 'rolling_back' && (
        <p className="mb-4">
          New listings removed: {formatCount(removed)}. Changed listings restored:{' '}
          {formatCount(restored)}. Kept, because people have changed them since: {formatCount(kept)}
          .
        </p>
      )}
      <h2 className="mt-6 text-section first:mt-0">
        {job.started_at === null ? 'What would happen to the rows' : 'What happened to the rows'}
      </h2>
      <dl className="mt-4 max-w-2xl border-t border-ink">
        <div className="grid min-h-14 grid-cols-[minmax(0,1fr)_3.5rem_3rem] items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_5rem_4rem] sm:gap-x-4 border-b border-rule py-1">
          <dt>
            <span className="font-semibold">Rows</span>{' '}
            {job.position < job.row_count && (
              <span className="text-sm text-soft">of {formatCount(job.row_count)}</span>
            )}
          </dt>
          <dd className="text-right font-semibold tabular-nums">{formatCount(job.position)}</dd>
        </div>
        {rowKinds.map(({ kind, name, meaning, isPart }) => (
          <div
            key={kind}
            className="grid min-h-14 grid-cols-[minmax(0,1fr)_3.5rem_3rem] items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_5rem_4rem] sm:gap-x-4 border-b border-rule py-1"
          >
            <dt className={`min-w-0 ${isPart ? 'pl-5' : ''}`}>
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
      {shown !== null && (
        <div className="mt-8 max-w-4xl">
          <h3 className="mb-2 text-lg font-semibold">
            {rowKinds.find(({ kind }) => kind === shown)?.name}
          </h3>
          {shown === 'warned' && <WarningCounts counts={job.warnings} />}
          {shown === 'held' && mayDecide && (
            <HeldSteps id={job.id} held={held} onDecided={reload} />
          )}
          <OutcomeRows key={`${shown} ${reloads}`} id={job.id} kind={shown} mayDecide={mayDecide} />
        </div>
      )}
    </section>
  );
}
