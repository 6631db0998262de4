import * as z from 'zod/mini';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { type FormAnswer, done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import { parseRequiredText } from '#app/domain/contact/contact.ts';
import {
  type DecideHeldChangeOutcome,
  decideHeldChange,
} from '#app/domain/editing/decide-held-change.ts';

const seen = {
  id: z.string(),
  seen: z.pipe(
    z.string(),
    z.transform((json): unknown => JSON.parse(json)),
  ),
};
const approval = z.object(seen);
const refusal = z.object({
  ...seen,
  reason: field((value) => parseRequiredText('Reason', value)),
});

export const approve = signedInForm(approval, async ({ db }, decision) =>
  answer(await decideHeldChange({ db }, { ...decision, isApproved: true, reason: '' })),
);

export const refuse = signedInForm(refusal, async ({ db }, decision) =>
  answer(await decideHeldChange({ db }, { ...decision, isApproved: false })),
);

function answer(outcome: DecideHeldChangeOutcome): FormAnswer | typeof sessionEnded {
  if (!outcome.ok) {
    if (outcome.reason === 'session-ended') return sessionEnded;
    notifyFailure('saveFailed', outcome.reason === 'unreachable' ? 'unreachable' : 'refused');
    return failed;
  }
  switch (outcome.outcome) {
    case 'decided':
      return done;
    case 'stale':
      // The screen is loaded anew and shows how it stands.
      notify('decidedMeanwhile');
      return done;
    case 'invalid':
      if (outcome.errors.reason) return invalid(outcome.errors);
      notify('saveFailed', Object.values(outcome.errors).join('. '));
      return failed;
  }
}
