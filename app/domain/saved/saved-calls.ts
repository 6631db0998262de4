import type { Db } from '#app/services/supabase/client.ts';
import { type Answer, callFunction } from '../call-function.ts';
import { type Done, readOutcome } from '../call-write.ts';
import type { OwnList, SavedLists, SavedSearch } from './saved.ts';

/**
 * 'full': there is no room for more lists or places. 'gone': the list was deleted, or is not
 * shared any more. 'removed': an admin has taken it down, so it cannot be shared.
 */
export type SaveOutcome = Done | { ok: false; reason: 'full' | 'gone' | 'removed' };

function readSave(answer: Parameters<typeof readOutcome>[0]): SaveOutcome {
  if (answer.status === 409) return { ok: false, reason: 'full' };
  const read = readOutcome<Answer<'put_saved_list'> | null>(answer);
  if (!read.ok) return read;
  const outcome = 'outcome' in read ? read.outcome : 'saved';
  return outcome === 'saved' ? { ok: true } : { ok: false, reason: outcome };
}

/**
 * Returns the caller's lists and which places are in them.
 * @throws AppError backend_unavailable
 */
export function findSavedLists({ db }: { db: Db }): Promise<SavedLists> {
  return callFunction({ db }, 'find_saved_lists', {});
}

/**
 * Returns a page of one of the caller's lists; null if there is none.
 * @throws AppError backend_unavailable
 */
export function findOwnList({ db }: { db: Db }, listId: string, page = 1): Promise<OwnList | null> {
  return callFunction({ db }, 'get_saved_list', { list_id: listId, page });
}

type SavePlacesInput = {
  slugs: string[];
  /** Null: the list that a heart saves to. */
  listId: string | null;
};

/** Adds places to the start of a list. */
export async function savePlaces(
  { db }: { db: Db },
  { slugs, listId }: SavePlacesInput,
): Promise<SaveOutcome> {
  return readSave(
    await db.rpc('save_businesses', { slugs, ...(listId !== null && { list_id: listId }) }),
  );
}

type UnsavePlaceInput = {
  slug: string;
  /** Null: all lists. */
  listId: string | null;
};

/** Removes a place from a list. */
export async function unsavePlace(
  { db }: { db: Db },
  { slug, listId }: UnsavePlaceInput,
): Promise<SaveOutcome> {
  return readSave(
    await db.rpc('unsave_business', { slug, ...(listId !== null && { list_id: listId }) }),
  );
}

type PutListInput = {
  /** Of a new list, an id of the caller's choice: sent again, it creates no second list. */
  listId: string;
  name: string;
  isShared: boolean;
  /** Whether the person's profile shows it. It is then shared, too. */
  isPublic?: boolean;
};

/** Creates a list, or renames and shares an existing one. */
export async function putSavedList(
  { db }: { db: Db },
  { listId, name, isShared, isPublic = false }: PutListInput,
): Promise<SaveOutcome> {
  return readSave(
    await db.rpc('put_saved_list', {
      list_id: listId,
      name,
      is_shared: isShared,
      is_public: isPublic,
    }),
  );
}

/** Deletes a list with its notes; the places stay in other lists. */
export async function deleteSavedList({ db }: { db: Db }, listId: string): Promise<SaveOutcome> {
  return readSave(await db.rpc('delete_saved_list', { list_id: listId }));
}

type SaveNoteInput = { listId: string; slug: string; /** '' removes the note. */ note: string };

/** Writes the note of a place in a list. */
export async function saveNote(
  { db }: { db: Db },
  { listId, slug, note }: SaveNoteInput,
): Promise<SaveOutcome> {
  return readSave(await db.rpc('set_saved_business_note', { list_id: listId, slug, note }));
}

type OrderListInput = { listId: string; /** All places, first to last. */ slugs: string[] };

/** Puts the places of a list in order. */
export async function orderSavedList(
  { db }: { db: Db },
  { listId, slugs }: OrderListInput,
): Promise<SaveOutcome> {
  return readSave(await db.rpc('order_saved_list', { list_id: listId, slugs }));
}

type CopyListInput = { listId: string; copyId: string; name: string };

/** Copies a shared list into a new list of the caller's. */
export async function copySavedList(
  { db }: { db: Db },
  { listId, copyId, name }: CopyListInput,
): Promise<SaveOutcome> {
  return readSave(await db.rpc('copy_saved_list', { list_id: listId, copy_id: copyId, name }));
}

/**
 * Returns the caller's saved searches, newest first.
 * @throws AppError backend_unavailable
 */
export function findSavedSearches({ db }: { db: Db }): Promise<SavedSearch[]> {
  return callFunction({ db }, 'find_saved_searches', {});
}

type SaveSearchInput = { name: string; /** Path and query of the results. */ address: string };

/** Saves a search, whose new listings are mailed to the caller. */
export async function saveSearch(
  { db }: { db: Db },
  { name, address }: SaveSearchInput,
): Promise<SaveOutcome> {
  return readSave(await db.rpc('save_search', { search_id: crypto.randomUUID(), name, address }));
}

export async function deleteSavedSearch({ db }: { db: Db }, id: string): Promise<SaveOutcome> {
  return readSave(await db.rpc('delete_saved_search', { search_id: id }));
}
