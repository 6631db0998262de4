import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** Returns the value of a store, and renders again when it changes. */
export function useStore<Value>({ subscribe, get, getOnServer }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, getOnServer);
}
