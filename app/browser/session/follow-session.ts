import type { Db } from '#app/services/supabase/client.ts';
import { isRetryable } from '#app/domain/session/auth-failure.ts';
import { toPerson } from '#app/domain/session/session.ts';
import { notify } from '../toasts/toast-store.ts';
import { forgetLeaving, hasLeftElsewhere, noteSession } from './leaving.ts';
import { sessionStore } from './session-store.ts';
import { showProfile, toNames } from './show-profile.ts';

type AuthListener = Parameters<Db['auth']['onAuthStateChange']>[0];
type AuthEvent = Parameters<AuthListener>[0];
type AuthError = NonNullable<Awaited<ReturnType<Db['auth']['refreshSession']>>['error']>;
type AuthSession = NonNullable<Parameters<AuthListener>[1]>;

type FollowOptions = {
  db: Db;
  /** The page's address as it was opened; a mail's link brings a session or an error in it. */
  hash: string;
  /** Of the session that local storage held when the page was opened. */
  refreshToken: string | null;
};

/**
 * Keeps the session store true: an existing session is refreshed, and cleared locally if that
 * fails; from then on it follows the five events of a session's life.
 */
export async function followSession(options: FollowOptions): Promise<void> {
  const { db, hash, refreshToken } = options;
  const hadSession = refreshToken !== null;
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
