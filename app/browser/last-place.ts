import { useEffect, useSyncExternalStore } from 'react';

const key = 'mainstreet.near';
const listeners = new Set<() => void>();

/** The place searched last in this browser; '' on the server, without one, or without storage. */
export function useLastPlace(): string {
  return useSyncExternalStore(subscribe, readLastPlace, () => '');
}

/** Remembers the place of a search; a search everywhere forgets it. */
export function rememberLastPlace(place: string) {
  try {
    if (place.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, place.trim());
  } catch {
    // Storage may be full or forbidden; the next visit then starts with an empty box.
  }
  for (const listener of listeners) listener();
}

/** Forgets a place that turned out to be none, if it is the one remembered; null forgets nothing. */
export function useForgetPlace(unknown: string | null) {
  useEffect(() => {
    if (unknown !== null && unknown.trim() === readLastPlace()) rememberLastPlace('');
  }, [unknown]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has searched, or forgotten.
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
