import { useState } from 'react';
import { useFetcher } from 'react-router';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { useListing } from '../listing-context.ts';
import { type PhotosAnswer, PhotosForm, savePhotos } from './photos-form.tsx';

export const handle = { isPrivate: true, title: t.photos } satisfies SignedInHandle;

export const clientAction = signedInForms({ photos: savePhotos });

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
