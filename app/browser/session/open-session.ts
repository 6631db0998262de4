import type { Db, LinkFlow } from '#app/services/supabase/client.ts';
import { notifyLoadFailure } from '../toasts/notify-failure.ts';
import {
  type SessionState,
  findFirstState,
  findStoredToken,
  sessionStore,
  whenSession,
} from './session-store.ts';
import { listenForSignOut, recordSession } from './sign-out-state.ts';

let opened: Promise<Db> | null = null;

/**
 * Returns this page's single client. The first call loads supabase-js and starts following the
 * session.
 * @throws Error when the code or the configuration cannot be loaded, after showing a toast
 */
export function openSession(): Promise<Db> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    sessionStore.set({ status: 'signed-out' });
    notifyLoadFailure(error);
    throw error;
  });
  return opened;
}

/** Opens the stored session if there is one: signed-out visitors never load supabase-js. */
export function resumeSession() {
  const first = findFirstState();
  // Storage may have been cleared since page load; nothing else would then end the loading state.
  if (opened === null) sessionStore.set(first);
  if (first.status === 'signed-out') return;
  openSession().catch(() => undefined);
}

/** Returns the session state once it is no longer loading. */
export function awaitSession(): Promise<SessionState> {
  if (sessionStore.get().status !== 'signed-in') resumeSession();
  return whenSession(({ status }) => status !== 'loading');
}

/** Resolves when the store has the user who just signed in; auth-js reports it with a delay. */
export async function awaitSignIn({ db }: { db: Db }): Promise<void> {
  const { data } = await db.auth.getSession();
  const userId = data.session?.user.id;
  if (userId === undefined) return;
  await whenSession((state) => state.status === 'signed-in' && state.userId === userId);
}

/**
 * Returns a separate client for a session that this page has not adopted.
 * @throws Error when the code or the configuration cannot be loaded, after showing a toast
 */
export async function loadTemporaryClient(flow: LinkFlow | null = null): Promise<Db> {
  try {
    const { openTemporaryClient } = await import('./browser-client.ts');
    return await openTemporaryClient(flow);
  } catch (error) {
    notifyLoadFailure(error);
    throw error;
  }
}

async function open(): Promise<Db> {
  const refreshToken = findStoredToken();
  if (refreshToken !== null) recordSession();
  listenForSignOut();
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
 * Serializes the start of tabs opened together: if each refreshed the session at once, a slow one
 * would send a token used long before, which ends the session for all.
 */
function inTurn<T>(begin: () => Promise<T>): Promise<T> {
  // Insecure origins have no Web Locks.
  if (!('locks' in navigator)) return begin();
  return navigator.locks.request('mainstreet.session', begin);
}
