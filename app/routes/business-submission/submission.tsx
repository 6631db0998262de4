import { data, Link, useFetcher, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { useLiveRows } from '#app/browser/live/follow-rows.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { SubmissionFacts } from '#app/components/submission/submission-facts.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerWrite } from '#app/components/ui/run-form.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { findMentionedField } from '#app/domain/submission/find-mentioned-field.ts';
import { findSubmission, withdrawSubmission } from '#app/domain/submission/submission-calls.ts';
import {
  type Content,
  isEditable,
  readContent,
  submissionStatusNames,
  type Submission,
} from '#app/domain/submission/submission.ts';
import { formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import type { Route } from './+types/submission';
import { findStepOf, laterSteps, type StepName, toStepHref } from './steps.ts';

const schema = z.object({ id: z.string() });

/** One that is live stays; the screen reloads and shows it. */
const withdrawOwn = signedInForm(schema, async ({ db }, { id }) =>
  answerWrite(await withdrawSubmission({ db }, { id })),
);

export const handle = {
  isPrivate: true,
  title: t.submissionTitle,
  nameSubject: ({ submission }: { submission: Submission }) => readContent(submission.content).name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const [submission, categories] = await Promise.all([
    isUuid(params.id) ? findSubmission({ db }, params.id) : null,
    findCategories({ db }),
  ]);
  if (submission === null) throw data(null, { status: 404 });
  return { submission, categories };
}

export const clientAction = signedInForms({ withdraw: withdrawOwn });

/** The status of a submission, what happens next, and what its sender can do. */
export default function SubmissionStatus({ loaderData }: Route.ComponentProps) {
  const { submission, categories } = loaderData;
  const { revalidate } = useRevalidator();
  useLiveRows(
    useScreenSession().session.userId,
    () => void revalidate(),
    async (db) => (await findSubmission({ db }, submission.id))?.revision !== submission.revision,
  );
  const content = readContent(submission.content);
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
      <div>
        <div className="max-w-2xl rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
          <p className="kicker text-accent">{submissionStatusNames[submission.status]}</p>
          <h2 className="mt-1 text-section wrap-anywhere">{content.name || t.draftWithoutName}</h2>
          <NextStep submission={submission} />
        </div>
        {submission.status === 'pending' && <NextSteps id={submission.id} content={content} />}
        <div className="mt-5 flex flex-wrap gap-3">
          <Actions submission={submission} />
        </div>
      </div>
      <TitledSection
        id="content"
        title={submission.sent_at === null ? t.draftContents : t.submittedContents}
        headingClass="mb-3 text-title"
      >
        <SubmissionFacts content={content} categories={categories} />
      </TitledSection>
    </div>
  );
}

function NextStep({ submission: { status, reason, sent_at } }: { submission: Submission }) {
  switch (status) {
    case 'pending':
      return <p className="mt-3">{t.statusPending({ date: formatLocalDate(sent_at ?? '') })}</p>;
    case 'published':
      return <p className="mt-3">{t.statusPublished}</p>;
    case 'rejected':
      return (
        <>
          <p className="mt-3">{t.statusRejected}</p>
          <p className="mt-2 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line">
            {reason}
          </p>
        </>
      );
    case 'withdrawn':
      return <p className="mt-3">{t.statusWithdrawn}</p>;
    case 'draft':
      return <p className="mt-3">{t.statusDraft}</p>;
  }
}

/** The step with the field that a reason is about; without one, the check of all. */
function findStepToFix(reason: string | null): StepName {
  const field = findMentionedField(reason ?? '');
  return (field && findStepOf([field])?.name) ?? 'check';
}

/** What would make it complete, while it awaits review. */
function NextSteps({ id, content }: { id: string; content: Content }) {
  const missing = laterSteps.filter(({ fields }) =>
    fields.every((field) => content[field].length === 0),
  );
  if (missing.length === 0) return null;
  return (
    <TitledSection className="mt-6 max-w-2xl" id="next" title={t.nextStepsTitle}>
      <p className="mt-1 text-soft">{t.nextStepsText}</p>
      <ul className="mt-3 border-t border-ink">
        {missing.map(({ name }) => (
          <li key={name} className="border-b border-rule">
            <Link
              className="link-quiet inline-flex min-h-12 items-center font-semibold"
              to={toStepHref(id, name)}
            >
              {t.laterStepNames[name]}
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Actions({
  submission: { id, status, listing, reason, ownership },
}: {
  submission: Submission;
}) {
  const fetcher = useFetcher<FormAnswer>();
  const { profile } = useScreenSession().session;
  // An admin who publishes a listing of others at once does not own it.
  const leadsToClaim = ownership !== null || !isAdmin(profile);
  return (
    <>
      {listing && status === 'published' && (
        <>
          <Link className="button-solid" to={`/business/${listing}`}>
            {t.viewListing}
          </Link>
          {leadsToClaim && (
            <Link
              className="button-line"
              to={ownership === null ? `/claim/${listing}` : `/business-claim/${listing}`}
            >
              {ownership === null ? t.claimBusiness : t.seeClaim}
            </Link>
          )}
        </>
      )}
      {isEditable(status) && (
        <Link
          className="button-solid"
          to={toStepHref(id, status === 'draft' ? 'place' : findStepToFix(reason))}
        >
          {status === 'draft' ? t.continueButton : t.editAndResubmit}
        </Link>
      )}
      {(status === 'pending' || status === 'rejected') && (
        <SignedInForm fetcher={fetcher} intent="withdraw" button={t.withdraw} variant="line">
          <input type="hidden" name="id" value={id} />
        </SignedInForm>
      )}
    </>
  );
}
