import * as z from 'zod/mini';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, invalid } from '#app/components/ui/form-answer.ts';
import { changeBusiness } from '#app/domain/editing/editing-calls.ts';
import type { EditableValues } from '#app/domain/editing/editing.ts';
import { findAttributesError } from '#app/domain/submission/check-attributes.ts';
import { findHoursError, findSpecialHoursError } from '#app/domain/submission/check-hours.ts';
import { findServicesError, trimService } from '#app/domain/submission/check-services.ts';
import { answerEdit } from './answer-edit.ts';

export type ListField = 'opening_hours' | 'special_hours' | 'services' | 'attributes';

/** Written by the form: the list before and after. */
const schema = z.catchall(
  z.object({
    business_id: z.string(),
    field: z.enum(['opening_hours', 'special_hours', 'services', 'attributes']),
    seen: z.pipe(z.string(), z.transform(readValues)),
    given: z.string(),
  }),
  z.string(),
);

const rules: { [Field in ListField]: (given: EditableValues[Field]) => string | null } = {
  opening_hours: findHoursError,
  special_hours: findSpecialHoursError,
  services: findServicesError,
  attributes: findAttributesError,
};

/** Saves a list of a listing as a whole; after a conflict, the chosen one. */
export const saveList = signedInForm(schema, async ({ db }, { business_id, field, ...form }) => {
  if (form[`keep:${field}`] === 'theirs') return { ...done, values: form.seen };
  const values = readValues(`{"${field}":${form.given}}`);
  const error = findError(field, values);
  if (error !== null) return invalid({ [field]: error });
  const services = values.services?.map(trimService);
  const given = services === undefined ? values : { services };
  return answerEdit(
    await changeBusiness({ db }, { businessId: business_id, seen: form.seen, given }),
  );
});

function findError(field: ListField, values: Partial<EditableValues>): string | null {
  const check = rules[field] as (given: unknown) => string | null;
  return check(values[field]);
}

function readValues(json: string): Partial<EditableValues> {
  return JSON.parse(json) as Partial<EditableValues>;
}
