import type { Db } from '#app/services/supabase/client.ts';
import type { NewProfile } from '../profile/profile.ts';
import {
  type AuthFailure,
  type AuthOutcome,
  describeAuthError,
  toOutcome,
} from './auth-failure.ts';

type NewAccount = {
  email: string;
  password: string;
  first_name: string;
  last_name: string;
  role: NewProfile['role'];
  /** Redirect target of the confirmation link. */
  redirectTo: string;
};

type SignInOutcome = { ok: true; isSignedIn: boolean } | AuthFailure;

/** Creates an account. Signs in at once if no confirmation is required. */
export async function signUp({ db }: { db: Db }, account: NewAccount): Promise<SignInOutcome> {
  const { email, password, redirectTo, ...data } = account;
  const { data: answer, error } = await db.auth.signUp({
    email,
    password,
    options: { data, emailRedirectTo: redirectTo },
  });
  if (error) return describeAuthError(error);
  return { ok: true, isSignedIn: answer.session !== null };
}

type Credentials = { email: string; password: string };

/** Signs in with a password. */
export async function signIn(
  { db }: { db: Db },
  { email, password }: Credentials,
): Promise<AuthOutcome> {
  return toOutcome(await db.auth.signInWithPassword({ email, password }));
}

/**
 * Sends a link and a code for signing in without a password. For an unknown address it sends
 * nothing and returns the same outcome, so that it does not reveal who has an account.
 */
export async function sendSignInLink(
  { db }: { db: Db },
  { email, redirectTo }: MailRequest,
): Promise<AuthOutcome> {
  const options = { shouldCreateUser: false, emailRedirectTo: redirectTo };
  const { error } = await db.auth.signInWithOtp({ email, options });
  return toOutcome({ error: error?.code === 'otp_disabled' ? null : error });
}

/** `redirectTo` is where the mail's link leads in the end. */
type MailRequest = { email: string; redirectTo: string };

/** Resends the confirmation link of a sign-up. */
export async function resendConfirmation(
  { db }: { db: Db },
  { email, redirectTo }: MailRequest,
): Promise<AuthOutcome> {
  const options = { emailRedirectTo: redirectTo };
  return toOutcome(await db.auth.resend({ type: 'signup', email, options }));
}

type Code = {
  /** The address that the mail was sent to. */
  email: string;
  code: string;
  /** `email` for a sign-up and for a sign-in. */
  type: 'email' | 'recovery' | 'email_change';
};

/**
 * Verifies the code of a mail and completes its action ('code_expired' also if it is wrong). The
 * first of the two codes of an email address change does not sign in.
 */
export async function verifyCode(
  { db }: { db: Db },
  { email, code: token, type }: Code,
): Promise<SignInOutcome> {
  const { data, error } = await db.auth.verifyOtp({ email, token, type });
  if (error) return describeAuthError(error);
  return { ok: true, isSignedIn: data.session !== null };
}

/** The link types of mails (app/mails/account-mails.ts). */
const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change'] as const;
export type LinkType = (typeof linkTypes)[number];

export function isLinkType(value: unknown): value is LinkType {
  return linkTypes.some((type) => type === value);
}

/** A session that is verified but not yet stored in this browser. */
export type LinkSession = {
  userId: string;
  email: string;
  access_token: string;
  refresh_token: string;
};

type Link = { tokenHash: string; type: LinkType };

/** `session` is null after the first of the two links of an email address change. */
export type LinkOutcome = { ok: true; session: LinkSession | null } | AuthFailure;

/**
 * Verifies a mail's link and completes its action. Each link works once.
 * @param db a throwaway client: the link's user is known only afterwards, and the caller then
 *   decides who gets the session
 */
export async function verifyLink(
  { db }: { db: Db },
  { tokenHash, type }: Link,
): Promise<LinkOutcome> {
  return toLinkOutcome(await db.auth.verifyOtp({ token_hash: tokenHash, type }));
}

/**
 * Exchanges the code with which the auth service sends the browser back (PKCE). Only the browser
 * that requested the mail has the verifier.
 * @param db a throwaway client with the flow's verifier
 */
export async function exchangeCode(
  { db }: { db: Db },
  { code, flowId }: { code: string; flowId: string },
): Promise<LinkOutcome> {
  return toLinkOutcome(await db.auth.exchangeCodeForSession(code, { flowId }));
}

type VerifyResponse = Awaited<ReturnType<Db['auth']['verifyOtp']>>;
type Verified = Pick<VerifyResponse, 'error'> & { data: Pick<VerifyResponse['data'], 'session'> };

function toLinkOutcome({ data, error }: Verified): LinkOutcome {
  if (error) return describeAuthError(error);
  if (data.session === null) return { ok: true, session: null };
  const { access_token, refresh_token, user } = data.session;
  const person = { userId: user.id, email: user.email ?? '' };
  return { ok: true, session: { ...person, access_token, refresh_token } };
}

/** Signs in with the session of a mail's link, replacing any current session. */
export async function takeSession(
  { db }: { db: Db },
  { access_token, refresh_token }: LinkSession,
): Promise<AuthOutcome> {
  return toOutcome(await db.auth.setSession({ access_token, refresh_token }));
}

/** Sends a link for choosing a new password. */
export async function sendRecovery(
  { db }: { db: Db },
  { email, redirectTo }: MailRequest,
): Promise<AuthOutcome> {
  return toOutcome(await db.auth.resetPasswordForEmail(email, { redirectTo }));
}

type NewPassword = {
  password: string;
  /** Omitted after a recovery link or code, which replaces it. */
  current?: string;
};

/** Sets a new password for the signed-in user. */
export async function updatePassword(
  { db }: { db: Db },
  { password, current }: NewPassword,
): Promise<AuthOutcome> {
  const known = current === undefined ? {} : { current_password: current };
  return toOutcome(await db.auth.updateUser({ password, ...known }));
}

type PasswordChange = { email: string; current: string; password: string };

/**
 * Changes the password, given the current one ('invalid_credentials' if it is wrong). Signs in
 * again with the current password, which gives the session the recent login that the server
 * requires, and sends the current password with the new one, for servers that do not accept a
 * session alone. The auth service then ends all other sessions.
 */
export async function changePassword(
  { db }: { db: Db },
  { email, current, password }: PasswordChange,
): Promise<AuthOutcome> {
  const confirmed = await signIn({ db }, { email, password: current });
  return confirmed.ok ? updatePassword({ db }, { password, current }) : confirmed;
}

/**
 * Requests a change of email address. It takes effect once the links sent to the old and to the new
 * address have both been opened (config.toml, double_confirm_changes).
 */
export async function updateEmail(
  { db }: { db: Db },
  { email, redirectTo }: MailRequest,
): Promise<AuthOutcome> {
  return toOutcome(await db.auth.updateUser({ email }, { emailRedirectTo: redirectTo }));
}

/** Resends both mails of an email address change; `email` is the present address. */
export async function resendEmailChange(
  { db }: { db: Db },
  { email, redirectTo }: MailRequest,
): Promise<AuthOutcome> {
  const options = { emailRedirectTo: redirectTo };
  return toOutcome(await db.auth.resend({ type: 'email_change', email, options }));
}

/** Signs out of this browser, also offline: auth-js deletes the local session before it asks. */
export async function signOut({ db }: { db: Db }): Promise<{ ok: true }> {
  await db.auth.signOut({ scope: 'local' });
  return { ok: true };
}

/**
 * Ends all sessions of the user. Other devices keep working until their access token expires, at
 * most an hour. If the server does not confirm, this browser stays signed in, because "everywhere"
 * would not be true.
 */
export async function signOutEverywhere({ db }: { db: Db }): Promise<AuthOutcome> {
  return toOutcome(await db.auth.signOut({ scope: 'global' }));
}
