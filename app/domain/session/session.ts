import { sessionStorageKey } from '#app/config/session.ts';
import type { Profile } from '../profile/profile.ts';

/** Who somebody says they are, as the session knows it before anything has been asked. */
export type Person = { first_name: string | null; last_name: string | null; email: string };

export type SessionState =
  | { status: 'signed-out' }
  /** There is a session in local storage, or on its way in the address; does it hold? */
  | { status: 'loading'; person: Person | null }
  | (Person & {
      status: 'signed-in';
      userId: string;
      /** An address that waits for its links to be opened. */
      newEmail: string | null;
      /** null when it could not be loaded, for people without one, and while it is loading. */
      profile: Profile | null;
      isProfileLoading: boolean;
      /** Came by a recovery link and is to choose a new password. */
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

/** What there is to know without supabase-js. */
export function findFirstState(): SessionState {
  if (typeof location === 'undefined') return signedOut;
  if (!hasStoredSession() && !isMailLink(location.hash)) return signedOut;
  return { status: 'loading', person: readStoredPerson() };
}

/** Whether a session waits in local storage. */
export function hasStoredSession(): boolean {
  return readStoredSession() !== null;
}

/** Whether an address ends in what Supabase adds for somebody who comes from one of its mails. */
export function isMailLink(hash: string): boolean {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  return ['access_token', 'error_code', 'message'].some((name) => parameters.has(name));
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
    const { user } = JSON.parse(readStoredSession() ?? '{}') as { user?: SessionUser };
    return user?.email ? toPerson(user) : null;
  } catch {
    return null;
  }
}

type SessionUser = { email?: unknown; user_metadata?: unknown };

/** The person of a session's user; metadata is what they wrote themself, of any shape. */
export function toPerson({ email, user_metadata }: SessionUser): Person {
  const { first_name, last_name } = (user_metadata ?? {}) as Record<string, unknown>;
  const toText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return {
    first_name: toText(first_name),
    last_name: toText(last_name),
    email: toText(email) ?? '',
  };
}
