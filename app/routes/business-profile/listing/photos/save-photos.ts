import * as z from 'zod/mini';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { changeBusiness } from '#app/domain/editing/editing-calls.ts';
import { type Photo, readPhotos } from '#app/domain/photo/photo.ts';
import { answerEdit } from '../answer-edit.ts';
import type { EditAnswer } from '../edit-answer.ts';

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
