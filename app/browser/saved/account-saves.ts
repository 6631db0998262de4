import type { SaveOutcome } from '#app/domain/saved/saved-calls.ts';
import * as t from '#app/messages/toasts.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { openSession, awaitSession } from '../session/open-session.ts';
import { notifyFailure } from '../toasts/notify-failure.ts';
import { notify } from '../toasts/toast-store.ts';
import { followTap, showSaved } from './saved-store.ts';

/**
 * Saves a place in the account or removes it from all its lists. The heart, which has changed at
 * once, changes back if that fails.
 */
export async function saveInAccount(slug: string, isSaved: boolean): Promise<void> {
  const writing = write(({ savePlaces, unsavePlace }, db) =>
    isSaved
      ? savePlaces({ db }, { slugs: [slug], listId: null })
      : unsavePlace({ db }, { slug, listId: null }),
  );
  const outcome = await followTap(slug, isSaved, writing);
  if (outcome.ok) return;
  showSaved(slug, !isSaved);
  notifySaveFailure(outcome.reason);
}

type SavedSearchInput = { name: string; /** Path and query of the results. */ address: string };

/** Saves a search in the account, whose person is told of new listings. Returns whether it is saved. */
export async function saveSearchInAccount(search: SavedSearchInput): Promise<boolean> {
  const outcome = await write(({ saveSearch }, db) => saveSearch({ db }, search));
  if (outcome.ok) notify('searchSaved');
  else if (outcome.reason === 'full') notify('savedFull', t.tooManySearches);
  else notifySaveFailure(outcome.reason);
  return outcome.ok;
}

/** Of signed-in people the calls are there with the session: it loads them to copy the places. */
const loadCalls = () => import('#app/domain/saved/saved-calls.ts');

type Send = (calls: Awaited<ReturnType<typeof loadCalls>>, db: Db) => Promise<SaveOutcome>;

async function write(send: Send): Promise<SaveOutcome> {
  const { status } = await awaitSession();
  if (status !== 'signed-in') return { ok: false, reason: 'session_ended' };
  return Promise.all([loadCalls(), openSession()])
    .then(([calls, db]) => send(calls, db))
    .catch(() => ({ ok: false, reason: 'unreachable' }));
}

/** Shows the toast of a failed change of a saved list. */
export function notifySaveFailure(reason: Extract<SaveOutcome, { ok: false }>['reason']) {
  if (reason === 'full') return notify('savedFull', t.listFull);
  if (reason === 'gone') return notify('listGone');
  if (reason === 'removed') return notify('listRemoved');
  notifyFailure('notSaved', reason);
}
