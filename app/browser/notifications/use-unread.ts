import { useEffect, useSyncExternalStore } from 'react';
import { useLiveRows } from '../live/use-live-rows.ts';
import { countAgain, forgetCount, unreadStore } from './unread-store.ts';

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
