import { useEffect, useRef, useState } from 'react';
import type { FetcherWithComponents } from 'react-router';
import * as z from 'zod/mini';
import { usePhotoList } from '#app/browser/photos/use-photo-list.ts';
import { PhotoEditor } from '#app/components/photos/photo-editor.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, findErrors } from '#app/components/ui/form-answer.ts';
import { type Photo, readPhotos } from '#app/domain/photo/photo.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { changeBusiness } from '#app/domain/editing/editing-calls.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { ConflictChoices } from '../conflict-choices.tsx';
import { answerEdit, type EditAnswer } from '../edit-answer.ts';

/** The answer of the form for photos. */
export type PhotosAnswer = EditAnswer & {
  /** The photos of somebody else, which were kept. */
  theirs?: Photo[];
};

const photos = z.pipe(
  z.string(),
  z.transform((json) => readPhotos(JSON.parse(json))),
);
const schema = z.object({
  business_id: z.string(),
  seen: photos,
  photos,
  'keep:photos': z.optional(z.string()),
});

export const savePhotos = signedInForm(schema, async ({ db }, { business_id, seen, ...form }) => {
  if (form['keep:photos'] === 'theirs') return { ...done, theirs: seen };
  const outcome = await changeBusiness(
    { db },
    { businessId: business_id, seen: { photos: seen }, given: { photos: form.photos } },
  );
  return answerEdit(outcome);
});

type PhotosFormProps = {
  listingId: string;
  /** The photos that the listing shows, as far as is known here. */
  saved: Photo[];
  fetcher: FetcherWithComponents<PhotosAnswer>;
};

/** Sends the photos with those it started from, so that a change by somebody else is noticed. */
export function PhotosForm({ listingId, saved, fetcher }: PhotosFormProps) {
  const answer = fetcher.data;
  const [photos, setPhotos] = useState(saved);
  const seen = answer?.conflicts?.photos?.now ?? saved;
  const list = usePhotoList({
    folder: listingId,
    photos: saved,
    maySend: true,
    onChange: setPhotos,
  });
  const error = findErrors(answer).photos;
  const text = JSON.stringify(photos);

  // Makes reordering and removing count as unsaved changes.
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef(text);
  useEffect(() => {
    if (told.current === text) return;
    told.current = text;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);

  const hasFailed = list.items.some(({ state }) => state === 'failed');
  const isUnderWay = list.items.some(({ state }) =>
    ['preparing', 'waiting', 'sending'].includes(state),
  );
  return (
    <SignedInForm fetcher={fetcher} intent="photos" button={t.savePhotos}>
      <input type="hidden" name="business_id" value={listingId} />
      <input type="hidden" name="seen" value={JSON.stringify(seen)} />
      <textarea ref={field} className="hidden" name="photos" value={text} readOnly />
      <PhotoEditor list={list} whyWaiting="" />
      {error && (
        <p className="font-medium text-accent" role="alert">
          {error}
        </p>
      )}
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
