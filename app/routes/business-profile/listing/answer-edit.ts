import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed, invalid } from '#app/components/ui/form-answer.ts';
import type { ChangeBusinessOutcome } from '#app/domain/editing/editing-calls.ts';
import type { EditFailure } from '#app/services/supabase/describe-failure.ts';
import type { EditAnswer } from './edit-answer.ts';

/** Returns the answer of a form for the outcome of its change. */
export function answerEdit(outcome: ChangeBusinessOutcome): EditAnswer | typeof sessionEnded {
  if (!outcome.ok) return answerEditFailure(outcome);
  switch (outcome.outcome) {
    case 'saved':
      notify(outcome.held.length > 0 ? 'changePending' : 'saved');
      return outcome.listing ? { ...done, values: outcome.listing.values } : done;
    case 'invalid':
      return invalid(outcome.errors);
    case 'conflict':
      return { ...failed, conflicts: outcome.conflicts };
  }
}

export function answerEditFailure({ reason }: EditFailure): EditAnswer | typeof sessionEnded {
  if (reason === 'session-ended') return sessionEnded;
  if (reason === 'too-many') {
    notify('tooManyChanges');
    return failed;
  }
  return answerFailure(reason === 'not-allowed' ? 'notAllowed' : 'saveFailed', reason);
}
