import { useState } from 'react';
import { data, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { usePhotoList } from '#app/browser/photos/use-photo-list.ts';
import { PhotosField } from '#app/components/photos/photo-editor.tsx';
import { DeleteText, OwnTextStatus } from '#app/components/signed-in/own-text.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ListingPlace } from '#app/components/signed-in/screen-section.tsx';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, type FormAnswer, invalid, findErrors } from '#app/components/ui/form-answer.ts';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { answerWrite, answerRefusal } from '#app/components/ui/run-form.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { readPhotos } from '#app/domain/photo/photo.ts';
import { toReportHref } from '#app/domain/report/report.ts';
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
import { formatLocalDate, isSlug } from '#app/domain/text/text.ts';
import { confirmEmailFirst } from '#app/messages/components/signed-in.tsx';
import * as t from '#app/messages/routes/review.tsx';
import type { Route } from './+types/review';
import { ReviewForm } from './review-form.tsx';
import { ReviewReceipt } from './review-receipt.tsx';

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
    if (!outcome.ok) return answerRefusal(outcome, { visited_on: t.chooseMonth });
    if (outcome.outcome === 'stale') {
      return invalid({ body: t.changedElsewhere });
    }
    // The reloaded screen explains the others.
    return done;
  },
);

const remove = signedInForm(z.object({ id: z.string() }), async ({ db }, values) =>
  answerWrite(await deleteReview({ db }, values)),
);

const removeReceipt = signedInForm(z.object({ id: z.string() }), async ({ db }, values) =>
  answerWrite(await deleteReceipt({ db }, values)),
);

const photosSchema = z.pipe(
  z.string(),
  z.transform((json) => readPhotos(JSON.parse(json))),
);

const reviewPhotosForm = signedInForm(
  z.object({ id: z.string(), photos: photosSchema }),
  async ({ db }, values) => answerWrite(await saveReviewPhotos({ db }, values), 'saved'),
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
      {review && (
        <DeleteText
          id={review.id}
          title={t.deleteReview}
          about={t.deleteText}
          button={t.confirmDelete}
        />
      )}
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
    <OwnTextStatus
      status={status}
      published={t.publishedOn({
        date: formatLocalDate(created_at),
        link: linkTo(`/business/${slug}#reviews`),
      })}
      held={t.awaitingReview}
      hidden={t.hidden}
      hiddenReason={hidden_reason ?? t.managesListing}
      appeal={
        hidden_reason !== null &&
        t.editOrAppeal({ link: linkTo(toReportHref({ kind: 'review', id })) })
      }
    />
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
    <TitledSection className="mt-10 border-t border-rule pt-6" id="photos" title={t.photos}>
      <p className="mt-1 mb-4 text-soft">{t.photosHint}</p>
      <SignedInForm fetcher={fetcher} intent="photos" button={t.savePhotos} variant="line">
        <input type="hidden" name="id" value={review.id} />
        <PhotosField list={list} hasCover={false} photos={photos} error={error} />
      </SignedInForm>
    </TitledSection>
  );
}
