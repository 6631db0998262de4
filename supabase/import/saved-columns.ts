import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ColumnGuess } from '#app/domain/import/columns/guess-columns.ts';
import { importFields, type ImportField } from '#app/domain/import/fields.ts';
import type { ColumnNames } from './choose-mapping.ts';

type SavedInput = { folder: string; source: string; header: readonly string[] };

/**
 * What was chosen for a source the last time; a column that its file no longer has is guessed anew. Fields that
 * had no column stay without one.
 */
export function readSavedColumns({ folder, source, header }: SavedInput): ColumnNames {
  let saved: ColumnNames;
  try {
    saved = JSON.parse(readFileSync(toPath(folder, source), 'utf8')) as ColumnNames;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  const known = (Object.entries(saved) as [ImportField, string][]).filter(
    ([field, column]) => importFields.includes(field) && (column === '' || header.includes(column)),
  );
  return Object.fromEntries(known);
}

type SaveInput = SavedInput & { guess: ColumnGuess };

/** Keeps which column was which field, by their names, for the next file of the same source. */
export function saveColumns({ folder, source, header, guess }: SaveInput): void {
  const names = importFields.map((field) => {
    const column = guess.mapping[field];
    return [field, column === undefined ? '' : (header[column] ?? '')];
  });
  mkdirSync(join(folder, 'import-sources'), { recursive: true });
  const text = JSON.stringify(Object.fromEntries(names), null, 2);
  writeFileSync(toPath(folder, source), `${text}\n`);
}

function toPath(folder: string, source: string): string {
  return join(folder, 'import-sources', `${source}.json`);
}
