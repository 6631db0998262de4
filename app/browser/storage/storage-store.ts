import { createListeners, type WritableStore } from '../store.ts';

/**
 * Creates a store of a text in local storage, which all tabs share; null without one, on the
 * server, and where storage is blocked.
 */
export function createStorageStore(key: string): WritableStore<string | null> {
  const { subscribe, callListeners } = createListeners();
  return {
    get: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return null;
      }
    },
    getOnServer: () => null,
    set: (next) => {
      try {
        if (next === null) localStorage.removeItem(key);
        else localStorage.setItem(key, next);
      } catch {
        // Full or blocked: nothing is stored.
      }
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
