import * as z from 'zod/mini';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { invalid } from '#app/components/ui/form-answer.ts';
import { changeBusiness } from '#app/domain/editing/change-business.ts';
import { textParsers } from '#app/domain/submission/parse-submission.ts';
import { answerEdit } from '../answer-edit.ts';

/** The texts of a section, and what each was when its form was filled in; see `useSeen`. */
const schema = z.catchall(
  z.object({
    business_id: z.string(),
    seen: z.pipe(z.string(), z.transform(readSeen)),
  }),
  z.string(),
);

type TextField = keyof typeof textParsers;

/**
 * Saves what differs from what was there. A field that stands as it was is not looked at: an import
 * may have left it empty, which is no reason to refuse the others.
 */
export const saveDetails = signedInForm(schema, async ({ db }, { business_id, seen, ...form }) => {
  const given: Partial<Record<TextField, string>> = {};
  const errors: Partial<Record<TextField, string>> = {};
  for (const name of Object.keys(seen) as TextField[]) {
    const typed = form[name]?.replaceAll('\r\n', '\n').trim() ?? '';
    if (typed === seen[name] || form[`keep:${name}`] === 'theirs') continue;
    const parsed = textParsers[name](typed);
    if (parsed.ok) given[name] = parsed.value;
    else errors[name] = parsed.message;
  }
  if (Object.keys(errors).length > 0) return invalid(errors);
  return answerEdit(await changeBusiness({ db }, { businessId: business_id, seen, given }));
});

/** Of the form's own making: the fields of the section with their texts. */
function readSeen(json: string): Partial<Record<TextField, string>> {
  return JSON.parse(json) as Partial<Record<TextField, string>>;
}
