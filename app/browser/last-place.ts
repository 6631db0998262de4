import { useEffect, useSyncExternalStore } from 'react';

const key = 'mainstreet.near';
const listeners = new Set<() => void>();

/** Returns this browser's last searched place; '' on the server, without one or without storage. */
export function useLastPlace(): string {
  return useSyncExternalStore(subscribe, readLastPlace, () => '');
}

/** Stores the place of a search; a search without a place clears it. */
export function rememberLastPlace(place: string) {
  try {
    if (place.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, place.trim());
  } catch {
    // Storage may be full or blocked; the next visit then starts with an empty box.
  }
  for (const listener of listeners) listener();
}

/**
 * Clears the stored place if it equals `unknown`, a place that does not exist; null clears nothing.
 */
export function useForgetPlace(unknown: string | null) {
  useEffect(() => {
    if (unknown !== null && unknown.trim() === readLastPlace()) rememberLastPlace('');
  }, [unknown]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed it.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function readLastPlace(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
