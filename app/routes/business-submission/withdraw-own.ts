import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { withdrawSubmission } from '#app/domain/submission/submission-calls.ts';

const schema = z.object({ id: z.string() });

/** One that is live stays; the screen reloads and shows it. */
export const withdrawOwn = signedInForm(schema, async ({ db }, { id }) => {
  const outcome = await withdrawSubmission({ db }, { id });
  if (outcome.ok) return done;
  if (outcome.reason === 'session-ended') return sessionEnded;
  return answerFailure('saveFailed', outcome.reason);
});
