import { useState } from 'react';
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
import type { Conflict, EditableValues, FieldName } from '#app/domain/editing/editing-schema.ts';
import { describeRefusal } from '#app/domain/submission/listing-rules.ts';
import * as toasts from '#app/messages/account-toasts.ts';
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
export function useOldValues(
  fields: readonly FieldName[],
  answer: EditAnswer | undefined,
  isRenewed = false,
) {
  const loaded = JSON.stringify(pick(useListing().values, fields));
  const [known, setKnown] = useState<KnownValues>(() => ({
    answer,
    loaded,
    oldValues: parse(loaded),
    conflicts: none,
  }));
  if (known.answer === answer && known.loaded === loaded) return known;
  const next = renewOldValues(known, { answer, loaded }, { fields, isRenewed });
  setKnown(next);
  return next;
}

type KnownValues = {
  answer: EditAnswer | undefined;
  /** What the screen has loaded, as JSON. */
  loaded: string;
  oldValues: Partial<EditableValues>;
  conflicts: Conflicts;
};

/** Returns what `useOldValues` knows after an answer, a load, or both, as React may show them at once. */
export function renewOldValues(
  known: KnownValues,
  { answer, loaded }: Pick<KnownValues, 'answer' | 'loaded'>,
  { fields, isRenewed }: { fields: readonly FieldName[]; isRenewed: boolean },
): KnownValues {
  // Saved without an answer from the database: what it has comes with a load.
  const isUnknown = answer?.kind === 'done' && !answer.values;
  const oldValues =
    isUnknown || (isRenewed && known.loaded !== loaded) ? parse(loaded) : known.oldValues;
  if (known.answer === answer) return { ...known, loaded, oldValues };
  const conflicts = answer?.conflicts ?? none;
  const theirs = Object.entries(conflicts).map(([field, { now }]) => [field, now] as const);
  const isOver = answer === undefined || answer.kind === 'done';
  return {
    answer,
    loaded,
    oldValues: answer?.values
      ? pick({ ...oldValues, ...answer.values }, fields)
      : { ...oldValues, ...(Object.fromEntries(theirs) as Partial<EditableValues>) },
    conflicts: isOver ? none : { ...known.conflicts, ...conflicts },
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
