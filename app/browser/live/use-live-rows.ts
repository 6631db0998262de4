import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Db } from '#app/services/supabase/client.ts';
import { followRows } from './follow-rows.ts';

/**
 * Calls `onChange` when something of the user's, or for admins (`userId` null) the queue too, may have changed: on realtime events while there is a
 * socket, otherwise every 30 seconds. Pauses while the page is hidden, and checks once when it
 * becomes visible.
 * @param hasChanged returns whether the screen's data is stale; prevents reloading unchanged data
 */
export function useLiveRows(
  userId: string | null,
  onChange: () => void,
  hasChanged?: (db: Db) => Promise<boolean>,
): void {
  const isVisible = useSyncExternalStore(subscribe, isDocumentVisible, () => false);
  const change = useEffectEvent(onChange);
  const compare = useEffectEvent(async (db: Db) => hasChanged === undefined || hasChanged(db));
  useEffect(() => {
    if (!isVisible) return undefined;
    return followRows({
      ...(userId !== null && { filter: `user_id=eq.${userId}` }),
      onChange: () => change(),
      hasChanged: (db) => compare(db),
    });
  }, [isVisible, userId]);
}

function isDocumentVisible(): boolean {
  return document.visibilityState === 'visible';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
