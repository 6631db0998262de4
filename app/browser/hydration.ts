import { useState, useSyncExternalStore } from 'react';

/** For what never changes while somebody is here. */
export const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

/** Whether the browser has taken the screen over; false on the server and while hydrating. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no);
}

/**
 * Whether this part came in the document from the server; false for what the browser has built,
 * be it a screen navigated to or a document built anew after an error.
 */
export function useIsFromServer(): boolean {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  return isFromServer;
}
