import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../local/errors.ts';
import { countiesFile, deriveCounties } from './derive-counties.ts';
import { deriveNeighbors } from './derive-neighbors.ts';
import {
  type ReferenceFile,
  readMetroTable,
  readTable,
  referenceTables,
  sourcesOf,
} from './read-table.ts';

/** Columns with several values, which a data file separates by semicolons. */
const lists = new Set(['synonyms', 'also', 'attributes', 'phrases', 'boundaries']);

type Query = (sql: string, values?: unknown[]) => Promise<{ rows: object[] }>;

/**
 * Loads the data files whose checksum is not the database's, each in a transaction of its own. Rows
 * that somebody added, changed or deleted there stay so.
 * @param query acts as the owner of the tables
 * @param folder of the files; those that it lacks are skipped
 * @returns the files that were loaded
 * @throws StartError naming the file and PostgreSQL's message
 */
export async function loadReference(
  query: Query,
  folder = import.meta.dirname,
): Promise<ReferenceFile[]> {
  const files = (Object.keys(referenceTables) as ReferenceFile[]).filter((file) =>
    sourcesOf(file).every((source) => existsSync(join(folder, `${source}.csv`))),
  );
  if (files.length === 0) return [];
  const { rows } = await query('select file || checksum as loaded from private.reference_files');
  const loaded = new Set(rows.map((row) => Object.values(row)[0]));
  const changed = files.filter((file) => !loaded.has(file + hashFile(file, folder)));
  for (const file of changed) {
    const values = argumentsFor(file, folder);
    try {
      await query('select private.load_reference($1, $2, $3, $4, $5)', values);
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      throw new StartError(`reference/${file}.csv could not be loaded: ${cause}`, { cause: error });
    }
  }
  return changed;
}

/** The same as SQL, for a seed that the Supabase CLI runs. */
export function writeReference(): string {
  const files = Object.keys(referenceTables) as ReferenceFile[];
  return files
    .map((file) => {
      const values = argumentsFor(file).map((value) => `'${value.replaceAll("'", "''")}'`);
      return `select private.load_reference(${values.join(', ')});\n`;
    })
    .join('');
}

function argumentsFor(file: ReferenceFile, folder?: string): string[] {
  const { table, key } = referenceTables[file];
  const rows = readRows(file, folder);
  const content = JSON.stringify(rows, (name, value: unknown) =>
    lists.has(name) ? String(value).split(';').filter(Boolean) : value,
  );
  return [file, hashFile(file, folder), table, `{${key.join(',')}}`, content];
}

function readRows(file: ReferenceFile, folder?: string) {
  if (file === 'metros') return readMetroTable(folder);
  if (file === 'counties') return deriveCounties(folder);
  return file === 'category-neighbors' ? deriveNeighbors(folder) : readTable(file, folder);
}

function hashFile(file: ReferenceFile, folder = import.meta.dirname): string {
  const hash = createHash('sha256');
  for (const source of sourcesOf(file)) hash.update(readFileSync(join(folder, `${source}.csv`)));
  if (file === 'counties') hash.update(readFileSync(countiesFile));
  return hash.digest('hex');
}
