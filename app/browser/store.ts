/** A value of the open page that changes; `useStore` renders it. */
export type Store<Value> = {
  get: () => Value;
  /** The value on the server and while hydrating. */
  getOnServer: () => Value;
  /** Calls the listener after each change; returns a function to stop. */
  subscribe: (listener: () => void) => () => void;
};

export type WritableStore<Value> = Store<Value> & { set: (next: Value) => void };

/** Creates a store in memory. */
export function createStore<Value>(first: Value, onServer = first): WritableStore<Value> {
  let value = first;
  const { subscribe, callListeners } = createListeners();
  return {
    get: () => value,
    getOnServer: () => onServer,
    set: (next) => {
      value = next;
      callListeners();
    },
    subscribe,
  };
}

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

function createListeners() {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    callListeners: () => {
      for (const listener of listeners) listener();
    },
  };
}
