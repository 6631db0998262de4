import * as toasts from '#app/messages/account-toasts.ts';
import { useState } from 'react';
import {
  done,
  failed,
  type FormAnswer,
  type FormErrors,
  invalid,
} from '#app/components/ui/form-answer.ts';
import type { Conflict, EditableValues, FieldName } from '#app/domain/editing/editing.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded } from '#app/components/signed-in/signed-in-forms.ts';
import type { ChangeBusinessOutcome } from '#app/domain/editing/editing-calls.ts';
import { describeRefusal } from '#app/domain/submission/listing-rules.ts';
import type { EditFailure } from '#app/services/supabase/describe-failure.ts';
import { useListing } from './listing-context.ts';

export type Conflicts = Record<string, Conflict>;

/** The answer of a form that changes a listing. */
export type EditAnswer = FormAnswer & {
  /** The fields that somebody else has changed since; nothing was written. */
  conflicts?: Conflicts;
  /** What the listing has after the call. */
  values?: Partial<EditableValues>;
};

const none: Conflicts = {};

/**
 * Returns the values that the editor of these fields has seen: those of when the form was filled
 * in, whatever the screen loads meanwhile; after saving, those that the database answered with, as
 * the screen may still be loading or may have been left with older values; after a conflict, those
 * of the conflict.
 * @param isRenewed whether the fields show what the screen loads, also when it changes
 */
export function useSeen(
  fields: readonly FieldName[],
  answer: EditAnswer | undefined,
  isRenewed = false,
) {
  const loaded = JSON.stringify(pick(useListing().values, fields));
  const [known, setKnown] = useState(() => ({
    answer,
    loaded,
    seen: parse(loaded),
    conflicts: none,
  }));
  if (known.answer === answer && known.loaded === loaded) return known;
  const next = { ...known, loaded };
  // Saved without an answer from the database: what it has comes with the next load.
  const isUnknown = known.answer?.kind === 'done' && !known.answer.values;
  if ((isRenewed || isUnknown) && known.loaded !== loaded) next.seen = parse(loaded);
  if (known.answer !== answer) Object.assign(next, readAnswer(known, answer, fields));
  setKnown(next);
  return next;
}

type Known = { seen: Partial<EditableValues>; conflicts: Conflicts };

function readAnswer(
  { seen, conflicts: before }: Known,
  answer: EditAnswer | undefined,
  fields: readonly FieldName[],
) {
  const conflicts = answer?.conflicts ?? none;
  const theirs = Object.entries(conflicts).map(([field, { now }]) => [field, now] as const);
  const isOver = answer === undefined || answer.kind === 'done';
  return {
    answer,
    seen: answer?.values
      ? pick({ ...seen, ...answer.values }, fields)
      : { ...seen, ...(Object.fromEntries(theirs) as Partial<EditableValues>) },
    conflicts: isOver ? none : { ...before, ...conflicts },
  };
}

function pick(
  values: Partial<EditableValues>,
  fields: readonly FieldName[],
): Partial<EditableValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

function parse(values: string): Partial<EditableValues> {
  return JSON.parse(values) as Partial<EditableValues>;
}

/** Returns the answer of a form for the outcome of its change. */
export function answerEdit(outcome: ChangeBusinessOutcome): EditAnswer | typeof sessionEnded {
  if (!outcome.ok) return answerEditFailure(outcome);
  switch (outcome.outcome) {
    case 'saved':
      notify(outcome.held.length > 0 ? toasts.changePending : 'saved');
      return outcome.listing ? { ...done, values: outcome.listing.values } : done;
    case 'conflict':
      return { ...failed, conflicts: outcome.conflicts };
  }
}

export function answerEditFailure(failure: EditFailure): EditAnswer | typeof sessionEnded {
  if (failure.reason === 'invalid') return invalid(errorsOf(failure.field));
  const { reason } = failure;
  if (reason === 'session-ended') return sessionEnded;
  if (reason === 'too-many') {
    notify(toasts.tooManyChanges);
    return failed;
  }
  return answerFailure(reason === 'not-allowed' ? toasts.notAllowed : 'saveFailed', reason);
}

/** A name and address that another listing has are wrong together; a form has one of them. */
function errorsOf(constraint: string): FormErrors {
  const message = describeRefusal(constraint);
  return constraint === 'businesses_duplicate_key_idx'
    ? { name: message, street: message }
    : { [constraint]: message };
}
