import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, type AnsweringFunction, type Args, defineRead } from '../call-function.ts';
import { type Done, readOutcome } from '../call-write.ts';

/**
 * 'full': there is no room for more lists or places. 'gone': the list was deleted, or is not
 * shared any more. 'removed': an admin has taken it down, so it cannot be shared.
 */
export type SaveOutcome = Done | { ok: false; reason: 'full' | 'gone' | 'removed' };

/** Defines an operation that changes the caller's lists. */
/* @__NO_SIDE_EFFECTS__ */
function defineSave<Name extends AnsweringFunction, Input extends unknown[]>(
  name: Name,
  toArgs: (...input: Input) => Args<Name>,
) {
  return async ({ db }: { db: Db }, ...input: Input): Promise<SaveOutcome> =>
    readSave(await db.rpc(name, toArgs(...input)));
}

function readSave(answer: Parameters<typeof readOutcome>[0]): SaveOutcome {
  if (answer.status === 409) return { ok: false, reason: 'full' };
  const read = readOutcome<Answer<'put_saved_list'> | null>(answer);
  if (!read.ok) return read;
  const outcome = 'outcome' in read ? read.outcome : 'saved';
  return outcome === 'saved' ? { ok: true } : { ok: false, reason: outcome };
}

/** Returns the caller's lists and which places are in them. */
export const findSavedLists = defineRead('find_saved_lists');

/** Returns a page of one of the caller's lists; null if there is none. */
export const findOwnList = defineRead('get_saved_list', (listId: string, page?: number) => ({
  list_id: listId,
  page: page ?? 1,
}));

type SavePlacesInput = {
  slugs: string[];
  /** Null: the list that a heart saves to. */
  listId: string | null;
};

/** Adds places to the start of a list. */
export const savePlaces = defineSave('save_businesses', ({ slugs, listId }: SavePlacesInput) => ({
  slugs,
  ...(listId !== null && { list_id: listId }),
}));

type UnsavePlaceInput = {
  slug: string;
  /** Null: all lists. */
  listId: string | null;
};

/** Removes a place from a list. */
export const unsavePlace = defineSave('unsave_business', ({ slug, listId }: UnsavePlaceInput) => ({
  slug,
  ...(listId !== null && { list_id: listId }),
}));

type PutListInput = {
  /** Of a new list, an id of the caller's choice: sent again, it creates no second list. */
  listId: string;
  name: string;
  isShared: boolean;
  /** Whether the person's profile shows it. It is then shared, too. */
  isPublic?: boolean;
};

/** Creates a list, or renames and shares an existing one. */
export const putSavedList = defineSave(
  'put_saved_list',
  ({ listId, name, isShared, isPublic = false }: PutListInput) => ({
    list_id: listId,
    name,
    is_shared: isShared,
    is_public: isPublic,
  }),
);

/** Deletes a list with its notes; the places stay in other lists. */
export const deleteSavedList = defineSave('delete_saved_list', (listId: string) => ({
  list_id: listId,
}));

type SaveNoteInput = { listId: string; slug: string; /** '' removes the note. */ note: string };

/** Writes the note of a place in a list. */
export const saveNote = defineSave(
  'set_saved_business_note',
  ({ listId, slug, note }: SaveNoteInput) => ({ list_id: listId, slug, note }),
);

type OrderListInput = { listId: string; /** All places, first to last. */ slugs: string[] };

/** Puts the places of a list in order. */
export const orderSavedList = defineSave(
  'order_saved_list',
  ({ listId, slugs }: OrderListInput) => ({ list_id: listId, slugs }),
);

type CopyListInput = { listId: string; copyId: string; name: string };

/** Copies a shared list into a new list of the caller's. */
export const copySavedList = defineSave(
  'copy_saved_list',
  ({ listId, copyId, name }: CopyListInput) => ({ list_id: listId, copy_id: copyId, name }),
);

/** Returns the caller's saved searches, newest first. */
export const findSavedSearches = defineRead('find_saved_searches');

type SaveSearchInput = { name: string; /** Path and query of the results. */ address: string };

/** Saves a search, whose new listings are mailed to the caller. */
export const saveSearch = defineSave('save_search', ({ name, address }: SaveSearchInput) => ({
  search_id: crypto.randomUUID(),
  name,
  address,
}));

export const deleteSavedSearch = defineSave('delete_saved_search', (id: string) => ({
  search_id: id,
}));
