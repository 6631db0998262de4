import { listingFields } from './listing-fields.ts';

export type ListingField = (typeof listingFields)[number];

/** Returns the fields of a listing with these properties, in the order of forms and files. */
export function fieldsWith<const Properties extends Partial<ListingField>>(properties: Properties) {
  return listingFields.filter((field): field is Extract<typeof field, Properties> =>
    Object.entries(properties).every(
      ([name, value]) => field[name as keyof Properties & keyof ListingField] === value,
    ),
  );
}

/** Returns the names of the fields of these parts of a form. */
export function namesOf(section: NonNullable<ListingField['section']>) {
  return fieldsWith({ section }).map(({ name }) => name);
}

/** Returns the same value for each of these fields, by their names. */
export function forFields<const Name extends string, const Value>(
  fields: readonly { readonly name: Name }[],
  value: Value,
) {
  return Object.fromEntries(fields.map(({ name }) => [name, value])) as Record<Name, Value>;
}

/** The texts of a card that are whole: it has the beginning of the description. */
export const cardTexts = fieldsWith({ is_text: true, is_on_card: true }).filter(
  (field) => field.name !== 'description',
);

/** A listing's texts, of which nothing is known. */
export const unknownTexts = forFields(fieldsWith({ is_text: true }), null);
