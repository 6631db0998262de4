import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toasts/toast-store.ts';
import { hearOfLeaving, noteSession } from './leaving.ts';
import {
  type SessionState,
  findFirstState,
  findStoredToken,
  sessionStore,
  whenSession,
} from './session-store.ts';

let opened: Promise<Db> | null = null;

/**
 * This page's one client. The first call loads supabase-js and begins to follow the session.
 * @throws Error when the code or the configuration cannot be loaded; told by a toast
 */
export function openSession(): Promise<Db> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    sessionStore.set({ status: 'signed-out' });
    notify('connectionError');
    throw error;
  });
  return opened;
}

/** Opens the session where there is one: a signed-out visitor never loads supabase-js for it. */
export function resumeSession() {
  const first = findFirstState();
  // Storage may have been emptied since the page began: then nobody else ends the waiting.
  if (opened === null) sessionStore.set(first);
  if (first.status === 'signed-out') return;
  openSession().catch(() => undefined);
}

/** Who is signed in, once that is known. */
export function settleSession(): Promise<SessionState> {
  if (sessionStore.get().status !== 'signed-in') resumeSession();
  return whenSession(({ status }) => status !== 'loading');
}

/** Resolves when this page knows who has just signed in; auth-js tells of it a moment later. */
export async function settleSignIn({ db }: { db: Db }): Promise<void> {
  const { data } = await db.auth.getSession();
  const userId = data.session?.user.id;
  if (userId === undefined) return;
  await whenSession((state) => state.status === 'signed-in' && state.userId === userId);
}

/**
 * A client beside this page's one, to which a session belongs that nobody here has taken yet.
 * @throws Error when the code or the configuration cannot be loaded; told by a toast
 */
export async function openPassingClient(): Promise<Db> {
  try {
    const { createPassingClient } = await import('./browser-client.ts');
    return await createPassingClient();
  } catch (error) {
    notify('connectionError');
    throw error;
  }
}

async function open(): Promise<Db> {
  const refreshToken = findStoredToken();
  if (refreshToken !== null) noteSession();
  hearOfLeaving();
  const [{ createBrowserClient }, { followSession }] = await Promise.all([
    import('./browser-client.ts'),
    import('./follow-session.ts'),
  ]);
  const begin = async () => {
    const client = await createBrowserClient();
    await followSession({ db: client, refreshToken });
    return client;
  };
  return await (refreshToken === null ? begin() : inTurn(begin));
}

/**
 * Tabs that are opened together begin one after the other: where each renewed the session at once, a
 * slow one would come back with a token spent long before, which ends the session for all.
 */
function inTurn<T>(begin: () => Promise<T>): Promise<T> {
  // Without a secure origin there are no locks.
  if (!('locks' in navigator)) return begin();
  return navigator.locks.request('mainstreet.session', begin);
}
