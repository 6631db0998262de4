import * as z from 'zod/mini';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { toMailRedirect } from '#app/browser/session/link-flow.ts';
import { answerAuthFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { resendEmailChange } from '#app/domain/session/resend-email-change.ts';

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
