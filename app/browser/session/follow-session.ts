import type { Db } from '#app/services/supabase/client.ts';
import { isRetryable } from '#app/domain/session/auth-failure.ts';
import { toPerson } from '#app/domain/session/session.ts';
import { notify } from '../toasts/toast-store.ts';
import { forgetLeaving, hasLeftElsewhere, noteSession } from './leaving.ts';
import { beginRecovery, endRecovery, isInRecovery } from './recovery.ts';
import { sessionStore } from './session-store.ts';
import { showProfile, toNames } from './show-profile.ts';

type AuthListener = Parameters<Db['auth']['onAuthStateChange']>[0];
type AuthEvent = Parameters<AuthListener>[0];
type AuthError = NonNullable<Awaited<ReturnType<Db['auth']['refreshSession']>>['error']>;
type AuthSession = NonNullable<Parameters<AuthListener>[1]>;

type FollowOptions = {
  db: Db;
  /** Of the session that local storage held when the page was opened, null without one. */
  refreshToken: string | null;
};

/**
 * Keeps the session store true: an existing session is refreshed, and cleared locally if that
 * fails; from then on it follows the five events of a session's life.
 */
export async function followSession(options: FollowOptions): Promise<void> {
  const { db, refreshToken } = options;
  db.auth.onAuthStateChange((event, session) => {
    noteRecovery(event, session);
    // auth-js holds its lock during this call: asking it anything here would wait for ever.
    setTimeout(() => void follow({ db, event, session }));
  });
  if (refreshToken === null) {
    sessionStore.set({ status: 'signed-out' });
    return;
  }

  const error = await renew({ db, refreshToken });
  if (error === null) return;
  if (isRetryable(error)) notify('connectionError');
  sessionStore.set({ status: 'signed-out' });
  await db.auth.signOut({ scope: 'local' });
}

type Renewal = Pick<FollowOptions, 'db' | 'refreshToken'>;

/**
 * Renews the session, unless another tab has done so since the page was opened: auth-js discards a
 * renewal that comes second, and a server refuses a token that was spent twice, but what that tab
 * has put into storage holds.
 */
async function renew({ db, refreshToken }: Renewal): Promise<AuthError | null> {
  if (await adoptSession({ db, refreshToken })) return null;
  const { error } = await db.auth.refreshSession();
  if (error === null || (await adoptSession({ db, refreshToken }))) return null;
  return error;
}

/** Takes the session that is in storage if it is another than the page was opened with. */
async function adoptSession({ db, refreshToken }: Renewal): Promise<boolean> {
  const { session } = (await db.auth.getSession()).data;
  if (session === null || session.refresh_token === refreshToken) return false;
  await follow({ db, event: 'SIGNED_IN', session });
  return true;
}

type Happening = { db: Db; event: AuthEvent; session: AuthSession | null };

async function follow({ db, event, session }: Happening): Promise<void> {
  const before = sessionStore.get();
  if (event === 'SIGNED_OUT') {
    if (before.status === 'signed-in' && hasLeftElsewhere()) notify('signedOutElsewhere');
    sessionStore.set({ status: 'signed-out' });
    return;
  }
  if (session === null || event === 'INITIAL_SESSION') return;

  noteSession();
  const { user } = session;
  // Who signs in again to confirm that they want to leave is leaving all the same.
  if (before.status !== 'signed-in') forgetLeaving();
  const known = before.status === 'signed-in' && before.userId === user.id ? before : null;
  sessionStore.set({
    status: 'signed-in',
    userId: user.id,
    ...toPerson(user),
    ...toNames(known?.profile),
    newEmail: user.new_email ?? null,
    newEmailSentAt: user.email_change_sent_at ?? null,
    profile: known?.profile ?? null,
    isProfileLoading: known?.isProfileLoading ?? true,
    isRecovering: isInRecovery(user.id),
  });
  // auth-js says SIGNED_IN again whenever the tab is looked at.
  const needsProfile = event === 'TOKEN_REFRESHED' || !known?.profile;
  if (needsProfile) await showProfile({ db }, user);
}

/** At once, and not when the event is followed: the page may be left in between. */
function noteRecovery(event: AuthEvent, session: AuthSession | null) {
  if (event === 'PASSWORD_RECOVERY' && session !== null) beginRecovery(session.user.id);
  if (event === 'USER_UPDATED' || event === 'SIGNED_OUT') endRecovery();
}
