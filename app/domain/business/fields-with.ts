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

/** A listing's texts, of which nothing is known. */
export const unknownTexts = Object.fromEntries(
  fieldsWith({ is_text: true }).map(({ name }) => [name, null]),
) as Record<Extract<ListingField, { is_text: true }>['name'], null>;
