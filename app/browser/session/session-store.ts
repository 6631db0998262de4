import { sessionStorageKey } from '#app/config/session.ts';
import type { Profile } from '#app/domain/profile/profile.ts';
import { type Person, toPerson } from '#app/domain/session/session.ts';

export type SessionState =
  | { status: 'signed-out' }
  /** There is a session in local storage; does it hold? */
  | { status: 'loading'; person: Person | null }
  | (Person & {
      status: 'signed-in';
      userId: string;
      /** An address that waits for its links to be opened. */
      newEmail: string | null;
      /** When those links were sent, ISO 8601. */
      newEmailSentAt: string | null;
      /** null when it could not be loaded, for people without one, and while it is loading. */
      profile: Profile | null;
      isProfileLoading: boolean;
      /** Came by the link or code of a recovery and is to choose a new password. */
      isRecovering: boolean;
    });

export type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

const signedOut: SessionState = { status: 'signed-out' };
let state: SessionState = findFirstState();
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

/** Resolves with the session's state as soon as it is such a one. */
export function whenSession(isSuch: (state: SessionState) => boolean): Promise<SessionState> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSuch(state)) return;
      listeners.delete(look);
      resolve(state);
    };
    listeners.add(look);
    look();
  });
}

/** What there is to know without supabase-js. */
export function findFirstState(): SessionState {
  if (typeof location === 'undefined') return signedOut;
  if (!hasStoredSession()) return signedOut;
  return { status: 'loading', person: readStoredPerson() };
}

/** Whether a session waits in local storage. */
export function hasStoredSession(): boolean {
  return readStoredSession() !== null;
}

/** Of the session that waits in local storage; '' when it has none, null when there is no session. */
export function findStoredToken(): string | null {
  const stored = readStoredSession();
  if (stored === null) return null;
  try {
    const { refresh_token } = JSON.parse(stored) as { refresh_token?: unknown };
    return typeof refresh_token === 'string' ? refresh_token : '';
  } catch {
    return '';
  }
}

function readStoredSession(): string | null {
  try {
    return localStorage.getItem(sessionStorageKey);
  } catch {
    return null;
  }
}

/** Local storage is anybody's to write who sits at this browser: nothing in it is taken on trust. */
function readStoredPerson(): Person | null {
  try {
    const { user } = JSON.parse(readStoredSession() ?? '{}') as { user?: { email?: unknown } };
    return user?.email ? toPerson(user) : null;
  } catch {
    return null;
  }
}
