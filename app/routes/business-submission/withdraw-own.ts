import * as z from 'zod/mini';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { withdrawSubmission } from '#app/domain/submission/withdraw-submission.ts';

const schema = z.object({ id: z.string() });

/** What is live by now stays so: the screen is loaded anew and says it. */
export const withdrawOwn = signedInForm(schema, async ({ db }, { id }) => {
  const outcome = await withdrawSubmission({ db }, { id });
  if (outcome.ok) return done;
  if (outcome.reason === 'session-ended') return sessionEnded;
  notifyFailure('saveFailed', outcome.reason === 'unreachable' ? 'unreachable' : 'refused');
  return failed;
});
