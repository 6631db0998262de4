import { data, Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { ListingPlace } from '#app/components/signed-in/screen-section.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  done,
  type FormAnswer,
  invalid,
  refused,
  findErrors,
} from '#app/components/ui/form-answer.ts';
import {
  deleteReceipt,
  deleteReview,
  findReviewForm,
  saveReview,
  signReceipt,
  saveReviewPhotos,
} from '#app/domain/review/review-calls.ts';
import { reviewFields } from '#app/domain/review/review-rules.ts';
import type { OwnReview, ReviewFormData } from '#app/domain/review/review.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import { formatLocalDate, isSlug } from '#app/domain/text/text.ts';
import { confirmEmailFirst } from '#app/messages/components/signed-in.tsx';
import * as t from '#app/messages/routes/review.tsx';
import { useState } from 'react';
import { usePhotoList } from '#app/browser/photos/use-photo-list.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { PhotosField } from '#app/components/photos/photo-editor.tsx';
import { readPhotos } from '#app/domain/photo/photo.ts';
import type { Route } from './+types/review';
import { ReviewForm } from './review-form.tsx';
import { ReviewReceipt } from './review-receipt.tsx';
import { answerSaveFailure, answerFailure } from '#app/components/ui/run-form.ts';

export const handle = {
  isPrivate: true,
  title: t.title,
  nameSubject: ({ reviewForm }: { reviewForm: ReviewFormData }) => reviewForm.listing.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const reviewForm = isSlug(params.id) ? await findReviewForm({ db }, params.id) : null;
  if (reviewForm === null) throw data(null, { status: 404 });
  const receipt = reviewForm.review?.receipt;
  return {
    reviewForm,
    receiptAddress: receipt ? await signReceipt({ db }, receipt.path) : null,
    today: new Date(),
  };
}

const save = signedInForm(
  z.object({
    id: z.string(),
    businessId: z.string(),
    expectedRevision: z.string(),
    rating: reviewFields.rating,
    body: reviewFields.body,
    visited_on: z.string(),
  }),
  async ({ db }, values) => {
    const outcome = await saveReview(
      { db },
      {
        ...values,
        rating: Number(values.rating),
        expectedRevision: Number(values.expectedRevision),
        visitedOn: values.visited_on || null,
      },
    );
    if (!outcome.ok) {
      return outcome.reason === 'invalid'
        ? refused(outcome.field, { visited_on: t.chooseMonth })
        : answerSaveFailure(outcome.reason);
    }
    if (outcome.outcome === 'stale') {
      return invalid({ body: t.changedElsewhere });
    }
    // The reloaded screen explains the others.
    return done;
  },
);

const remove = signedInForm(z.object({ id: z.string() }), async ({ db }, values) => {
  const outcome = await deleteReview({ db }, values);
  return outcome.ok ? done : answerSaveFailure(outcome.reason);
});

const removeReceipt = signedInForm(z.object({ id: z.string() }), async ({ db }, values) => {
  const outcome = await deleteReceipt({ db }, values);
  return outcome.ok ? done : answerSaveFailure(outcome.reason);
});

const photosSchema = z.pipe(
  z.string(),
  z.transform((json) => readPhotos(JSON.parse(json))),
);

const reviewPhotosForm = signedInForm(
  z.object({ id: z.string(), photos: photosSchema }),
  async ({ db }, values) => {
    const outcome = await saveReviewPhotos({ db }, values);
    if (outcome.ok) {
      notify('saved');
      return done;
    }
    if (outcome.reason === 'invalid') return refused(outcome.field);
    return answerFailure('saveFailed', outcome.reason);
  },
);

export const clientAction = signedInForms({
  save,
  photos: reviewPhotosForm,
  'delete-receipt': removeReceipt,
  remove,
});

/** Writes, edits and deletes the person's one review of a listing. */
export default function ReviewScreen({ loaderData }: Route.ComponentProps) {
  const { reviewForm, receiptAddress, today } = loaderData;
  const { listing, obstacle, review } = reviewForm;
  return (
    <div className="max-w-2xl">
      <ListingPlace listing={listing} />
      {review && <ReviewStatus review={review} slug={listing.slug} />}
      {obstacle === null ? (
        <ReviewForm key={`${listing.id} ${review?.id}`} reviewForm={reviewForm} today={today} />
      ) : (
        <p className="mt-6 text-lg">{obstacles[obstacle]}</p>
      )}
      {review && <ReviewPhotos key={`photos ${review.id}`} review={review} />}
      {review && <ReviewReceipt review={review} address={receiptAddress} />}
      {review && <DeleteReview review={review} />}
    </div>
  );
}

const obstacles: Record<NonNullable<ReviewFormData['obstacle']>, string> = {
  own: t.ownListing,
  unconfirmed: confirmEmailFirst,
  unlisted: t.unlisted,
};

type ReviewStatusProps = { review: OwnReview; slug: string };

function ReviewStatus({ review, slug }: ReviewStatusProps) {
  const { id, status, created_at, hidden_reason } = review;
  return (
    <div className="mt-6 rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
      {status === 'published' && (
        <p>
          {t.publishedOn({
            date: formatLocalDate(created_at),
            link: (text) => (
              <Link className="link-quiet" to={`/business/${slug}#reviews`}>
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      {status === 'held' && <p>{t.awaitingReview}</p>}
      {status === 'hidden' && (
        <>
          <p>{t.hidden}</p>
          <p
            className="mt-2 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line"
            dir="auto"
          >
            {hidden_reason ?? t.managesListing}
          </p>
          {hidden_reason !== null && (
            <p className="mt-3">
              {t.editOrAppeal({
                link: (text) => (
                  <Link className="link-quiet" to={toReportHref({ kind: 'review', id })}>
                    {text}
                  </Link>
                ),
              })}
            </p>
          )}
        </>
      )}
    </div>
  );
}

function DeleteReview({ review: { id } }: { review: OwnReview }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <details className="mt-10 border-t border-rule">
      <summary className="link-quiet inline-flex min-h-11 items-center">{t.deleteReview}</summary>
      <p className="mb-4 text-soft">{t.deleteText}</p>
      <SignedInForm fetcher={fetcher} intent="remove" button={t.confirmDelete} variant="line">
        <input type="hidden" name="id" value={id} />
      </SignedInForm>
    </details>
  );
}

const maxPhotos = 6;

/** Up to six photos of a review, sent as those of listings are. */
function ReviewPhotos({ review }: { review: OwnReview }) {
  const fetcher = useFetcher<FormAnswer>();
  const [photos, setPhotos] = useState(review.photos);
  const list = usePhotoList({
    folder: `reviews/${review.id}`,
    photos: review.photos,
    maySend: true,
    max: maxPhotos,
    onChange: setPhotos,
  });
  const error = findErrors(fetcher.data).photos;

  return (
    <section className="mt-10 border-t border-rule pt-6" aria-labelledby="photos">
      <h2 className="text-title" id="photos">
        {t.photos}
      </h2>
      <p className="mt-1 mb-4 text-soft">{t.photosHint}</p>
      <SignedInForm fetcher={fetcher} intent="photos" button={t.savePhotos} variant="line">
        <input type="hidden" name="id" value={review.id} />
        <PhotosField list={list} hasCover={false} photos={photos} error={error} />
      </SignedInForm>
    </section>
  );
}
