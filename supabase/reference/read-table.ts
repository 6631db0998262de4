import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** The data files of this folder and the tables that they fill. */
export const referenceTables = {
  categories: 'public.categories',
  metros: 'public.metros',
  states: 'private.states',
  'zip-ranges': 'private.zip_ranges',
  'zip-codes': 'private.zip_codes',
  cities: 'private.cities',
  'place-nicknames': 'private.place_nicknames',
  neighborhoods: 'private.neighborhoods',
  meanings: 'private.meanings',
  'short-names': 'private.short_names',
  'public-suffixes': 'private.public_suffixes',
  'mail-hosts': 'private.mail_hosts',
  'shared-hosts': 'private.shared_hosts',
  'chain-hosts': 'private.chain_hosts',
} as const;

export type ReferenceFile = keyof typeof referenceTables;
type Row = Record<string, string>;
/** Files that no table has: search reads them in TypeScript. */
type OtherFile = 'word-meanings' | 'brands' | 'topics';

/** The rows of a data file as text, in its order, by the names in its first line. */
export function readTable(file: ReferenceFile | OtherFile): Row[] {
  const text = readFileSync(join(import.meta.dirname, `${file}.csv`), 'utf8');
  return parse<Row>(text, { columns: true });
}
