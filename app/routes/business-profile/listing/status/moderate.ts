import * as z from 'zod/mini';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { type ListingStatus, moderateBusiness } from '#app/domain/business/manage-businesses.ts';
import { statusNames } from '#app/domain/business/name-status.ts';

const status = z.enum(Object.keys(statusNames) as [ListingStatus, ...ListingStatus[]]);

const schema = z.object({
  business_id: z.string(),
  expected_status: status,
  new_status: status,
  /** Missing in the form that undoes a change. */
  reason: z.optional(z.string()),
});

export const moderate = signedInForm(schema, async ({ db }, form) => {
  const { business_id, expected_status, new_status, reason } = form;
  const outcome = await moderateBusiness(
    { db },
    {
      businessId: business_id,
      expectedStatus: expected_status,
      newStatus: new_status,
      ...(reason !== undefined && { reason }),
    },
  );
  if (!outcome.ok) {
    if (outcome.reason === 'session-ended') return sessionEnded;
    return answerFailure('saveFailed', outcome.reason);
  }
  if (outcome.outcome === 'invalid' && reason === undefined) {
    notify('decisionNotUndone');
    return failed;
  }
  if (outcome.outcome === 'invalid') return invalid(outcome.errors);
  if (outcome.outcome !== 'done') {
    notify('decidedMeanwhile');
    return failed;
  }
  notify(reason === undefined ? 'changeUndone' : 'saved');
  return done;
});
