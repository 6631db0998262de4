import { notify } from '#app/browser/toasts/toast-store.ts';
import {
  done,
  failed,
  type FormAnswer,
  type FormErrors,
  invalid,
  type sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import type { Failure, Outcome } from '#app/domain/call-write.ts';
import type { Conflict, EditableValues } from '#app/domain/editing/editing-schema.ts';
import { describeRefusal } from '#app/domain/submission/listing-rules.ts';
import * as toasts from '#app/messages/account-toasts.ts';

/** The answer of a form that changes a listing. */
export type EditAnswer = FormAnswer & {
  /** The fields that somebody else has changed since; nothing was written. */
  conflicts?: Record<string, Conflict>;
  /** What the listing has after the call. */
  values?: Partial<EditableValues>;
};

/** Returns the answer of a form for the outcome of its change. */
export function answerEdit(outcome: Outcome<'change_business'>): EditAnswer | typeof sessionEnded {
  if (!outcome.ok) return answerEditFailure(outcome);
  switch (outcome.outcome) {
    case 'saved':
      notify(outcome.pending.length > 0 ? toasts.changePending : 'saved');
      return outcome.listing ? { ...done, values: outcome.listing.values } : done;
    case 'conflict':
      return { ...failed, conflicts: outcome.conflicts };
  }
}

export function answerEditFailure(failure: Failure): EditAnswer | typeof sessionEnded {
  if (failure.reason === 'invalid') return invalid(errorsOf(failure.field));
  return answerFailure('saveFailed', failure.reason, {
    too_many: toasts.tooManyChanges,
    not_allowed: toasts.notAllowed,
  });
}

/** A name and address that another listing has are wrong together; a form has one of them. */
function errorsOf(constraint: string): FormErrors {
  const message = describeRefusal(constraint);
  return constraint === 'businesses_duplicate_key_idx'
    ? { name: message, street: message }
    : { [constraint]: message };
}
