import type { Db } from '#app/services/supabase/client.ts';
import { findMapping } from './fields.ts';
import { findImportLists, stageRows } from './import-calls.ts';
import type { ImportJob, SavedColumns } from './import.ts';
import { places } from './place/places.ts';
import { type CategoryWithFeatures, createRowReader } from './read-row.ts';
import type { Table } from './read/read-table.ts';
import { ImportError } from './read/source.ts';
import { stageFile } from './stage-rows.ts';

type OpenReaderInput = {
  table: Pick<Table, 'header' | 'sample'>;
  columns: SavedColumns;
  fileName: string;
  categories: readonly CategoryWithFeatures[];
  /** The slug of the category that all rows get; null to guess it row by row. */
  category?: string | null;
};

/**
 * Creates the function that reads a row of a file with the columns that were chosen.
 * @throws ImportError if no row says where it is, or for an unknown category
 */
export function openRowReader(input: OpenReaderInput) {
  const { table, columns, fileName, categories, category = null } = input;
  const { header, sample } = table;
  const { fields, constants = {}, ignored = [] } = columns;
  return createRowReader({
    header: header.map((name) => (ignored.includes(name) ? '' : name)),
    sample,
    mapping: findMapping(header, fields),
    constants,
    fileName,
    category,
    places,
    categories,
  });
}

type StageTableInput = Pick<OpenReaderInput, 'columns' | 'category'> & {
  job: ImportJob;
  table: Table;
  maxRows?: number;
  signal?: AbortSignal;
  onProgress: (rows: number) => void;
};

/**
 * Parses the rows of an import's file and stages them, from the first one that is not staged.
 * @returns whether the import still takes rows
 * @throws ImportError for a file with too many rows; AppError backend_unavailable
 */
export async function stageTable(
  { db }: { db: Db },
  { job, table, columns, category = null, maxRows = Infinity, signal, onProgress }: StageTableInput,
): Promise<boolean> {
  const { categories } = await findImportLists({ db });
  const batches = stageFile({
    ...table,
    readRow: openRowReader({ table, columns, fileName: job.file_name, categories, category }),
    key: columns.key,
    rowsPerPiece: job.rows_per_piece,
    staged: job.row_count,
  });
  for await (const rows of batches) {
    signal?.throwIfAborted();
    const last = rows.at(-1)?.number ?? 0;
    if (last > maxRows) {
      const most = maxRows.toLocaleString('en-US');
      throw new ImportError(
        `The file has more than ${most} rows. Please split it and import the parts one at a time.`,
      );
    }
    if (!(await stageRows({ db }, { id: job.id, rows }))) return false;
    onProgress(last);
  }
  return true;
}
