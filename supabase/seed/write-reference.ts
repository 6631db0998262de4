import { type ReferenceFile, readTable, referenceTables } from '../reference/read-table.ts';
import { readMetros } from './reference-data.ts';
import { quote } from './sql-text.ts';

/** Where the SQL of the data files stands, under supabase/. */
export const referenceMigration = 'migrations/20261121002800_reference_data.sql';

/** Columns with several values, which a data file separates by semicolons. */
const lists = new Set(['synonyms', 'also', 'attributes', 'phrases']);

/** The text of the migration that fills the reference tables. */
export function writeReferenceMigration(): string {
  const files = Object.keys(referenceTables) as ReferenceFile[];
  return [
    '-- What every installation starts with. Written by `npm run seed -- --write`; edit',
    '-- supabase/reference/*.csv instead.',
    files.map(writeInsert).join('\n'),
  ].join('\n');
}

function writeInsert(file: ReferenceFile): string {
  const rows = file === 'metros' ? readMetros() : readTable(file);
  const names = Object.keys(rows[0] ?? {});
  const columns = names.join(', ');
  // One literal for a list of hosts, which has thousands of rows.
  if (names.length === 1) {
    const list = quote(rows.flatMap((row) => Object.values(row)).join('\n'));
    return `insert into ${referenceTables[file]} (${columns})\nselect string_to_table(${list}, e'\\n');\n`;
  }
  const values = rows.map((row) => {
    const cells = Object.entries(row).map(([column, value]) => toSql(column, String(value)));
    return `  (${cells.join(', ')})`;
  });
  return `insert into ${referenceTables[file]} (${columns}) values\n${values.join(',\n')};\n`;
}

function toSql(column: string, value: string): string {
  if (column === 'zip') return quote(value); // '00501'
  if (lists.has(column)) return quote(`{${value.replaceAll(';', ',')}}`);
  return /^(-?\d+(\.\d+)?|true|false)$/.test(value) ? value : quote(value);
}
