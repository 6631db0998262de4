import { isRetryable } from '#app/domain/session/auth-failure.ts';
import { toSessionUser } from '#app/domain/session/session.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { forgetAccountSaves } from '../saved/saved-store.ts';
import { syncSaves } from '../saved/sync-saves.ts';
import { notify } from '../toasts/toast-store.ts';
import { beginRecovery, endRecovery, isInRecovery } from './recovery.ts';
import { sessionStore } from './session-store.ts';
import { showProfile, toNames } from './show-profile.ts';
import { forgetLeaving, hasSignedOutElsewhere, recordSession } from './sign-out-state.ts';

type AuthListener = Parameters<Db['auth']['onAuthStateChange']>[0];
type AuthEvent = Parameters<AuthListener>[0];
type AuthError = NonNullable<Awaited<ReturnType<Db['auth']['refreshSession']>>['error']>;
type AuthSession = NonNullable<Parameters<AuthListener>[1]>;

type FollowOptions = {
  db: Db;
  /** The refresh token in local storage when the page was opened; null without a session. */
  refreshToken: string | null;
};

/**
 * Keeps the session store up to date: refreshes an existing session, and clears it locally if that
 * fails; then follows auth-js's session events.
 */
export async function followSession(options: FollowOptions): Promise<void> {
  const { db, refreshToken } = options;
  db.auth.onAuthStateChange((event, session) => {
    recordRecovery(event, session);
    // auth-js holds its lock during this callback: calling it from here would deadlock.
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
 * Refreshes the session, unless another tab has done so since the page was opened: auth-js discards
 * a second refresh and the server rejects a reused token, but the session that the other tab stored
 * is valid.
 */
async function renew({ db, refreshToken }: Renewal): Promise<AuthError | null> {
  if (await adoptSession({ db, refreshToken })) return null;
  const { error } = await db.auth.refreshSession();
  if (error === null || (await adoptSession({ db, refreshToken }))) return null;
  return error;
}

/** Adopts the stored session if it differs from the one at page load; returns whether it did. */
async function adoptSession({ db, refreshToken }: Renewal): Promise<boolean> {
  const { session } = (await db.auth.getSession()).data;
  if (session === null || session.refresh_token === refreshToken) return false;
  // Not awaited: other tabs wait for this one's lock, which must not last until its profile loads.
  void follow({ db, event: 'SIGNED_IN', session });
  return true;
}

type Happening = { db: Db; event: AuthEvent; session: AuthSession | null };

async function follow({ db, event, session }: Happening): Promise<void> {
  const before = sessionStore.get();
  if (event === 'SIGNED_OUT') {
    if (before.status === 'signed-in' && hasSignedOutElsewhere()) notify('signedOutElsewhere');
    sessionStore.set({ status: 'signed-out' });
    forgetAccountSaves();
    return;
  }
  if (session === null || event === 'INITIAL_SESSION') return;

  recordSession();
  const { user } = session;
  // Signing in again to confirm leaving does not cancel it.
  if (before.status !== 'signed-in') forgetLeaving();
  const known = before.status === 'signed-in' && before.userId === user.id ? before : null;
  sessionStore.set({
    status: 'signed-in',
    userId: user.id,
    ...toSessionUser(user),
    ...toNames(known?.profile),
    newEmail: user.new_email ?? null,
    newEmailSentAt: user.email_change_sent_at ?? null,
    profile: known?.profile ?? null,
    isProfileLoading: known?.isProfileLoading ?? true,
    isRecovering: isInRecovery(user.id),
  });
  // auth-js emits SIGNED_IN again whenever the tab becomes visible.
  const needsProfile = event === 'TOKEN_REFRESHED' || !known?.profile;
  if (needsProfile) await showProfile({ db }, user);
  void syncSaves({ db }, user.id);
}

/** Runs synchronously, not in the deferred `follow`: the page may be left in between. */
function recordRecovery(event: AuthEvent, session: AuthSession | null) {
  if (event === 'PASSWORD_RECOVERY' && session !== null) beginRecovery(session.user.id);
  if (event === 'USER_UPDATED' || event === 'SIGNED_OUT') endRecovery();
}
