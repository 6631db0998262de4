import { useState } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { usePhotoList } from '#app/browser/photos/use-photo-list.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { PhotosField } from '#app/components/photos/photo-editor.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { done, findErrors, type FormAnswer, refused } from '#app/components/ui/form-answer.ts';
import { readPhotos } from '#app/domain/photo/photo.ts';
import { saveReviewPhotos } from '#app/domain/review/review-calls.ts';
import type { OwnReview } from '#app/domain/review/review.ts';
import * as t from '#app/messages/routes/review.tsx';

const maxPhotos = 6;

const photosSchema = z.pipe(
  z.string(),
  z.transform((json) => readPhotos(JSON.parse(json))),
);

export const reviewPhotosForm = signedInForm(
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

/** Up to six photos of a review, sent as those of listings are. */
export function ReviewPhotos({ review }: { review: OwnReview }) {
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
      <SignedInForm fetcher={fetcher} intent="photos" button={t.savePhotos} look="line">
        <input type="hidden" name="id" value={review.id} />
        <PhotosField list={list} photos={photos} error={error} />
      </SignedInForm>
    </section>
  );
}
