import { createListeners, type WritableStore } from '../store.ts';
import { readStoredText, storeText } from './stored.ts';

/**
 * Creates a store of a text in local storage, which all tabs share; null without one, on the
 * server, and where storage is blocked.
 */
export function createStorageStore(key: string): WritableStore<string | null> {
  const { subscribe, callListeners } = createListeners();
  return {
    get: () => readStoredText('localStorage', key),
    getOnServer: () => null,
    set: (next) => {
      storeText('localStorage', key, next);
      callListeners();
    },
    subscribe: (listener) => {
      const stop = subscribe(listener);
      // Another tab has changed it.
      addEventListener('storage', listener);
      return () => {
        stop();
        removeEventListener('storage', listener);
      };
    },
  };
}
