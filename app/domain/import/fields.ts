/** What a column of a file can be; of two fields that fit a column alike the first takes it. */
export const importFields = [
  'name',
  /** The firm's, where the sign says another or none. */
  'legal_name',
  'description',
  'category',
  /** A second one, which tells less. */
  'category_2',
  'street',
  /** The parts of a street that some files keep in columns of their own. */
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
  'phone',
  'email',
  'website',
  'lat',
  'lng',
  /** Latitude and longitude in one cell: "(30.1, -97.2)", "POINT (-97.2 30.1)". */
  'point',
  'status',
  /** The day on which it closed; empty as long as it is open. */
  'closed_on',
  /** The day of which the row tells: the newer of two rows wins. */
  'said_on',
] as const;

export type ImportField = (typeof importFields)[number];

/** Which column (from 0) holds which field. */
export type Mapping = Partial<Record<ImportField, number>>;

/** Fields any of which can tell where a row is. */
const placeFields = ['city', 'city_line', 'zip_code', 'address', 'street', 'point', 'lat'] as const;

/** The fields that a file still needs before its rows can become listings: a name and a place. */
export function findMissingFields(mapping: Mapping): ImportField[] {
  const hasName = mapping.name !== undefined || mapping.legal_name !== undefined;
  const hasPlace = placeFields.some((field) => mapping[field] !== undefined);
  return [
    ...(hasName ? [] : (['name'] as const)),
    ...(hasPlace ? [] : (['city', 'state', 'zip_code'] as const)),
  ];
}
