import { data, Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import {
  sessionEnded,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import {
  done,
  failed,
  findErrors,
  type FormAnswer,
  refused,
} from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { findReview, reportReview } from '#app/domain/review/review-calls.ts';
import {
  type ReportableReview,
  type ReportReason,
  reportReasons,
} from '#app/domain/review/review.ts';
import { reviewFields } from '#app/domain/review/review-rules.ts';
import { formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import type { Route } from './+types/report';

export const handle = {
  isPrivate: true,
  title: 'Report a review',
  nameThing: ({ review }: { review: ReportableReview }) => review.listing.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const review = isUuid(params.id) ? await findReview({ db }, params.id) : null;
  if (review === null) throw data(null, { status: 404 });
  return { review };
}

const reasons = Object.entries(reportReasons) as [ReportReason, string][];

const report = signedInForm(
  z.object({ id: z.string(), reason: z.string(), details: reviewFields.details }),
  async ({ db }, values) => {
    const outcome = await reportReview(
      { db },
      { ...values, reason: values.reason as ReportReason },
    );
    if (outcome.ok) return done;
    if (outcome.reason === 'invalid') {
      return refused(outcome.field, { details: 'Please say what is wrong' });
    }
    if (outcome.reason === 'session-ended') return sessionEnded;
    if (outcome.reason !== 'too-many') return answerFailure('saveFailed', outcome.reason);
    notify('tooMuchToday');
    return failed;
  },
);

export const clientAction = signedInForms({ report });

/** Reports somebody's review to the admins, and later says what became of it. */
export default function Report({ loaderData: { review } }: Route.ComponentProps) {
  const { id, author_name, rating, body, is_own, listing } = review;
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <div className="max-w-2xl">
      <p className="mt-2 text-lg wrap-anywhere">
        <Link className="link-quiet" to={`/business/${listing.slug}#reviews`}>
          {listing.name}
        </Link>{' '}
        in {listing.city}, {listing.state}
      </p>
      <div className="mt-6 border-l-[3px] border-rule-strong pl-4">
        <p className="text-sm font-semibold">
          <bdi>{author_name}</bdi>, {rating} of 5 stars
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line text-soft" dir="auto">
          {body}
        </p>
      </div>
      <div className="mt-6">
        {is_own && <p className="text-lg">This is your own review. You can edit or delete it.</p>}
        {!is_own && review.report && <Outcome report={review.report} />}
        {!is_own && !review.report && (
          <SignedInForm fetcher={fetcher} intent="report" button="Report">
            <input type="hidden" name="id" value={id} />
            <SelectField name="reason" label="What is wrong with it?" options={reasons} />
            <TextArea
              name="details"
              label="Details"
              hint="What an admin should know or compare. Required for “Something else”."
              rows={4}
              maxLength={1000}
              error={errors.details}
            />
            <p className="text-sm text-soft">
              We do not remove reviews for being negative. The author does not learn who reported.
            </p>
          </SignedInForm>
        )}
      </div>
    </div>
  );
}

function Outcome({ report }: { report: NonNullable<ReportableReview['report']> }) {
  const { status, outcome, created_at } = report;
  return (
    <div className="rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
      <p>
        You reported this review on {formatLocalDate(created_at)}.{' '}
        {status === 'open' && 'An admin reads it, and we tell you the outcome.'}
        {status === 'upheld' && 'An admin has hidden it.'}
        {status === 'dismissed' && 'It follows the rules for reviews, so it stays.'}
      </p>
      {outcome && (
        <p className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line">
          {outcome}
        </p>
      )}
    </div>
  );
}
