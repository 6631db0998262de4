import type { Db } from '#app/services/supabase/client.ts';
import { isRetryable } from '#app/domain/session/auth-failure.ts';
import { toPerson } from '#app/domain/session/session.ts';
import { notify } from '../toasts/toast-store.ts';
import { forgetLeaving } from './leaving.ts';
import { sessionStore } from './session-store.ts';
import { showProfile, toNames } from './show-profile.ts';

type AuthListener = Parameters<Db['auth']['onAuthStateChange']>[0];
type AuthEvent = Parameters<AuthListener>[0];
type AuthSession = NonNullable<Parameters<AuthListener>[1]>;

type FollowOptions = {
  db: Db;
  /** The page's address as it was opened; a mail's link brings a session or an error in it. */
  hash: string;
  /** Whether local storage held a session when the page was opened. */
  hadSession: boolean;
};

/**
 * Keeps the session store true: an existing session is refreshed, and cleared locally if that
 * fails; from then on it follows the five events of a session's life.
 */
export async function followSession(options: FollowOptions): Promise<void> {
  const { db, hash, hadSession } = options;
  db.auth.onAuthStateChange((event, session) => {
    // auth-js holds its lock during this call: asking it anything here would wait for ever.
    setTimeout(() => void follow({ db, event, session }));
  });
  const fromMail = new URLSearchParams(hash.slice(1));
  if (fromMail.has('error_code')) notifyOfBrokenLink(fromMail.get('error_code'), hadSession);
  // The only news without a session or an error: the first of the two links of a new address.
  if (fromMail.has('message')) notify('emailHalfConfirmed');
  if (fromMail.has('access_token')) {
    const { data } = await db.auth.getSession();
    if (data.session === null) sessionStore.set({ status: 'signed-out' });
    else if (fromMail.get('type') === 'email_change') notify('emailChanged');
    return;
  }
  if (!hadSession) {
    sessionStore.set({ status: 'signed-out' });
    return;
  }

  const { error } = await db.auth.refreshSession();
  if (error === null) return;
  if (isRetryable(error)) notify('connectionError');
  sessionStore.set({ status: 'signed-out' });
  await db.auth.signOut({ scope: 'local' });
}

type Happening = { db: Db; event: AuthEvent; session: AuthSession | null };

async function follow({ db, event, session }: Happening): Promise<void> {
  if (event === 'SIGNED_OUT') {
    sessionStore.set({ status: 'signed-out' });
    return;
  }
  if (session === null || event === 'INITIAL_SESSION') return;

  const { user } = session;
  const before = sessionStore.get();
  // Who signs in again to confirm that they want to leave is leaving all the same.
  if (before.status !== 'signed-in') forgetLeaving();
  const known = before.status === 'signed-in' && before.userId === user.id ? before : null;
  const isRecovering = event === 'PASSWORD_RECOVERY' || (known?.isRecovering ?? false);
  sessionStore.set({
    status: 'signed-in',
    userId: user.id,
    ...toPerson(user),
    ...toNames(known?.profile),
    newEmail: user.new_email ?? null,
    profile: known?.profile ?? null,
    isProfileLoading: known?.isProfileLoading ?? true,
    isRecovering: isRecovering && event !== 'USER_UPDATED',
  });
  // auth-js says SIGNED_IN again whenever the tab is looked at.
  const needsProfile = event === 'TOKEN_REFRESHED' || !known?.profile;
  if (needsProfile) await showProfile({ db }, user);
}

/** The sentences are ours: the address is anybody's to write. */
function notifyOfBrokenLink(code: string | null, hadSession: boolean) {
  if (code !== 'otp_expired') {
    return notify('linkFailed', 'Please ask for a new one on the sign-in page.');
  }
  // As by the second of two clicks.
  if (hadSession) {
    return notify('linkFailed', 'It was used before or has expired. You are signed in already.');
  }
  notify(
    'linkFailed',
    'It has expired or was used before. You can ask for a new one on the sign-in page.',
  );
}
