import * as z from 'zod/mini';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { retryMails } from '#app/domain/mail/retry-mails.ts';

export const retry = signedInForm(z.object({}), async ({ db }) => {
  const outcome = await retryMails({ db });
  if (outcome.ok) return done;
  if (outcome.reason === 'session-ended') return sessionEnded;
  notifyFailure('saveFailed', outcome.reason);
  return failed;
});
