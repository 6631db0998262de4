import { findImportLists, stageRows } from '#app/domain/import/import-calls.ts';
import type { ImportJob, SavedColumns } from '#app/domain/import/import.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import { stageFile } from '#app/domain/import/stage-rows.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { openTable } from './open-table.client.ts';
import { openRowReader } from './read-rows.client.ts';

/** decisions.md: the limit of this screen; `npm run import` takes more. */
const maxRows = 50_000;

type StageTableInput = {
  job: ImportJob;
  columns: SavedColumns;
  onProgress: (rows: number) => void;
  signal: AbortSignal;
};

/**
 * Parses the file of an import and stages its rows, from the first one that is not staged.
 * @returns whether the import still takes rows
 * @throws ImportError for a file with too many rows; AppError backend_unavailable
 */
export async function stageTable(
  db: Db,
  { job, columns, onProgress, signal }: StageTableInput,
): Promise<boolean> {
  const reading = 'reading' in job.settings ? (job.settings.reading ?? undefined) : undefined;
  const table = await openTable(db, {
    id: job.id,
    fileName: job.file_name,
    ...(reading && { reading }),
  });
  const { categories } = await findImportLists({ db });
  const batches = stageFile({
    ...table,
    readRow: openRowReader({ table, columns, fileName: job.file_name, categories }),
    key: columns.key,
    rowsPerPiece: job.rows_per_piece,
    staged: job.row_count,
  });
  for await (const rows of batches) {
    signal.throwIfAborted();
    const last = rows.at(-1)?.number ?? 0;
    if (last > maxRows) throw new ImportError(tooLong);
    if (!(await stageRows({ db }, { id: job.id, rows }))) return false;
    onProgress(last);
  }
  return true;
}

const tooLong = `The file has more than ${maxRows.toLocaleString('en-US')} rows. Please split it and import the parts one at a time.`;
