import { useEffect, useSyncExternalStore } from 'react';
import { subscribeToNothing } from './hydration.ts';

const key = 'mainstreet.near';

/** The place searched last in this browser; '' on the server, without one, or without storage. */
export function useLastPlace(): string {
  return useSyncExternalStore(subscribeToNothing, readLastPlace, () => '');
}

/** Remembers the place of a search; a search everywhere forgets it. */
export function rememberLastPlace(place: string) {
  try {
    if (place.trim() === '') localStorage.removeItem(key);
    else localStorage.setItem(key, place.trim());
  } catch {
    // Storage may be full or forbidden; the next visit then starts with an empty box.
  }
}

/** Forgets a place that turned out to be none, if it is the one remembered; null forgets nothing. */
export function useForgetPlace(unknown: string | null) {
  useEffect(() => {
    if (unknown !== null && unknown.trim() === readLastPlace()) rememberLastPlace('');
  }, [unknown]);
}

function readLastPlace(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
