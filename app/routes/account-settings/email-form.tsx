import * as z from 'zod/mini';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import { parseAccountEmail, parseCode } from '#app/domain/session/parse-account.ts';
import { resendEmailChange, verifyCode } from '#app/domain/session/session-calls.ts';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { toMailRedirect } from '#app/browser/session/mail-link.ts';

const schema = z.object({ email: field(parseAccountEmail), code: field(parseCode) });

export const confirmEmail = signedInForm(schema, async ({ db }, values) => {
  const outcome = await verifyCode({ db }, { ...values, type: 'email_change' });
  if (outcome.ok) {
    notify(outcome.isSignedIn ? 'emailChanged' : 'emailHalfConfirmed');
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  if (outcome.reason === 'code-expired') {
    return invalid({ code: 'This code is wrong, was used before, or has expired' });
  }
  return answerAuthFailure('emailChangeFailed', outcome);
});

export const resendEmails = signedInForm(z.object({}), async ({ db, email }) => {
  const redirectTo = toMailRedirect('/account-settings');
  const outcome = await resendEmailChange({ db }, { email, redirectTo });
  if (outcome.ok) {
    const now = sessionStore.get();
    const newEmailSentAt = new Date().toISOString();
    if (now.status === 'signed-in') sessionStore.set({ ...now, newEmailSentAt });
    notify('emailChangeSent');
    return done;
  }
  if (outcome.reason === 'session-ended') return sessionEnded;
  return answerAuthFailure('emailChangeFailed', outcome);
});
