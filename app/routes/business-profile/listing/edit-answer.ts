import { useState } from 'react';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { Conflict, EditableValues, FieldName } from '#app/domain/editing/editing.ts';
import { useListing } from './listing-context.ts';

export type Conflicts = Record<string, Conflict>;

/** The answer of a form that changes a listing. */
export type EditAnswer = FormAnswer & {
  /** The fields that somebody else has changed since; nothing was written. */
  conflicts?: Conflicts;
};

const none: Conflicts = {};

/**
 * Returns the values that the editor of these fields has seen: those of when the form was filled
 * in, whatever the screen loads, until it is saved; after a conflict, those of the conflict.
 */
export function useSeen(fields: readonly FieldName[], answer: EditAnswer | undefined) {
  const { values } = useListing();
  const [known, setKnown] = useState({ answer, seen: pick(values, fields), conflicts: none });
  if (known.answer === answer) return known;
  const conflicts = answer?.conflicts ?? none;
  const theirs = Object.entries(conflicts).map(([field, { now }]) => [field, now] as const);
  const seen =
    answer?.kind === 'done'
      ? pick(values, fields)
      : { ...known.seen, ...(Object.fromEntries(theirs) as Partial<EditableValues>) };
  const isOver = answer === undefined || answer.kind === 'done';
  const next = { answer, seen, conflicts: isOver ? none : { ...known.conflicts, ...conflicts } };
  setKnown(next);
  return next;
}

function pick(values: EditableValues, fields: readonly FieldName[]): Partial<EditableValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
