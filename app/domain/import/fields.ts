import { fieldsWith } from '../business/business.ts';

/** Texts that listings need not have. */
export const optionalTexts = fieldsWith({
  is_text: true,
  is_imported: true,
  requires_review: false,
});

/** Fields that a column can hold; if two fit equally well, the first wins. */
export const importFields = [
  'name',
  /** The company's name; used if a row has no business name. */
  'legal_name',
  /** The chain that it belongs to: its name, where `name` is only that of the branch. */
  'brand',
  'category',
  /** A second, less specific one. */
  'category_2',
  /** What it is besides, in one cell: "Bakery; Café". */
  'more_categories',
  'street',
  /** Street parts that some files keep in separate columns. */
  'street_number',
  'street_direction',
  'street_name',
  'street_suffix',
  /** A suite, a unit; appended to the street. */
  'street_2',
  /** Street, city, state and zip code in one cell. */
  'address',
  'city',
  /** City, state and perhaps zip code in one cell. */
  'city_line',
  'state',
  'zip_code',
  'country',
  ...optionalTexts.map(({ name }) => name),
  /** Features in one cell: "Takeout; Full bar". */
  'attributes',
  /** A week's hours in one cell: "Mon-Fri 9-5". */
  'hours',
  'lat',
  'lng',
  /** Latitude and longitude in one cell: "(30.1, -97.2)", "POINT (-97.2 30.1)". */
  'point',
  'status',
  /** The closing date; empty while the business is open. */
  'closed_on',
  /** The date of the row's information: of two rows the newer wins. */
  'source_date',
] as const;

export type ImportField = (typeof importFields)[number];

/** Column index, from 0, by field. */
export type Mapping = Partial<Record<ImportField, number>>;

/** What all rows of a file have in common, by field: a name, a city. */
export type Constants = Partial<Record<ImportField, string>>;

/** Finds the columns of a header by name; one that it does not have is left out. */
export function findMapping(
  header: readonly string[],
  names: Partial<Record<ImportField, string>>,
): Mapping {
  const found = importFields.flatMap((field): [ImportField, number][] => {
    const column = header.indexOf(names[field] ?? '');
    return column < 0 ? [] : [[field, column]];
  });
  return Object.fromEntries(found);
}

/** Names the columns of a mapping, by field. */
export function nameColumns(header: readonly string[], mapping: Mapping) {
  const named = importFields.flatMap((field): [ImportField, string][] => {
    const column = mapping[field];
    return column === undefined ? [] : [[field, header[column] ?? '']];
  });
  return Object.fromEntries(named) as Partial<Record<ImportField, string>>;
}

/** Each of these fields can locate a row on its own; a street needs its state at least. */
const placeFields = ['city', 'city_line', 'zip_code', 'address', 'point', 'lat'] as const;

/** Returns the fields that a file still needs for listings: a name and a place. */
export function findMissingFields(mapping: Mapping, constants: Constants): ImportField[] {
  const has = (field: ImportField) => mapping[field] !== undefined || Boolean(constants[field]);
  const hasName = (['name', 'legal_name', 'brand'] as const).some(has);
  const hasPlace = placeFields.some(has) || (has('street') && has('state'));
  return [
    ...(hasName ? [] : (['name'] as const)),
    ...(hasPlace ? [] : (['city', 'state', 'zip_code'] as const)),
  ];
}
