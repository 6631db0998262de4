import { findSavedLists, savePlaces } from '#app/domain/saved/saved-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { copyFromAccount, readSaved } from './saved-store.ts';

/** After this time a page reads the account's places again, in case another device changed them. */
const maxAgeMs = 10 * 60_000;

/**
 * Moves the places that only this browser has into the account of the person who just signed in,
 * and copies the account's places to this browser. Without an answer this browser's places stay.
 */
export async function syncSaves({ db }: { db: Db }, userId: string): Promise<void> {
  const { owner, slugs, readAt } = readSaved();
  if (owner === userId && Date.now() - readAt < maxAgeMs) return;
  if (owner === null && slugs.length > 0) {
    const outcome = await savePlaces({ db }, { slugs, listId: null });
    if (!outcome.ok && outcome.reason !== 'full') return;
  }
  const lists = await findSavedLists({ db }).catch(() => null);
  if (lists !== null) copyFromAccount(userId, lists);
}
