import {
  toMailRedirect,
  findFlow,
  findLinkFlow,
  findMailLink,
  forgetMailLink,
  forgetVerifier,
  rememberOpenedLink,
} from '#app/browser/session/mail-link.ts';
import {
  awaitSignIn,
  loadTemporaryClient,
  awaitSession,
} from '#app/browser/session/open-session.ts';
import { beginRecovery, endRecovery } from '#app/browser/session/recovery.ts';
import { notify, type ToastRef } from '#app/browser/toasts/toast-store.ts';
import {
  done,
  invalid,
  unknownMail,
  type FormAnswer,
  failed,
} from '#app/components/ui/form-answer.ts';
import { answerAuthFailure } from '#app/components/ui/run-form.ts';
import { mayUseNames } from '#app/domain/profile/profile-calls.ts';
import type { AuthOutcome } from '#app/domain/session/auth-failure.ts';
import {
  resendConfirmation,
  sendRecovery,
  sendSignInLink,
  signIn,
  signUp,
  updatePassword,
  verifyCode,
  exchangeCode,
  isLinkType,
  type LinkOutcome,
  type LinkSession,
  type LinkType,
  signOut,
  takeSession,
  verifyLink,
} from '#app/domain/session/session-calls.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import { reservedName } from '#app/messages/domain/profile.ts';
import * as t from '#app/messages/routes/auth.tsx';
import type { Db, LinkFlow } from '#app/services/supabase/client.ts';
import {
  type AuthFormHandler,
  authForm,
  credentials,
  mailedForm,
  newAccount,
  newPassword,
  refuse,
  sentCode,
  openedLink,
  returnedLink,
} from './auth-schemas.ts';

/** Signs in with a code; a new profile shows 'Welcome!' by itself. */
const verifySentCode = authForm(sentCode, async (db, { purpose, ...values }) => {
  const type = purpose === 'recover' ? 'recovery' : 'email';
  const outcome = await verifyCode({ db }, { ...values, type });
  if (outcome.ok) {
    if (purpose === 'sign-in') notify(toasts.welcomeBack);
    return done;
  }
  if (outcome.reason !== 'code_expired') return refuse(toasts.codeFailed, outcome);
  return invalid({ code: t.codeInvalid });
});

const sendLink = mailForm(sendSignInLink, { failed: toasts.mailNotSent });
const recover = mailForm(sendRecovery, { failed: toasts.mailNotSent });
const resend = mailForm(resendConfirmation, {
  failed: toasts.resendFailed,
  sent: toasts.emailSent,
});

type SendMail = (
  services: { db: Db },
  mail: { email: string; redirectTo: string },
) => Promise<AuthOutcome>;

/** A form that sends a mail; its link leads to `next` in the end. */
function mailForm(send: SendMail, toasts: { failed: ToastRef; sent?: ToastRef }) {
  return authForm(mailedForm, async (db, { email, next }) => {
    const outcome = await send({ db }, { email, redirectTo: toMailRedirect(next) });
    if (!outcome.ok) return refuse(toasts.failed, outcome, unknownMail);
    if (toasts.sent) notify(toasts.sent);
    return { kind: 'done', mailedTo: email };
  });
}

/**
 * Confirms a mail's link. A separate client finds out whose it is first, so that a link of another
 * account than the screen named does not change who is signed in.
 */
const confirmLink = authForm(openedLink, async (db, { email, token_hash, type }) => {
  if (!isLinkType(type)) return failed;
  const flow = findLinkFlow(type);
  if (flow !== null && (await leaveForCode({ tokenHash: token_hash, type, email, flow }))) {
    // The page is being left.
    return new Promise(() => {});
  }
  const temporaryDb = await loadTemporaryClient().catch(() => null);
  if (temporaryDb === null) return failed;
  const outcome = await verifyLink({ db: temporaryDb }, { tokenHash: token_hash, type });
  return acceptSession({ db, temporaryDb, type, email, outcome });
});

/** Signs in with what the auth service answered about the link, back in the tab that opened it. */
const finishLink = authForm(returnedLink, async (db, { email, type }) => {
  const answer = findMailLink()?.answer;
  if (!answer || !isLinkType(type)) return failed;
  if (answer.isRefused) return notifyUsedLink();
  if (answer.code === '') return notifyIncomplete();
  const { flowId, code } = answer;
  const temporaryDb = await loadTemporaryClient(findFlow(flowId)).catch(() => null);
  if (temporaryDb === null) return failed;
  const outcome = await exchangeCode({ db: temporaryDb }, { code, flowId });
  if (outcome.ok) forgetVerifier(flowId);
  return acceptSession({ db, temporaryDb, type, email, outcome });
});

/** The forms of this screen, by intent. */
export const authForms: Record<string, AuthFormHandler | undefined> = {
  'sign-in': authForm(credentials, async (db, values) => {
    const outcome = await signIn({ db }, values);
    if (!outcome.ok) return refuse(toasts.signInFailed, outcome);
    notify(toasts.welcomeBack);
    return done;
  }),

  // In a dialog over another form, where toasts cannot be reached.
  'sign-in-again': authForm(credentials, async (db, values) => {
    const outcome = await signIn({ db }, values);
    if (outcome.ok) {
      await awaitSignIn({ db });
      return done;
    }
    return invalid({ password: 'message' in outcome ? outcome.message : unreached });
  }),

  'sign-up': authForm(newAccount, async (db, { next, ...values }) => {
    if (!(await mayUseNames({ db }, values))) return invalid({ first_name: reservedName });
    const outcome = await signUp({ db }, { ...values, redirectTo: toMailRedirect(next) });
    if (outcome.ok) {
      if (outcome.isSignedIn) return done;
      notify(toasts.accountCreated);
      return { kind: 'done', mailedTo: values.email };
    }
    if (outcome.reason !== 'weak_password') return refuse(toasts.signUpFailed, outcome);
    answerAuthFailure(toasts.signUpFailed, outcome);
    return invalid({ password: outcome.message });
  }),

  link: sendLink,
  recover,
  resend,
  'verify-code': verifySentCode,
  'confirm-link': confirmLink,
  'finish-link': finishLink,

  'new-password': authForm(newPassword, async (db, values) => {
    const outcome = await updatePassword({ db }, values);
    if (outcome.ok) {
      notify(toasts.passwordChanged);
      return done;
    }
    const failure = answerAuthFailure(toasts.passwordFailed, outcome);
    return outcome.reason === 'weak_password' ? invalid({ password: outcome.message }) : failure;
  }),
};

const unreached = t.directoryUnreachable;

type Opening = { tokenHash: string; type: LinkType; email: string; flow: LinkFlow };

/**
 * Has the auth service open the link: it sends this tab back with a code (PKCE). Replaces this page
 * in the history, whose link is then used.
 * @returns false if the auth service cannot be reached from here
 */
async function leaveForCode({ tokenHash, type, email, flow }: Opening): Promise<boolean> {
  const { findLinkUrl } = await import('#app/browser/session/browser-client.ts');
  const back = new URL('/auth/confirm', location.origin);
  back.searchParams.set('type', type);
  const next = new URLSearchParams(location.search).get('next');
  if (next !== null) back.searchParams.set('next', next);
  const url = await findLinkUrl({ tokenHash, type, redirectTo: back.href }).catch(() => null);
  if (url === null) return false;
  const link = findMailLink();
  const [account, newEmail] = type === 'email_change' ? [link?.email ?? '', email] : [email, ''];
  rememberOpenedLink({ flowId: flow.flowId, email: account, newEmail });
  location.replace(url);
  return true;
}

type AcceptSession = {
  db: Db;
  /** The client that has the session of the link. */
  temporaryDb: Db;
  type: LinkType;
  /** The address that the screen named. */
  email: string;
  outcome: LinkOutcome;
};

async function acceptSession({
  db,
  temporaryDb,
  type,
  email,
  outcome,
}: AcceptSession): Promise<FormAnswer> {
  if (!outcome.ok)
    return outcome.reason === 'code_expired'
      ? notifyUsedLink()
      : refuse(toasts.linkFailed, outcome);
  const { session } = outcome;
  if (session === null) return notifyIncomplete();
  forgetMailLink();
  if (session.email === email) return enter({ db, type, session });
  await signOut({ db: temporaryDb });
  notify(toasts.linkFailed, otherAccount);
  return { kind: 'failed', notice: { title, text: otherAccount, reason: 'other_account' } };
}

type Entry = { db: Db; type: LinkType; session: LinkSession };

/** In this order, so that a page that is left in between still asks for the new password. */
async function enter({ db, type, session }: Entry): Promise<FormAnswer> {
  const needsPassword = type === 'recovery' || type === 'invite';
  if (needsPassword) beginRecovery(session.userId);
  const outcome = await takeSession({ db }, session);
  if (!outcome.ok) {
    endRecovery();
    return refuse(toasts.linkFailed, outcome);
  }
  await awaitSignIn({ db });
  if (type === 'magiclink') notify(toasts.welcomeBack);
  if (type === 'email_change') notify(toasts.emailChanged);
  return done;
}

const title = t.linkBrokenTitle;
const otherAccount = t.linkOfOtherAccount;
const used = t.linkExpired;
const usedBySomebodyHere = t.linkExpiredSignedIn;

function notifyIncomplete(): FormAnswer {
  forgetMailLink();
  notify(toasts.emailHalfConfirmed);
  return done;
}

/** Our own sentences, not the server's. */
async function notifyUsedLink(): Promise<FormAnswer> {
  forgetMailLink();
  const { status } = await awaitSession();
  const text = status === 'signed-in' ? usedBySomebodyHere : used;
  notify(toasts.linkFailed, text);
  return { kind: 'failed', notice: { title, text, reason: 'used' } };
}
