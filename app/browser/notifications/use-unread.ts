import { useEffect, useSyncExternalStore } from 'react';
import { useLiveRows } from '../live/use-live-rows.ts';
import { countAgain, forgetCount, unreadStore } from './unread-store.ts';

/**
 * How much of what they were told somebody has not read, as it changes; null while that is not known. A
 * component follows one person for as long as it is there.
 */
export function useUnread(userId: string): number | null {
  useLiveRows(
    [{ table: 'notifications', filter: `recipient_id=eq.${userId}` }],
    () => void countAgain(),
  );
  useEffect(() => {
    void countAgain();
    return forgetCount;
  }, []);
  return useSyncExternalStore(unreadStore.subscribe, unreadStore.get, unreadStore.getOnServer);
}
