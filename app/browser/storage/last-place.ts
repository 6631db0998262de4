import { useEffect } from 'react';
import { readPlaceCookie, writePlaceCookie } from '#app/domain/place/place.ts';
import { createListeners, type WritableStore } from '../store.ts';
import { useStore } from '../use-store.ts';

const { subscribe, callListeners } = createListeners();

/** In a cookie, so that the Worker knows the place of the next page. */
const placeStore: WritableStore<string | null> = {
  get: () => readPlaceCookie(document.cookie),
  getOnServer: () => null,
  set: (place) => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- Safari and Firefox lack the Cookie Store API in older versions
    document.cookie = writePlaceCookie({ place, isSecure: location.protocol === 'https:' });
    callListeners();
  },
  subscribe,
};

/** Returns the place searched last, or `anywhere`; '' on the server and without one. */
export function useLastPlace(): string {
  return useStore(placeStore) ?? '';
}

/** Stores the place of a search; '' clears it. */
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

/** Stores the name of the place around the visitor's position, which the results have; null: none. */
export function useRememberPlace(found: string | null) {
  useEffect(() => {
    if (found !== null) rememberLastPlace(found);
  }, [found]);
}
