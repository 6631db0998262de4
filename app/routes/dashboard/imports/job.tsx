import { useState } from 'react';
import { Link, data, useFetcher } from 'react-router';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { findImport } from '#app/domain/import/job/find-import.ts';
import { type ImportJob, isWorked } from '#app/domain/import/job/import-job.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { formatCount, formatLongDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/job';
import { Columns } from './columns.tsx';
import { Outcomes } from './outcomes.tsx';
import { Progress } from './progress.tsx';
import { Staging } from './staging.tsx';
import { describe, rollBack, run, stop } from './steer-forms.ts';
import { stateNames } from './words.ts';

export const handle = { isPrivate: true, title: 'An import' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'Only admins import businesses.' }),
];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function clientLoader({ context, params: { id } }: Route.ClientLoaderArgs) {
  const job = uuid.test(id) ? await findImport(context.get(signedInContext), id) : null;
  if (job === null) throw data(null, { status: 404 });
  return { job };
}

export const clientAction = signedInForms({ describe, run, stop, 'roll-back': rollBack });

/** One import: its columns, what would become of its rows, what became of them, and the way back. */
export default function JobScreen({ loaderData: { job } }: Route.ComponentProps) {
  const [isRenaming, setRenaming] = useState(false);
  const isNamed = job.state !== 'mapping' && !(isRenaming && job.state === 'checked');
  return (
    <>
      <p className="mt-3 text-lg wrap-anywhere">
        <span className="font-semibold">{job.file_name}</span>
        <span className="block text-base text-soft">
          {stateNames[job.state]}. Uploaded on {formatLongDate(job.created_at)}
          {job.created_by && ` by ${job.created_by}`}.{' '}
          <Link className="link-quiet" to="/dashboard/imports">
            All imports
          </Link>
        </span>
      </p>
      {!isNamed && <Columns job={job} onSent={() => setRenaming(false)} />}
      {job.state === 'staging' && <Staging key={job.id} job={job} />}
      {isWorked(job) && <Progress job={job} />}
      {isNamed && !['staging', 'checking'].includes(job.state) && <Outcomes job={job} />}
      {isNamed && <Steps job={job} onRename={() => setRenaming(true)} />}
    </>
  );
}

type StepsProps = { job: ImportJob; onRename: () => void };

/** What can be done next. */
function Steps({ job, onRename }: StepsProps) {
  const { state, counts, started_at } = job;
  const taken = (counts.created ?? 0) + (counts.updated ?? 0);
  const hasBegun = started_at !== null;
  const canRollBack = hasBegun && ['done', 'stopped', 'failed'].includes(state);
  const canGoOn = hasBegun && ['stopped', 'failed'].includes(state);
  return (
    <div className="mt-8 flex flex-wrap items-start gap-3">
      {state === 'checked' && taken > 0 && (
        <Step id={job.id} intent="run" look="solid" button={`Import ${formatCount(taken)} rows`} />
      )}
      {canGoOn && <Step id={job.id} intent="run" look="solid" button="Go on" />}
      {state === 'running' && <Step id={job.id} intent="stop" button="Stop" />}
      {state === 'checked' && (
        <button className="button-line" type="button" onClick={onRename}>
          Change the columns
        </button>
      )}
      {canRollBack && <Step id={job.id} intent="roll-back" button="Roll this import back" />}
    </div>
  );
}

type StepProps = { id: string; intent: string; button: string; look?: 'solid' | 'line' };

function Step({ id, look = 'line', ...form }: StepProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} look={look} {...form}>
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}
