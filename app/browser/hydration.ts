import { useState, useSyncExternalStore } from 'react';

/** A `subscribe` for useSyncExternalStore values that never change during the visit. */
export const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

/** Returns whether the screen is hydrated; false on the server and while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no);
}

/**
 * Returns whether this component was in the server's HTML; false for what the browser rendered, on
 * a client-side navigation or when the document is rebuilt after an error.
 */
export function useIsFromServer(): boolean {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  return isFromServer;
}
