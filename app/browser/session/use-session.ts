import { useStore } from '../use-store.ts';
import { type SessionState, sessionStore } from './session-store.ts';

/** Returns the session state; 'signed-out' on the server and while hydrating. */
export function useSession(): SessionState {
  return useStore(sessionStore);
}
