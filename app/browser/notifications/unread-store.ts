import { useEffect, useSyncExternalStore } from 'react';
import { countUnread } from '#app/domain/notification/notification-calls.ts';
import { openSession } from '../session/open-session.ts';
import { useLiveRows } from '../live/use-live-rows.ts';

let count: number | null = null;
const listeners = new Set<() => void>();

/** The signed-in user's number of unread notifications; null while unknown. */
export const unreadStore = {
  get: () => count,
  getOnServer: () => null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Refetches the count. On failure the previous count stays until the next call. */
export async function countAgain(): Promise<void> {
  const db = await openSession().catch(() => null);
  const found = db && (await countUnread({ db }).catch(() => null));
  if (found !== null) set(found);
}

/** Clears the count when the user changes or signs out. */
export function forgetCount() {
  set(null);
}

function set(next: number | null) {
  count = next;
  for (const listener of listeners) listener();
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
  return useSyncExternalStore(unreadStore.subscribe, unreadStore.get, unreadStore.getOnServer);
}
