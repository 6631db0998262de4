import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import {
  canDecideHeld,
  type ImportCategory,
  type ImportJob,
  type ImportRowKind,
} from '#app/domain/import/import.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-profile/spreadsheet.ts';
import { GroupDecisions } from './decisions.tsx';
import { ownRowKinds, rowKinds } from './labels.ts';
import { MissingListings } from './missing-listings.tsx';
import { OutcomeRows, WarningCounts } from './outcome-rows.tsx';
import { Categories, Sample, ShowButton } from './overview.tsx';

type OutcomesProps = {
  job: ImportJob;
  /** The next actions. */
  children: ReactNode;
};

/** The list that is shown: a kind of rows, perhaps of one category, or what the file no longer has. */
type Shown = { kind: ImportRowKind | 'missing'; category: ImportCategory | null };

/** The number of rows by outcome; each shows its rows. Before the import, also what visitors will see. */
export function Outcomes({ job, children }: OutcomesProps) {
  const mayDecide = canDecideHeld(job);
  const isBefore = job.state === 'checked';
  const { held = 0 } = job.counts;
  const [shown, setShown] = useState<Shown | null>(() => {
    const kind = job.is_own ? findFirstOwn(job) : mayDecide && held > 0 ? 'held' : null;
    return kind && { kind, category: null };
  });
  const [reloads, reload] = useReducer((count: number) => count + 1, 0);
  const list = useRef<HTMLHeadingElement>(null);
  const { removed = 0, restored = 0, kept = 0 } = job.rollback_counts;
  const missing = Object.values(job.missing).reduce((all, count) => all + count, 0);
  const groups = [
    ...(job.is_own ? ownRowKinds : rowKinds)
      .map((one) => ({ ...one, count: job.counts[one.kind] ?? 0 }))
      .filter(({ isPart, count }) => !isPart || count > 0),
    ...(missing > 0 ? [{ ...missingKind, isPart: false, count: missing }] : []),
  ];

  function toggle(next: Shown) {
    setShown(isSame(next, shown) ? null : next);
  }
  useEffect(() => {
    // Below the sample and the categories, where nobody would see it open.
    if (shown?.category != null) list.current?.focus();
  }, [shown]);

  return (
    <section className="@container mt-8">
      {job.failure !== null && (
        <p className="mb-4 font-medium text-accent" role="alert">
          The database could not continue: {job.failure}
        </p>
      )}
      {job.row_count === 0 && <p className="mb-4">The file has no rows below its header.</p>}
      {job.is_own && job.state === 'rolled_back' && (
        <p className="mb-4">{t.restored({ restored, kept })}</p>
      )}
      {Object.keys(job.rollback_counts).length > 0 &&
        job.state !== 'rolling_back' &&
        !job.is_own && (
          <p className="mb-4">
            New listings removed: {formatCount(removed)}. Changed listings restored:{' '}
            {formatCount(restored)}. Kept, because people have changed them since:{' '}
            {formatCount(kept)}.
          </p>
        )}
      <h2 className="mt-6 text-section first:mt-0">{nameOutcomes(job)}</h2>
      {children}
      <dl className="mt-6 max-w-2xl border-t border-ink">
        <div className={lineClass}>
          <dt>
            <span className="font-semibold">Rows</span>{' '}
            {job.position < job.row_count && (
              <span className="text-sm text-soft">of {formatCount(job.row_count)}</span>
            )}
          </dt>
          <dd className="text-right font-semibold tabular-nums">{formatCount(job.position)}</dd>
        </div>
        {groups.map(({ kind, name, meaning, isPart, count }) => (
          <div key={kind} className={lineClass}>
            <dt className={`min-w-0 ${isPart ? 'pl-5' : ''}`}>
              <span className="font-semibold">{name}</span>{' '}
              <span className="text-sm text-soft max-sm:block">{meaning}</span>
            </dt>
            <dd className="text-right tabular-nums">{formatCount(count)}</dd>
            <dd className="text-right">
              {count > 0 && (
                <ShowButton
                  name={name}
                  isShown={isSame({ kind, category: null }, shown)}
                  onClick={() => toggle({ kind, category: null })}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {shown !== null && (
        <div className="mt-8 max-w-4xl">
          <h3 className="mb-2 text-lg font-semibold" ref={list} tabIndex={-1}>
            {groups.find(({ kind }) => kind === shown.kind)?.name}
            {shown.category !== null && `: ${shown.category.name}`}
          </h3>
          {shown.kind === 'missing' ? (
            <MissingListings key={reloads} job={job} onDecided={reload} />
          ) : (
            <>
              {shown.kind === 'warned' && <WarningCounts counts={job.warnings} />}
              {(isBefore || mayDecide) && !job.is_own && (
                <GroupDecisions
                  key={shown.kind}
                  id={job.id}
                  when={isBefore ? 'before' : 'after'}
                  kind={shown.kind}
                  category={shown.category?.slug ?? null}
                  count={shown.category?.rows ?? job.counts[shown.kind] ?? 0}
                  onDone={reload}
                />
              )}
              <OutcomeRows
                key={`${shown.kind} ${shown.category?.slug} ${reloads}`}
                id={job.id}
                kind={shown.kind}
                category={shown.category?.slug ?? null}
                decidable={isBefore ? 'before' : mayDecide ? 'after' : null}
              />
            </>
          )}
        </div>
      )}
      {isBefore && job.row_count > 0 && !job.is_own && (
        <>
          <Sample key={`sample ${reloads}`} id={job.id} />
          <Categories
            key={`categories ${reloads}`}
            id={job.id}
            shown={shown?.category?.slug ?? null}
            onShow={(category) => toggle({ kind: 'created', category })}
          />
        </>
      )}
    </section>
  );
}

/** Of an owner's file, what changes is shown at once, or else what is refused. */
function findFirstOwn({ counts }: ImportJob): 'updated' | 'rejected' | null {
  if ((counts.updated ?? 0) > 0) return 'updated';
  return (counts.rejected ?? 0) > 0 ? 'rejected' : null;
}

function nameOutcomes({ is_own, started_at }: ImportJob): string {
  if (is_own) return started_at === null ? t.whatWouldChange : t.whatChanged;
  return started_at === null ? 'What would happen to the rows' : 'What happened to the rows';
}

const missingKind = {
  kind: 'missing',
  name: 'No longer in the file',
  meaning: 'listings that the last file of this source had',
} as const;

const lineClass =
  'grid min-h-14 grid-cols-[minmax(0,1fr)_3.5rem_3rem] items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_5rem_4rem] sm:gap-x-4 border-b border-rule py-1';

function isSame(one: Shown, other: Shown | null): boolean {
  return one.kind === other?.kind && one.category?.slug === other.category?.slug;
}
