import { useSyncExternalStore } from 'react';
import { type SessionState, sessionStore } from './session-store.ts';

/** Who is signed in; nobody on the server and while its document is being hydrated. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getOnServer);
}
