import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Db } from '#app/services/supabase/client.ts';
import { type LiveRows, followRows } from './follow-rows.ts';

/**
 * Calls `onChange` when any of the rows may have changed: on realtime events while there is a
 * socket, otherwise every 30 seconds. Pauses while the page is hidden, and checks once when it
 * becomes visible.
 * @param hasChanged returns whether the screen's data is stale; prevents reloading unchanged data
 */
export function useLiveRows(
  rows: readonly LiveRows[],
  onChange: () => void,
  hasChanged?: (db: Db) => Promise<boolean>,
): void {
  const isVisible = useSyncExternalStore(subscribe, isDocumentVisible, () => false);
  const change = useEffectEvent(onChange);
  const compare = useEffectEvent(async (db: Db) => hasChanged === undefined || hasChanged(db));
  const key = JSON.stringify(rows);
  useEffect(() => {
    if (!isVisible) return undefined;
    return followRows(JSON.parse(key) as LiveRows[], {
      onChange: () => change(),
      hasChanged: (db) => compare(db),
    });
  }, [isVisible, key]);
}

function isDocumentVisible(): boolean {
  return document.visibilityState === 'visible';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
