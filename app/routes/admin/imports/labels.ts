import { fieldsWith } from '#app/domain/business/business.ts';
import type { ImportField } from '#app/domain/import/fields.ts';
import type { ImportRowKind, ImportSummary } from '#app/domain/import/import.ts';
import { labels } from '#app/messages/domain/listing-fields.ts';
import * as t from '#app/messages/routes/business-profile/spreadsheet.ts';

export const stateNames: Record<ImportSummary['state'], string> = {
  mapping: 'Columns not chosen yet',
  staging: 'Being read',
  checking: 'Being checked',
  checked: 'Checked, not imported',
  running: 'Being imported',
  stopped: 'Stopped',
  done: 'Imported',
  failed: 'Failed',
  rolling_back: 'Being rolled back',
  rolled_back: 'Rolled back',
};

export function nameState({ is_own, state }: ImportSummary): string {
  return is_own ? t.states[state] : stateNames[state];
}

/** Returns where the list of an admin's or an owner's imports is. */
export function findImportsPath({ is_own }: ImportSummary): string {
  return is_own ? '/business-profile/spreadsheet' : '/dashboard/imports';
}

/** The outcomes of rows, in the order in which they are shown; `isPart`: counted in others, too. */
export const rowKinds: {
  kind: ImportRowKind;
  name: string;
  meaning: string;
  isPart?: boolean;
}[] = [
  { kind: 'created', name: 'New', meaning: 'businesses not in the directory' },
  {
    kind: 'similar',
    name: 'Near-duplicates',
    meaning: 'new ones that may match an existing listing',
    isPart: true,
  },
  { kind: 'draft', name: 'Drafts', meaning: 'new ones that only admins see', isPart: true },
  { kind: 'closed', name: 'Closed', meaning: 'new ones that have closed for good', isPart: true },
  { kind: 'updated', name: 'Updates', meaning: 'add something to a listing' },
  { kind: 'unchanged', name: 'Unchanged', meaning: 'nothing new' },
  {
    kind: 'kept',
    name: 'Set by people',
    meaning: 'differ from what an owner or admin has set, which stays',
    isPart: true,
  },
  {
    kind: 'held',
    name: 'Held for review',
    meaning: 'wait for your decision, each with its reason',
  },
  { kind: 'left_out', name: 'Left out', meaning: 'are not imported' },
  { kind: 'abroad', name: 'Abroad', meaning: 'are not in the United States' },
  { kind: 'rejected', name: 'Rejected', meaning: 'cannot become a listing' },
  {
    kind: 'warned',
    name: 'With a warning',
    meaning: 'new, updated and unchanged rows where a cell was dropped, fixed or filled in',
    isPart: true,
  },
];

/** The outcomes of an owner's rows. */
export const ownRowKinds: typeof rowKinds = [
  { kind: 'updated', ...t.kinds.updated },
  { kind: 'rejected', ...t.kinds.rejected },
  { kind: 'left_out', ...t.kinds.left_out },
  { kind: 'unchanged', ...t.kinds.unchanged },
  { kind: 'warned', ...t.kinds.warned, isPart: true },
];

/** Returns the name of a kind of rows. */
export function nameKind(kind: string): string | undefined {
  return rowKinds.find((one) => one.kind === kind)?.name;
}

const listingLabels = Object.fromEntries(
  fieldsWith({ is_imported: true }).map(({ name }) => [name, labels[name]]),
) as Record<ReturnType<typeof fieldsWith<{ is_imported: true }>>[number]['name'], string>;

export const fieldNames: Record<ImportField | 'opens_on', string> = {
  ...listingLabels,
  opens_on: labels.opens_on,
  legal_name: 'Legal name',
  brand: 'Brand or chain',
  hours: 'Hours',
  category_2: 'Second category',
  street_number: 'House number',
  street_direction: 'Direction of the street',
  street_name: 'Name of the street',
  street_suffix: 'Kind of street',
  street_2: 'Suite or unit',
  address: 'Whole address',
  city_line: 'City, state and zip code',
  country: 'Country',
  lat: 'Latitude',
  lng: 'Longitude',
  point: 'Latitude and longitude',
  status: 'Status',
  closed_on: 'Closed on',
  source_date: 'Date of the row',
};
