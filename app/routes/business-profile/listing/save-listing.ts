import * as z from 'zod/mini';
import { changesField } from '#app/browser/unsent/unsaved-forms.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { invalid } from '#app/components/ui/form-answer.ts';
import { changeBusiness } from '#app/domain/editing/editing-calls.ts';
import type { EditableValues } from '#app/domain/editing/editing-schema.ts';
import { writtenJson } from '#app/domain/field/field.ts';
import { parseFields } from '#app/domain/submission/listing-rules.ts';
import { answerEdit } from './edit-answer.ts';

const schema = z.object({
  business_id: z.string(),
  /** All values of its screen as the editor has seen them. */
  old_values: writtenJson<Partial<EditableValues>>(),
  /** Those that were changed: an import may have left another one empty, which must not prevent saving. */
  [changesField]: writtenJson<Partial<EditableValues>>(),
});

/** Saves what was changed on a screen of a listing. */
export const saveListing = signedInForm(
  schema,
  async ({ db }, { business_id: businessId, old_values: oldValues, new_values }) => {
    const { isValid, values, errors } = parseFields(new_values, oldValues);
    if (!isValid) return invalid(errors);
    return answerEdit(await changeBusiness({ db }, { businessId, oldValues, newValues: values }));
  },
);
