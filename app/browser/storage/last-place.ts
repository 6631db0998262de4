import { useEffect } from 'react';
import { useStore } from '../use-store.ts';
import { createStorageStore } from './storage-store.ts';

const placeStore = createStorageStore('mainstreet.near');

/** Returns this browser's last searched place; '' on the server, without one or without storage. */
export function useLastPlace(): string {
  return useStore(placeStore) ?? '';
}

/** Stores the place of a search; a search without a place clears it. */
export function rememberLastPlace(place: string) {
  placeStore.set(place.trim() || null);
}

/**
 * Clears the stored place if it equals `unknown`, a place that does not exist; null clears nothing.
 */
export function useForgetPlace(unknown: string | null) {
  useEffect(() => {
    if (unknown !== null && unknown.trim() === (placeStore.get() ?? '')) rememberLastPlace('');
  }, [unknown]);
}
