import * as z from 'zod/mini';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { invalid } from '#app/components/ui/form-answer.ts';
import { changeBusiness } from '#app/domain/editing/editing-calls.ts';
import type { EditableValues, FieldName } from '#app/domain/editing/editing.ts';
import { findLocationError } from '#app/domain/submission/check-content.ts';
import { textParsers } from '#app/domain/submission/parse-submission.ts';
import { answerEdit } from '../edit-answer.ts';

/** The fields of a section, and their values when the form was filled in; see `useSeen`. */
const schema = z.catchall(
  z.object({
    business_id: z.string(),
    seen: z.pipe(z.string(), z.transform(readSeen)),
  }),
  z.string(),
);

const parsers = { ...textParsers, location: parsePlace };

type Field = keyof typeof parsers & FieldName;

/**
 * Saves the fields that differ. Does not validate unchanged ones: an import may have left one
 * empty, which must not prevent saving the others.
 */
export const saveDetails = signedInForm(schema, async ({ db }, { business_id, seen, ...form }) => {
  const given: Partial<Record<Field, unknown>> = {};
  const errors: Partial<Record<Field, string>> = {};
  for (const name of Object.keys(seen) as Field[]) {
    const typed = form[name]?.replaceAll('\r\n', '\n').trim() ?? '';
    if (typed === write(seen[name]) || form[`keep:${name}`] === 'theirs') continue;
    const parsed = parsers[name](typed);
    if (parsed.ok) given[name] = parsed.value;
    else errors[name] = parsed.message;
  }
  if (Object.keys(errors).length > 0) return invalid(errors);
  return answerEdit(
    await changeBusiness({ db }, { businessId: business_id, seen, given: given as Values }),
  );
});

type Values = Partial<EditableValues>;

/** Written by the form: the fields of the section with their values. */
function readSeen(json: string): Values {
  return JSON.parse(json) as Values;
}

/** Formats a value as its input shows it. */
function write(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function parsePlace(json: string) {
  const value = JSON.parse(json) as EditableValues['location'];
  const message = findLocationError(value);
  return message === null ? { ok: true as const, value } : { ok: false as const, message };
}
