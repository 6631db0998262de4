import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { canDecideHeld, type ImportJob, type ImportRowKind } from '#app/domain/import/import.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { OutcomeRows, WarningCounts } from './outcome-rows.tsx';
import { rowKinds } from './labels.ts';

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

type HeldStepsProps = {
  /** Id of the import. */
  id: string;
  /** How many rows are held. */
  held: number;
  /** Called when some or all of them have been decided. */
  onDecided: () => void;
};

/** Imports all held rows, or leaves them all out. */
function HeldSteps({ id, held, onDecided }: HeldStepsProps) {
  const importing = useFetcher<FormAnswer>();
  const leavingOut = useFetcher<FormAnswer>();
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<FormAnswer>(undefined);
  const [isStarted, setStarted] = useState(false);
  const { state, data } = importing;
  const isGoingOn = isStarted && (state !== 'idle' || data?.kind === 'done');
  const isLeftOut = leavingOut.state === 'idle' && leavingOut.data?.kind === 'done';
  const all = held === 1 ? 'the held row' : `all ${formatCount(held)} held rows`;

  // One call imports some of them; the next one follows until none is left.
  useEffect(() => {
    if (state !== 'idle' || data === undefined || data === seen.current) return;
    seen.current = data;
    if (isGoingOn && held > 0) box.current?.querySelector('form')?.requestSubmit();
    else onDecided();
  }, [state, data, isGoingOn, held, onDecided]);
  useEffect(() => {
    if (isLeftOut) onDecided();
  }, [isLeftOut, onDecided]);

  if (held === 0) return null;
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3">
      <div ref={box} onSubmit={() => setStarted(true)}>
        <SignedInForm
          fetcher={importing}
          intent="import-held"
          variant="solid"
          button={`Import ${all}`}
        >
          <input type="hidden" name="id" value={id} />
        </SignedInForm>
      </div>
      {isGoingOn ? (
        <button className="button-line" type="button" onClick={() => setStarted(false)}>
          Stop
        </button>
      ) : (
        <SignedInForm
          fetcher={leavingOut}
          intent="leave-out-held"
          variant="line"
          button={`Leave out ${all}`}
        >
          <input type="hidden" name="id" value={id} />
        </SignedInForm>
      )}
      <p className="basis-full text-sm text-soft" role="status">
        {isGoingOn && `${formatCount(held)} rows left. Keep this tab open until they are imported.`}
      </p>
    </div>
  );
}
