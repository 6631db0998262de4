import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done } from '#app/components/ui/form-answer.ts';
import { confirmFacts } from '#app/domain/business/business-calls.ts';

const schema = z.object({
  business_id: z.string(),
  fact: z.enum(['hours', 'phone', 'address', 'website']),
});

/** The form of `FactsToConfirm`, for the clientAction of a screen that renders it. */
export const confirmFact = signedInForm(schema, async ({ db }, { business_id, fact }) => {
  const outcome = await confirmFacts({ db }, { businessId: business_id, facts: [fact] });
  if (!outcome.ok) {
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  }
  notify('factConfirmed');
  return done;
});
