import * as z from 'zod/mini';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { invalid } from '#app/components/ui/form-answer.ts';
import { changeBusiness } from '#app/domain/editing/editing-calls.ts';
import type { EditableValues, FieldName } from '#app/domain/editing/editing.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import { answerEdit } from '../edit-answer.ts';

/** The fields of a section, and their values when the form was filled in; see `useSeen`. */
const schema = z.catchall(
  z.object({
    business_id: z.string(),
    seen: z.pipe(z.string(), z.transform(readSeen)),
  }),
  z.string(),
);

/**
 * Saves the fields that differ. Does not validate unchanged ones: an import may have left one
 * empty, which must not prevent saving the others.
 */
export const saveDetails = signedInForm(schema, async ({ db }, { business_id, seen, ...form }) => {
  const given: Partial<Record<FieldName, unknown>> = {};
  for (const name of Object.keys(seen) as FieldName[]) {
    const typed = form[name]?.replaceAll('\r\n', '\n').trim() ?? '';
    if (typed === write(seen[name]) || form[`keep:${name}`] === 'theirs') continue;
    given[name] = name === 'location' ? JSON.parse(typed) : typed;
  }
  const { isValid, values, errors } = parseFields(given, seen);
  if (!isValid) return invalid(errors);
  return answerEdit(
    await changeBusiness({ db }, { businessId: business_id, seen, given: values as Values }),
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
