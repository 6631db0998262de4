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
  invalid,
  refused,
} from '#app/components/ui/form-answer.ts';
import {
  appealReview,
  deleteReview,
  findReviewing,
  saveReview,
} from '#app/domain/review/review-calls.ts';
import { reviewFields } from '#app/domain/review/review-rules.ts';
import type { OwnReview, Reviewing } from '#app/domain/review/review.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { formatLocalDate, isSlug } from '#app/domain/text/text.ts';
import type { Route } from './+types/review';
import { ReviewForm } from './review-form.tsx';
import { ReviewPhotos, savePhotos } from './review-photos.tsx';

export const handle = {
  isPrivate: true,
  title: 'Your review',
  nameThing: ({ reviewing }: { reviewing: Reviewing }) => reviewing.listing.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const reviewing = isSlug(params.id) ? await findReviewing({ db }, params.id) : null;
  if (reviewing === null) throw data(null, { status: 404 });
  return { reviewing, today: new Date() };
}

const save = signedInForm(
  z.object({
    id: z.string(),
    businessId: z.string(),
    seen: z.string(),
    rating: reviewFields.rating,
    body: reviewFields.body,
    visitedOn: z.string(),
  }),
  async ({ db }, values) => {
    const outcome = await saveReview(
      { db },
      {
        ...values,
        rating: Number(values.rating),
        seen: Number(values.seen),
        visitedOn: values.visitedOn || null,
      },
    );
    if (!outcome.ok) {
      return outcome.reason === 'invalid'
        ? refused(outcome.field, { visitedOn: 'Please choose a month of the last two years' })
        : answerReviewFailure(outcome.reason);
    }
    if (outcome.outcome === 'stale') {
      return invalid({
        body: 'You changed this review in another window. Copy your text, and reload the page.',
      });
    }
    // The reloaded screen explains the others.
    return done;
  },
);

const remove = signedInForm(z.object({ id: z.string() }), async ({ db }, values) => {
  const outcome = await deleteReview({ db }, values);
  return outcome.ok ? done : answerReviewFailure(outcome.reason);
});

const appeal = signedInForm(
  z.object({ id: z.string(), appeal: reviewFields.appeal }),
  async ({ db }, values) => {
    const outcome = await appealReview({ db }, values);
    if (outcome.ok) return done;
    if (outcome.reason === 'invalid') return refused(outcome.field);
    return answerReviewFailure(outcome.reason);
  },
);

function answerReviewFailure(reason: string): FormAnswer | typeof sessionEnded {
  if (reason === 'session-ended') return sessionEnded;
  if (reason !== 'too-many') return answerFailure('saveFailed', reason);
  notify('tooMuchToday');
  return failed;
}

export const clientAction = signedInForms({ save, photos: savePhotos, remove, appeal });

/** Writes, edits and deletes the person's one review of a listing. */
export default function ReviewScreen({ loaderData }: Route.ComponentProps) {
  const { reviewing, today } = loaderData;
  const { listing, obstacle, review } = reviewing;
  return (
    <div className="max-w-2xl">
      <p className="mt-2 text-lg wrap-anywhere">
        <Link className="link-quiet" to={`/business/${listing.slug}`}>
          {listing.name}
        </Link>{' '}
        in {listing.city}, {listing.state}
      </p>
      {review && <ReviewStatus review={review} slug={listing.slug} />}
      {obstacle === null ? (
        <ReviewForm key={review?.id ?? 'new'} reviewing={reviewing} today={today} />
      ) : (
        <p className="mt-6 text-lg">{obstacles[obstacle]}</p>
      )}
      {review && <ReviewPhotos key={`photos ${review.id}`} review={review} />}
      {review && <DeleteReview review={review} />}
    </div>
  );
}

const obstacles: Record<NonNullable<Reviewing['obstacle']>, string> = {
  own: 'You manage this listing, so you cannot review it.',
  unconfirmed:
    'Please confirm your email address first. The link is in the email that we sent when you signed up.',
  unlisted: 'This listing has closed or moved. It cannot be reviewed.',
};

type ReviewStatusProps = { review: OwnReview; slug: string };

function ReviewStatus({ review, slug }: ReviewStatusProps) {
  const { status, created_at, hidden_reason } = review;
  return (
    <div className="mt-6 rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
      {status === 'published' && (
        <p>
          Published on {formatLocalDate(created_at)}.{' '}
          <Link className="link-quiet" to={`/business/${slug}#reviews`}>
            See it on the page
          </Link>
        </p>
      )}
      {status === 'held' && (
        <p>An admin looks at your review before it is published, usually within two days.</p>
      )}
      {status === 'hidden' && (
        <>
          <p>Your review is hidden:</p>
          <p className="mt-2 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line">
            {hidden_reason ?? managesListing}
          </p>
          <p className="mt-3">
            You can change it below and send it again; then an admin looks at it first.
          </p>
          <Appeal review={review} />
        </>
      )}
    </div>
  );
}

const managesListing = 'You manage the listing now, so you cannot review it.';

function Appeal({ review }: { review: OwnReview }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  if (!review.can_appeal) {
    return (
      <p className="mt-3">
        {review.appeal_decided_at === null
          ? 'You have appealed. An admin reads it, and we tell you the outcome.'
          : 'Your appeal was rejected.'}
      </p>
    );
  }
  return (
    <details className="mt-3 border-t border-rule">
      <summary className="link-quiet inline-flex min-h-11 items-center">
        Or appeal, if it follows the rules
      </summary>
      <SignedInForm fetcher={fetcher} intent="appeal" button="Appeal" look="line">
        <input type="hidden" name="id" value={review.id} />
        <TextArea
          name="appeal"
          label="Why should it be public?"
          hint="You can appeal once. An admin decides."
          rows={3}
          maxLength={1000}
          error={errors.appeal}
        />
      </SignedInForm>
    </details>
  );
}

function DeleteReview({ review: { id } }: { review: OwnReview }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <details className="mt-10 border-t border-rule">
      <summary className="link-quiet inline-flex min-h-11 items-center">Delete your review</summary>
      <p className="mb-4 text-soft">
        The review is removed from the page, with the owner’s answer to it. You can write another
        one.
      </p>
      <SignedInForm fetcher={fetcher} intent="remove" button="Delete" look="line">
        <input type="hidden" name="id" value={id} />
      </SignedInForm>
    </details>
  );
}
