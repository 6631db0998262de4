import { sessionStorageKey } from '#app/config/session.ts';
import type { Profile } from '../profile/profile.ts';

export type SessionState =
  | { status: 'signed-out' }
  /** There is a session in local storage; whether it still holds is being found out. */
  | { status: 'loading' }
  | {
      status: 'signed-in';
      userId: string;
      email: string;
      /** null while it is loading, when it could not be loaded, and for people without one. */
      profile: Profile | null;
      /** Came by a recovery link and is to choose a new password. */
      isRecovering: boolean;
    };

const signedOut: SessionState = { status: 'signed-out' };
let state: SessionState = signedOut;
const listeners = new Set<() => void>();

/** Who is signed in on this page; for React's useSyncExternalStore. */
export const sessionStore = {
  get: () => state,
  /** The server knows nobody: its pages are the same for everyone. */
  getOnServer: () => signedOut,
  set(next: SessionState) {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether a session waits in local storage, found out without supabase-js. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    return false;
  }
}

/** Whether an address ends in what Supabase adds for somebody who comes from one of its mails. */
export function isMailLink(hash: string): boolean {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return parameters.has('access_token') || parameters.has('error_code');
}
