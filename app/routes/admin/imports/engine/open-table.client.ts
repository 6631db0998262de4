// The rules of imports and their geographic data: loaded on demand, and not part of the Worker.
import { type ColumnGuess, guessColumns } from '#app/domain/import/columns/guess-columns.ts';
import { importBucket } from '#app/domain/import/import.ts';
import { proposeName } from '#app/domain/import/name/choose-naming.ts';
import { type TextFormat, type Table, readTable } from '#app/domain/import/read/read-table.ts';
import { toSource } from '#app/domain/import/read/source.ts';
import type { Db } from '#app/services/supabase/client.ts';

export type OpenedTable = Table & {
  guess: ColumnGuess;
  /** What the file's name says that all rows are called; null if nothing. */
  proposedName: string | null;
};

type OpenTableInput = { id: string; fileName: string; reading?: Partial<TextFormat> };

/**
 * Opens the stored file of an import: its encoding, its columns, and a guess of their meaning.
 * @throws ImportError for a file that cannot be read; Error if it cannot be fetched
 */
export async function openTable(
  db: Db,
  { id, fileName, reading }: OpenTableInput,
): Promise<OpenedTable> {
  const table = await readTable(toSource(fileName, await fetchFile(db, id)), reading);
  return { ...table, guess: guessColumns(table), proposedName: proposeName(fileName) };
}

/** Not by the client's method, which times out after ten seconds. */
async function fetchFile(db: Db, id: string): Promise<Blob> {
  const { data, error } = await db.storage.from(importBucket).createSignedUrl(id, 600);
  if (error) throw error;
  const response = await fetch(data.signedUrl);
  if (!response.ok) throw new Error(`The storage service answered ${response.status}`);
  return response.blob();
}
