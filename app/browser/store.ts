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

/** Creates the part of a store that every store has. */
export function createListeners() {
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
