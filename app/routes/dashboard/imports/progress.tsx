import { useEffect, useId } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportJob } from '#app/domain/import/job/import-job.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { triggerImports } from './trigger-imports.ts';
import { stateNames } from './words.ts';

const lookMs = 1_500;

type ProgressProps = {
  job: ImportJob;
  /** Whether the last poll failed. */
  isStale: boolean;
};

/** The progress of the database, which continues without this tab. */
export function Progress({ job, isStale }: ProgressProps) {
  const id = useId();
  const { state, revalidate } = useRevalidator();

  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(() => {
      triggerImports();
      void revalidate();
    }, lookMs);
    return () => clearTimeout(timer);
  }, [state, revalidate]);

  const isGoingBack = job.state === 'rolling_back';
  const { removed = 0, restored = 0, kept = 0 } = job.rollback_counts;
  const { created = 0, updated = 0 } = job.counts;
  const worked = isGoingBack ? removed + restored + kept : job.position;
  const all = isGoingBack ? Math.max(created + updated, worked) : job.row_count;
  return (
    <div className="mt-8 max-w-2xl">
      <label className="block font-semibold" htmlFor={id}>
        {stateNames[job.state]}: {formatCount(worked)} of {formatCount(all)}{' '}
        {isGoingBack ? 'listings' : 'rows'}
      </label>
      <progress className="mt-2 w-full" id={id} value={worked} max={Math.max(all, 1)} />
      <p className="mt-2 text-sm text-soft">You can close this tab; the import continues.</p>
      <p className="mt-2 min-h-[1lh] text-sm font-medium text-accent" role="status">
        {isStale && 'We cannot load the progress right now. Trying again…'}
      </p>
    </div>
  );
}
