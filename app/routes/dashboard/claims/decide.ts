import * as z from 'zod/mini';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { type FormAnswer, done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import type { ClaimOutcome } from '#app/domain/claim/claim-outcome.ts';
import { decideClaim } from '#app/domain/claim/decide-claim.ts';
import { parseRequiredText } from '#app/domain/contact/contact.ts';

const seen = { id: z.string(), revision: z.pipe(z.string(), z.transform(Number)) };
const approval = z.object(seen);
const refusal = z.object({
  ...seen,
  reason: field((value) => parseRequiredText('Reason', value)),
});

export const approve = signedInForm(approval, async ({ db }, decision) =>
  answer(await decideClaim({ db }, { ...decision, isApproved: true, reason: '' })),
);

export const refuse = signedInForm(refusal, async ({ db }, decision) =>
  answer(await decideClaim({ db }, { ...decision, isApproved: false })),
);

function answer(outcome: ClaimOutcome<'decide_claim'>): FormAnswer | typeof sessionEnded {
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
    case 'early':
      notify('ownerIsHeard');
      return done;
    case 'unlisted':
      notify('notListedAnyMore');
      return done;
    case 'invalid':
      return invalid(outcome.errors);
  }
}
