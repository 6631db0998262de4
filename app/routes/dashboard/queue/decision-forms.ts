import * as z from 'zod/mini';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { type FormAnswer, done, failed, invalid } from '#app/components/ui/form-answer.ts';
import { field } from '#app/components/ui/run-form.ts';
import type { ToastName } from '#app/config/toasts.ts';
import { parseRequiredText } from '#app/domain/contact/contact.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { DataFailure } from '#app/services/supabase/describe-failure.ts';

type Decision = {
  id: string;
  /** What the admin has seen of it, as the screen's `DecisionForms` has it. */
  seen: string;
  isApproved: boolean;
  /** '' of an approval. */
  reason: string;
};

/** Why nothing was decided, by the toast that says so. */
const toasts = {
  stale: 'decidedMeanwhile',
  listed: 'alreadyListed',
  early: 'ownerIsHeard',
  unlisted: 'notListedAnyMore',
} satisfies Record<string, ToastName>;

type Outcome =
  | {
      ok: true;
      outcome: 'decided' | 'invalid' | keyof typeof toasts;
      /** Of the reason, or of what was to be approved. */
      errors: Partial<Record<string, string>>;
    }
  | { ok: false; reason: DataFailure | 'too-many' | 'not-found' };

/** The forms `approve` and `refuse` of a kind of what waits for admins, decided by its operation. */
export function decisionForms(
  decide: (person: { db: Db }, decision: Decision) => Promise<Outcome>,
) {
  return {
    approve: signedInForm(approval, async (person, shown) =>
      answer(await decide(person, { ...shown, isApproved: true, reason: '' })),
    ),
    refuse: signedInForm(refusal, async (person, decision) =>
      answer(await decide(person, { ...decision, isApproved: false })),
    ),
  };
}

const approval = z.object({ id: z.string(), seen: z.string() });
const refusal = z.extend(approval, {
  reason: field((value) => parseRequiredText('Reason', value)),
});

function answer(outcome: Outcome): FormAnswer | typeof sessionEnded {
  if (!outcome.ok) {
    if (outcome.reason === 'session-ended') return sessionEnded;
    notifyFailure('saveFailed', outcome.reason === 'unreachable' ? 'unreachable' : 'refused');
    return failed;
  }
  switch (outcome.outcome) {
    case 'decided':
      return done;
    case 'invalid':
      if (outcome.errors.reason) return invalid(outcome.errors);
      notify('saveFailed', Object.values(outcome.errors).join('. '));
      return failed;
    default:
      // The screen is loaded anew and shows how it stands.
      notify(toasts[outcome.outcome]);
      return done;
  }
}
