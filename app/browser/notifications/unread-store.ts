import { useEffect } from 'react';
import { countUnread } from '#app/domain/notification/notification-calls.ts';
import { useLiveRows } from '../live/follow-rows.ts';
import { openSession } from '../session/open-session.ts';
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';

/** The signed-in user's number of unread notifications; null while unknown. */
const unreadStore = createStore<number | null>(null);

/** Refetches the count. On failure the previous count stays until the next call. */
export async function countAgain(): Promise<void> {
  const db = await openSession().catch(() => null);
  const found = db && (await countUnread({ db }).catch(() => null));
  if (found !== null) unreadStore.set(found);
}

/** Clears the count when the user changes or signs out. */
export function forgetCount() {
  unreadStore.set(null);
}

/**
 * Returns the user's live number of unread notifications; null while unknown. `userId` must not
 * change while the component is mounted.
 */
export function useUnread(userId: string): number | null {
  useLiveRows(userId, () => void countAgain());
  useEffect(() => {
    void countAgain();
    return forgetCount;
  }, []);
  return useStore(unreadStore);
}
