import { useState } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { usePhotoList } from '#app/browser/photos/use-photo-list.ts';
import { PhotosField } from '#app/components/photos/photo-editor.tsx';
import {
  signedInForm,
  signedInForms,
  SignedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, findErrors } from '#app/components/ui/form-answer.ts';
import { changeBusiness } from '#app/domain/editing/editing-calls.ts';
import { type Photo, readPhotos } from '#app/domain/photo/photo.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ConflictChoices } from '../conflict-choices.tsx';
import { answerEdit, type EditAnswer } from '../edit-answer.ts';
import { useListing } from '../listing-context.ts';

/** The answer of the form for photos. */
type PhotosAnswer = EditAnswer & {
  /** The photos of somebody else, which were kept. */
  theirs?: Photo[];
};

const photos = z.pipe(
  z.string(),
  z.transform((json) => readPhotos(JSON.parse(json))),
);
const schema = z.object({
  business_id: z.string(),
  oldValues: photos,
  photos,
  'keep:photos': z.optional(z.string()),
});

const listingPhotosForm = signedInForm(
  schema,
  async ({ db }, { business_id, oldValues, ...form }) => {
    if (form['keep:photos'] === 'theirs') return { ...done, theirs: oldValues };
    const outcome = await changeBusiness(
      { db },
      {
        businessId: business_id,
        oldValues: { photos: oldValues },
        newValues: { photos: form.photos },
      },
    );
    return answerEdit(outcome);
  },
);

export const handle = { isPrivate: true, title: t.photos } satisfies SignedInHandle;

export const clientAction = signedInForms({ photos: listingPhotosForm });

/** The photos of a listing, the cover first. */
export default function ListingPhotos() {
  const { id, values } = useListing();
  const fetcher = useFetcher<PhotosAnswer>();
  const [shown, setShown] = useState({ answer: fetcher.data, photos: values.photos, formKey: 0 });
  // The photos after saving. If they are somebody else's, the form starts again with them.
  if (shown.answer !== fetcher.data) {
    const { values: stored, theirs } = fetcher.data ?? {};
    const formKey = theirs ? shown.formKey + 1 : shown.formKey;
    const saved = stored?.photos ?? shown.photos;
    setShown({ answer: fetcher.data, photos: theirs ?? saved, formKey });
  }
  return (
    <div className="mt-8 max-w-3xl">
      <p className="mb-6 max-w-[60ch] text-soft">{t.photosText}</p>
      <PhotosForm key={shown.formKey} listingId={id} saved={shown.photos} fetcher={fetcher} />
    </div>
  );
}

type PhotosFormProps = {
  listingId: string;
  /** The photos that the listing shows, as far as is known here. */
  saved: Photo[];
  fetcher: FetcherWithComponents<PhotosAnswer>;
};

/** Sends the photos with those it started from, so that a change by somebody else is noticed. */
function PhotosForm({ listingId, saved, fetcher }: PhotosFormProps) {
  const answer = fetcher.data;
  const [photos, setPhotos] = useState(saved);
  const oldValues = answer?.conflicts?.photos?.now ?? saved;
  const list = usePhotoList({
    folder: listingId,
    photos: saved,
    maySend: true,
    onChange: setPhotos,
  });
  const error = findErrors(answer).photos;

  const hasFailed = list.items.some(({ state }) => state === 'failed');
  const isUnderWay = list.items.some(({ state }) =>
    ['preparing', 'waiting', 'sending'].includes(state),
  );
  return (
    <SignedInForm fetcher={fetcher} intent="photos" button={t.savePhotos}>
      <input type="hidden" name="business_id" value={listingId} />
      <input type="hidden" name="oldValues" value={JSON.stringify(oldValues)} />
      <PhotosField list={list} hasCover photos={photos} error={error} />
      {answer?.conflicts && <ConflictChoices conflicts={answer.conflicts} />}
      {(isUnderWay || hasFailed) && (
        <p className="text-sm text-soft" role="status">
          {isUnderWay && t.photosUploading}
          {hasFailed && t.photosFailed}
        </p>
      )}
    </SignedInForm>
  );
}
