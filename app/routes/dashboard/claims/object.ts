import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import { objectToClaim } from '#app/domain/claim/object-to-claim.ts';
import { parseRequiredText } from '#app/domain/contact/contact.ts';

const schema = z.object({
  id: z.string(),
  reason: field((value) => parseRequiredText('Reason', value)),
});

/** If it is too late or decided, the reloaded screen says so. */
export const object = signedInForm(schema, async ({ db }, values) => {
  const outcome = await objectToClaim({ db }, values);
  if (outcome.ok) return outcome.outcome === 'invalid' ? invalid(outcome.errors) : done;
  if (outcome.reason === 'session-ended') return sessionEnded;
  return answerFailure('saveFailed', outcome.reason);
});
