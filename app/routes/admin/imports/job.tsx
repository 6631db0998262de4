import { useEffect, useId, useRef, useState } from 'react';
import { data, Link, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { triggerImports } from '#app/browser/beacons.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  signedInForms,
  oldSession,
  signedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { writtenJson } from '#app/domain/field/field.ts';
import {
  findImport,
  checkImport,
  decideMissing,
  decideRows,
  describeImport,
  runImport,
  rollBackImport,
  stopImport,
} from '#app/domain/import/import-calls.ts';
import {
  canRename,
  type DecidedRows,
  type ImportJob,
  isWorked,
  type ImportSettings,
} from '#app/domain/import/import.ts';
import { formatCount, formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import { AppError } from '#app/errors/app-error.ts';
import * as t from '#app/messages/routes/business-profile/spreadsheet.ts';
import type { Route } from './+types/job';
import { Columns } from './columns.tsx';
import { findImportsPath, nameState } from './labels.ts';
import { Outcomes } from './outcomes.tsx';
import { Discard, Staging, Steps, Stop } from './steps.tsx';

const idSchema = z.object({ id: z.string() });

/** The settings are JSON from the state of the screen. */
const description = z.extend(idSchema, {
  source: z.string(),
  settings: writtenJson<ImportSettings>(),
});

const describe = signedInForm(description, async ({ db }, { id, source, settings }) => {
  await describeImport({ db }, { id, source: toSourceName(source) || null, settings });
  return done;
});

/** Returns 'chicago-licenses' for 'Chicago licenses'. */
function toSourceName(words: string): string {
  const name = words.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return name.replace(/^-|-$/g, '').slice(0, 60);
}

const check = control(checkImport);
const stop = control(stopImport);
const rollBack = control(rollBackImport);

const run = control(runImport);

const rowDecision = z.extend(idSchema, {
  /** '' takes a decision back. */
  decision: z.pipe(
    z.enum(['import', 'draft', 'same', 'leave_out', 'suggest', '']),
    z.transform((decision) => (decision === '' ? null : decision)),
  ),
  number: z.optional(z.coerce.number()),
  kind: z.optional(z.string()),
  category: z.optional(z.string()),
});

const decide = signedInForm(rowDecision, async ({ db }, values) => {
  const note = `In the file “${last?.file_name}”.`;
  const outcome = await decideRows({ db }, { ...values, note });
  if (outcome.ok && values.decision === 'suggest') {
    return { ...done, text: describeSuggested(outcome.rows) };
  }
  const row = outcome.ok && values.number !== undefined ? outcome.rows[0] : undefined;
  return row ? { ...done, text: describeImported(row) } : answerOutcome(outcome);
});

const missingDecision = z.extend(idSchema, {
  decision: z.enum(['close', 'keep']),
  business_id: z.optional(z.string()),
});

const decideMissingListings = signedInForm(
  missingDecision,
  async ({ db }, { id, decision, business_id: businessId }) =>
    answerOutcome(await decideMissing({ db }, { id, decision, businessId })),
);

function describeSuggested(rows: DecidedRows['rows']): string {
  const count = rows.filter(({ outcome }) => outcome === 'suggested').length;
  const others = rows.length - count;
  const rest = `Your own, or suggested or rejected before: ${formatCount(others)}.`;
  return `Suggested as edits: ${formatCount(count)}.${others === 0 ? '' : ` ${rest}`}`;
}

function describeImported({ outcome, reason }: DecidedRows['rows'][number]): string {
  if (outcome === 'created') return 'Imported as a new listing.';
  if (outcome === 'updated') return 'Imported: a listing was updated.';
  return outcome === 'unchanged'
    ? 'Nothing new: the listing is already here.'
    : (reason ?? 'Rejected.');
}

function control(action: typeof rollBackImport) {
  return signedInForm(idSchema, async ({ db }, { id }) => answerOutcome(await action({ db }, id)));
}

/** An import in another state by now is shown as it is. */
function answerOutcome(outcome: Awaited<ReturnType<typeof rollBackImport>>) {
  if (outcome.ok) triggerImports();
  if (outcome.ok || outcome.reason === 'closed') return done;
  if (outcome.reason === 'old_session') return oldSession;
  return answerFailure('saveFailed', outcome.reason);
}

export const handle = {
  isPrivate: true,
  title: 'Import',
  nameSubject: ({ job }: { job: ImportJob }) => job.file_name,
} satisfies SignedInHandle;

/** The import as loaded last. */
let last: ImportJob | null = null;

/** While an import runs, its last state stays on the screen when a poll fails. */
export async function clientLoader({ context, params: { id } }: Route.ClientLoaderArgs) {
  try {
    last = isUuid(id) ? await findImport(context.get(signedInContext), id) : null;
  } catch (error) {
    if (!(error instanceof AppError) || last?.id !== id || !isWorked(last)) throw error;
    return { job: last, isStale: true };
  }
  if (last === null) throw data(null, { status: 404 });
  return { job: last, isStale: false };
}

export const clientAction = signedInForms({
  describe,
  check,
  run,
  decide,
  'decide-missing': decideMissingListings,
  stop,
  'roll-back': rollBack,
});

/** An import: its columns, a preview of the outcome, the outcome, and the rollback. */
export default function JobScreen({ loaderData: { job, isStale } }: Route.ComponentProps) {
  const [isRenaming, setRenaming] = useState(false);
  // The columns were sent: the outcome of their check is next, not the columns again.
  if (isRenaming && !canRename(job)) setRenaming(false);
  const isNamed = job.state !== 'mapping' && !isRenaming;
  const status = useStableFocus(`${job.state} ${isNamed}`);
  return (
    <>
      <p className="mt-3 text-soft wrap-anywhere" ref={status} tabIndex={-1}>
        {nameState(job)}. Uploaded on {formatLocalDate(job.created_at)}
        {job.created_by && !job.is_own && ` by ${job.created_by}`}.{' '}
        {job.is_own && (
          <Link className="link-quiet" to={findImportsPath(job)}>
            {t.allFiles}
          </Link>
        )}
      </p>
      {!isNamed && <Columns job={job} />}
      {job.state === 'staging' && !job.is_own && <Staging key={job.id} job={job} />}
      {job.state === 'staging' && job.is_own && (
        <div className="mt-8 max-w-2xl">
          <p className="mb-5">{t.notReadWhole}</p>
          <Discard job={job} />
        </div>
      )}
      {isWorked(job) && <Progress job={job} isStale={isStale} />}
      {job.state === 'checking' && <Stop id={job.id} />}
      {isNamed && !['staging', 'checking'].includes(job.state) && (
        <Outcomes key={job.state} job={job}>
          <Steps job={job} onRename={() => setRenaming(true)} />
        </Outcomes>
      )}
    </>
  );
}

/** If a button disappears after its action, moves the focus to the result. */
function useStableFocus(stage: string) {
  const element = useRef<HTMLParagraphElement>(null);
  const before = useRef(stage);
  useEffect(() => {
    if (before.current === stage) return;
    before.current = stage;
    if (document.activeElement === document.body) element.current?.focus();
  }, [stage]);
  return element;
}

const lookMs = 1_500;

const workNames: Partial<Record<ImportJob['state'], string>> = {
  checking: 'check',
  rolling_back: 'rollback',
};

type ProgressProps = {
  job: ImportJob;
  /** Whether the last poll failed. */
  isStale: boolean;
};

/** The progress of the database, which continues without this tab. */
function Progress({ job, isStale }: ProgressProps) {
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
        {nameState(job)}: {formatCount(worked)} of {formatCount(all)}{' '}
        {isGoingBack ? 'listings' : 'rows'}
      </label>
      <progress className="mt-2 w-full" id={id} value={worked} max={Math.max(all, 1)} />
      <p className="mt-2 text-sm text-soft">
        You can close this tab; the {workNames[job.state] ?? 'import'} continues.
      </p>
      <p className="mt-2 min-h-[1lh] text-sm font-medium text-accent" role="status">
        {isStale && 'We cannot load the progress right now. Trying again…'}
      </p>
    </div>
  );
}
