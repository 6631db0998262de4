import { findSavedLists, savePlaces } from '#app/domain/saved/saved-calls.ts';
import type { SavedLists } from '#app/domain/saved/saved.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { copyFromAccount, readSaved } from './saved-store.ts';

/** After this time a page reads the account's places again, in case another device changed them. */
const maxAgeMs = 10 * 60_000;

/**
 * Moves the places that only this browser has into the account of the person who just signed in,
 * and copies the account's places to this browser. Without an answer this browser's places stay.
 */
export async function syncSaves({ db }: { db: Db }, userId: string): Promise<void> {
  const { owner, readAt } = readSaved();
  if (owner === userId && Date.now() - readAt < maxAgeMs) return;
  await readAccountSaves({ db }, userId).catch(() => {});
}

/**
 * Does the same whatever the age of the copy, and returns the account's lists.
 * @throws AppError backend_unavailable
 */
export async function readAccountSaves({ db }: { db: Db }, userId: string): Promise<SavedLists> {
  const isMoved = await moveSaves({ db });
  const since = performance.now();
  const lists = await findSavedLists({ db });
  if (isMoved) copyFromAccount(userId, lists, since);
  return lists;
}

/** Returns whether this browser may forget the places that only it had. */
async function moveSaves({ db }: { db: Db }): Promise<boolean> {
  const { owner, slugs } = readSaved();
  if (owner !== null || slugs.length === 0) return true;
  const outcome = await savePlaces({ db }, { slugs, listId: null });
  return outcome.ok || outcome.reason === 'full';
}
