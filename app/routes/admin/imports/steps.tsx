import { useState, useEffect, useId } from 'react';
import { Link, useFetcher, useNavigate, useRevalidator } from 'react-router';
import { triggerImports } from '#app/browser/beacons.ts';
import { offerFile } from '#app/browser/offer-file.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { DownloadButton } from '#app/components/ui/download-button.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { checkImport, discardImport } from '#app/domain/import/import-calls.ts';
import { canRename, type ImportJob } from '#app/domain/import/import.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-profile/spreadsheet.ts';
import { findImportsPath } from './labels.ts';

/** Reads the file in this tab, from where an earlier tab stopped, and then has its rows checked. */
export function Staging({ job }: { job: ImportJob }) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const [rows, setRows] = useState(job.row_count);
  const [fault, setFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const stopping = new AbortController();
    stage(job, { onProgress: setRows, signal: stopping.signal })
      .then(() => revalidate())
      .catch((error: unknown) => {
        if (!stopping.signal.aborted) setFault(describe(error));
      });
    return () => stopping.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one reading of the file, whatever the loader brings meanwhile
  }, [attempt]);

  if (fault !== null) {
    return (
      <div className="mt-8 max-w-2xl">
        <p role="alert">{fault}</p>
        <button
          className="button-line mt-4"
          type="button"
          onClick={() => {
            setFault(null);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </button>
      </div>
    );
  }
  return (
    <div className="mt-8 max-w-2xl">
      <label className="block font-semibold" htmlFor={id}>
        Reading the file: {formatCount(rows)} rows
      </label>
      <progress className="mt-2 w-full" id={id} />
      <p className="mt-2 text-sm text-soft">
        Keep this tab open for a moment; the file is read in your browser. If you close it, open
        this import again to continue.
      </p>
    </div>
  );
}

type StageOptions = { onProgress: (rows: number) => void; signal: AbortSignal };

async function stage(job: ImportJob, options: StageOptions): Promise<void> {
  if (!('columns' in job.settings)) return;
  const db = await openSession();
  const { stageImport } = await import('./engine/stage-import.client.ts');
  const { columns } = job.settings;
  const isTaken = await stageImport(db, { job, columns, ...options });
  if (!isTaken) return;
  await checkImport({ db }, job.id);
  triggerImports();
}

function describe(error: unknown): string {
  if (error instanceof ImportError) return error.message;
  return 'The file could not be read completely.';
}

type StepsProps = { job: ImportJob; onRename: () => void };

/** The next actions. */
export function Steps({ job, onRename }: StepsProps) {
  const { id, state, counts, missing } = job;
  const taken = (counts.created ?? 0) + (counts.updated ?? 0);
  const { held = 0 } = counts;
  const hasBegun = job.started_at !== null;
  const isHalf = hasBegun && (state === 'stopped' || state === 'failed');
  const isGoingBack = Object.keys(job.rollback_counts).length > 0;
  if (job.is_own) return <OwnSteps job={job} isHalf={isHalf && !isGoingBack} />;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      {state === 'checked' && taken + held + missing.close > 0 && (
        <Step id={id} intent="run" variant="solid" button={nameRun(taken, held, missing.close)} />
      )}
      {(state === 'failed' || state === 'stopped') && !hasBegun && (
        <Step id={id} intent="check" variant="solid" button="Check again" />
      )}
      {isHalf && !isGoingBack && <Step id={id} intent="run" variant="solid" button="Go on" />}
      {state === 'running' && <Stop id={id} />}
      {canRename(job) && (
        <button className="button-line" type="button" onClick={onRename}>
          Change the columns
        </button>
      )}
      {(counts.rejected ?? 0) > 0 && job.has_file && <RejectedFile job={job} />}
      {state === 'done' && (counts.similar ?? 0) > 0 && (
        <Link className="button-line" to="/dashboard/duplicates">
          Compare the near-duplicates
        </Link>
      )}
      {state === 'done' && (
        <Link className="button-line" to={`/dashboard/export?import=${id}`}>
          Export its listings
        </Link>
      )}
      {(state === 'done' || isHalf) && <RollBack id={id} />}
      {!hasBegun && <Discard job={job} />}
    </div>
  );
}

/** The next actions of an owner, whose undo restores only their own former values. */
function OwnSteps({ job, isHalf }: { job: ImportJob; isHalf: boolean }) {
  const { id, state, counts } = job;
  const { updated: count = 0 } = counts;
  const hasBegun = job.started_at !== null;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-3">
      {state === 'checked' && count > 0 && (
        <Step id={id} intent="run" variant="solid" button={t.save({ count })} />
      )}
      {(state === 'failed' || state === 'stopped') && !hasBegun && (
        <Step id={id} intent="check" variant="solid" button={t.checkAgain} />
      )}
      {isHalf && <Step id={id} intent="run" variant="solid" button={t.goOn} />}
      {state === 'running' && <Stop id={id} />}
      {((state === 'done' && count > 0) || isHalf) && (
        <Step id={id} intent="roll-back" button={t.undo} />
      )}
      {!hasBegun && <Discard job={job} />}
    </div>
  );
}

/** Stops a check or an import after its current batch. */
export function Stop({ id }: { id: string }) {
  return <Step id={id} intent="stop" button="Stop" />;
}

/** Deletes an import that has written nothing, and returns to the list. */
export function Discard({ job }: { job: ImportJob }) {
  const navigate = useNavigate();

  async function discard() {
    const { ok } = await discardImport({ db: await openSession() }, job.id);
    if (ok) await navigate(findImportsPath(job));
    else notify('connectionError');
  }

  return (
    <button className="button-line" type="button" onClick={() => void discard()}>
      Discard
    </button>
  );
}

/** Names the start of the import by what it does; what is held then stays here for a decision. */
function nameRun(taken: number, held: number, closing: number): string {
  const count = (many: number, one: string) =>
    `${formatCount(many)} ${many === 1 ? one : `${one}s`}`;
  if (taken > 0) return `Import ${count(taken, 'row')}`;
  return closing > 0
    ? `Close ${count(closing, 'listing')}`
    : `Hold ${count(held, 'row')} for review`;
}

/** Asks again, because it cannot be undone. */
function RollBack({ id }: { id: string }) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <button className="button-line" type="button" onClick={() => setConfirming(true)}>
        Roll this import back
      </button>
      {isConfirming && (
        <Dialog title="Roll this import back?" onCancel={() => setConfirming(false)}>
          <p className="mt-2 mb-5">
            New listings are removed; changed and closed ones are restored. What people have changed
            since stays. This cannot be undone.
          </p>
          <Step id={id} intent="roll-back" variant="solid" button="Roll back" />
          <button className="button-line mt-3" type="button" onClick={() => setConfirming(false)}>
            Not now
          </button>
        </Dialog>
      )}
    </>
  );
}

type StepProps = { id: string; intent: string; button: string; variant?: 'solid' | 'line' };

function Step({ id, variant = 'line', ...form }: StepProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} variant={variant} {...form}>
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}

/** Offers a file of the rejected rows with their reasons. */
function RejectedFile({ job }: { job: ImportJob }) {
  return (
    <DownloadButton
      label="Download the rejected rows"
      offer={async () => {
        const [db, { writeRejected }] = await Promise.all([
          openSession(),
          import('./engine/write-rejected.client.ts'),
        ]);
        const name = job.file_name.replace(/\.[^.]*$/, '');
        offerFile(`${name}.rejected.csv`, 'text/csv', await writeRejected(db, job));
      }}
    />
  );
}
