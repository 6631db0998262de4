import { sessionStorageKey } from '#app/config/session.ts';
import type { Profile } from '#app/domain/profile/profile.ts';
import { type SessionUser, toSessionUser } from '#app/domain/session/session.ts';
import { readStoredText } from '../storage/stored.ts';
import { createStore } from '../store.ts';
import { useStore } from '../use-store.ts';

export type SessionState =
  | { status: 'signed-out' }
  /** Local storage has a session that is not verified yet. */
  | { status: 'loading'; person: SessionUser | null }
  | (SessionUser & {
      status: 'signed-in';
      userId: string;
      /** A new email address whose confirmation links are not opened yet. */
      newEmail: string | null;
      /** When those links were sent, ISO 8601. */
      newEmailSentAt: string | null;
      /** null while loading, when loading failed, and for users without one. */
      profile: Profile | null;
      isProfileLoading: boolean;
      /** Signed in by a recovery link or code and must choose a new password. */
      isRecovering: boolean;
    });

export type SignedIn = Extract<SessionState, { status: 'signed-in' }>;

const signedOut: SessionState = { status: 'signed-out' };

/** This page's session state. Server-rendered pages are the same for everyone. */
export const sessionStore = createStore<SessionState>(findFirstState(), signedOut);

/** Resolves with the session state as soon as `isSuch` holds for it. */
export function whenSession(isSuch: (state: SessionState) => boolean): Promise<SessionState> {
  return new Promise((resolve) => {
    const check = () => {
      const state = sessionStore.get();
      if (!isSuch(state)) return;
      stop();
      resolve(state);
    };
    const stop = sessionStore.subscribe(check);
    check();
  });
}

/**
 * Returns the state known without supabase-js: 'signed-out', or 'loading' with a stored session.
 */
export function findFirstState(): SessionState {
  if (typeof location === 'undefined') return signedOut;
  if (!hasStoredSession()) return signedOut;
  return { status: 'loading', person: readStoredPerson() };
}

/** Returns whether local storage has a session. */
export function hasStoredSession(): boolean {
  return readStoredSession() !== null;
}

/** Returns the stored session's refresh token; '' if it has none, null without a session. */
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
  return readStoredText('localStorage', sessionStorageKey);
}

/**
 * Parses the stored user defensively: anyone with access to this browser can write local storage.
 */
function readStoredPerson(): SessionUser | null {
  try {
    const { user } = JSON.parse(readStoredSession() ?? '{}') as { user?: { email?: unknown } };
    return user?.email ? toSessionUser(user) : null;
  } catch {
    return null;
  }
}

/** Returns the session state; 'signed-out' on the server and while hydrating. */
export function useSession(): SessionState {
  return useStore(sessionStore);
}
