import type { Db } from '#app/services/supabase/client.ts';
import { notify } from '../toasts/toast-store.ts';
import { hearOfLeaving } from './leaving.ts';
import {
  type SessionState,
  findFirstState,
  hasStoredSession,
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
  const hadSession = hasStoredSession();
  hearOfLeaving();
  const [{ createBrowserClient }, { followSession }] = await Promise.all([
    import('./browser-client.ts'),
    import('./follow-session.ts'),
  ]);
  const db = await createBrowserClient();
  await followSession({ db, hadSession });
  return db;
}
