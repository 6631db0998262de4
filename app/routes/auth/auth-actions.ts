import * as toasts from '#app/messages/account-toasts.ts';
import { toMailRedirect } from '#app/browser/session/mail-link.ts';
import { awaitSignIn } from '#app/browser/session/open-session.ts';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify, type ToastRef } from '#app/browser/toasts/toast-store.ts';
import { done, invalid, unknownMail } from '#app/components/ui/form-answer.ts';
import {
  resendConfirmation,
  sendRecovery,
  sendSignInLink,
  signIn,
  signUp,
  updatePassword,
  verifyCode,
} from '#app/domain/session/session-calls.ts';
import type { AuthOutcome } from '#app/domain/session/auth-failure.ts';
import type { Db } from '#app/services/supabase/client.ts';
import * as t from '#app/messages/routes/auth.tsx';
import {
  type AuthFormHandler,
  authForm,
  credentials,
  mailedForm,
  newAccount,
  newPassword,
  refuse,
  sentCode,
} from './auth-action.ts';
import { confirmLink, finishLink } from './confirm-link.ts';

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
    const told = answerAuthFailure(toasts.passwordFailed, outcome);
    return outcome.reason === 'weak_password' ? invalid({ password: outcome.message }) : told;
  }),
};

const unreached = t.directoryUnreachable;
