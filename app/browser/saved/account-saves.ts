import { savePlaces, unsavePlace } from '#app/domain/saved/saved-calls.ts';
import { openSession, settleSession } from '../session/open-session.ts';
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
