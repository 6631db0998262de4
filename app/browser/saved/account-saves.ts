import { savePlaces, saveSearch, unsavePlace } from '#app/domain/saved/saved-calls.ts';
import * as t from '#app/messages/toasts.ts';
import { openSession, settleSession } from '../session/open-session.ts';
import { notify } from '../toasts/toast-store.ts';
import { notifySaveFailure } from './notify-save-failure.ts';
import { showSaved } from './saved-store.ts';

/**
 * Saves a place in the account or removes it from all its lists. The heart, which has changed at
 * once, changes back if that fails.
 */
export async function saveInAccount(slug: string, isSaved: boolean): Promise<void> {
  const session = await settleSession();
  if (session.status !== 'signed-in') return;
  const db = await openSession();
  const outcome = isSaved
    ? await savePlaces({ db }, { slugs: [slug], listId: null })
    : await unsavePlace({ db }, { slug, listId: null });
  if (outcome.ok) return;
  showSaved(slug, !isSaved);
  notifySaveFailure(outcome.reason);
}

type SavedSearchInput = { name: string; /** Path and query of the results. */ address: string };

/** Saves a search in the account, whose person is told of new listings. Returns whether it is saved. */
export async function saveSearchInAccount(search: SavedSearchInput): Promise<boolean> {
  const session = await settleSession();
  if (session.status !== 'signed-in') return false;
  const outcome = await saveSearch({ db: await openSession() }, search);
  if (outcome.ok) notify('searchSaved');
  else if (outcome.reason === 'full') notify('savedFull', t.tooManySearches);
  else notifySaveFailure(outcome.reason);
  return outcome.ok;
}
