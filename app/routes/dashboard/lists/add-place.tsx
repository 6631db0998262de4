import { useCallback } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { showSaved } from '#app/browser/saved/saved-store.ts';
import { findOwnPlace } from '#app/browser/storage/own-place.ts';
import { findPublicListings } from '#app/components/listing/find-to-pick.ts';
import { ListingPicker } from '#app/components/listing/listing-picker.tsx';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors, invalid } from '#app/components/ui/form-answer.ts';
import { savePlaces } from '#app/domain/saved/saved-calls.ts';
import type { SavedPlace } from '#app/domain/saved/saved.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import { listFull } from '#app/messages/toasts.ts';
import { answerSave } from './answer-save.ts';

export const addPlace = signedInForm(
  z.object({ listId: z.string(), slug: z.string(), slug_text: z.string() }),
  async ({ db }, { listId, slug }) => {
    if (slug === '') return invalid({ slug_text: t.choosePlace });
    const outcome = await savePlaces({ db }, { slugs: [slug], listId });
    if (outcome.ok) showSaved(slug, true);
    const isFull = !outcome.ok && outcome.reason === 'full';
    return isFull ? invalid({ slug_text: listFull }) : answerSave(outcome);
  },
);

type AddPlaceProps = {
  listId: string;
  /** Whose city is preferred. */
  near: SavedPlace | undefined;
};

/** Adds a place by its name, those in the city of the list's first one first. */
export function AddPlace({ listId, near }: AddPlaceProps) {
  const fetcher = useFetcher<FormAnswer>();
  const place = near && `${near.city}, ${near.state}`;
  const find = useCallback(
    async (text: string) => findPublicListings(text, place ?? (await findOwnPlace()) ?? ''),
    [place],
  );
  return (
    <SignedInForm fetcher={fetcher} intent="addPlace" button={t.addToList} variant="line">
      <input type="hidden" name="listId" value={listId} />
      <ListingPicker
        name="slug"
        label={t.addPlace}
        hint={t.addPlaceHint}
        error={findErrors(fetcher.data).slug_text}
        find={find}
      />
    </SignedInForm>
  );
}
