import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { retryMails } from '#app/domain/mail/mail-calls.ts';

export const retry = signedInForm(z.object({}), async ({ db }) => {
  const outcome = await retryMails({ db });
  if (outcome.ok) return done;
  if (outcome.reason === 'session-ended') return sessionEnded;
  return answerFailure('saveFailed', outcome.reason);
});
