import type { ImportJob, SavedColumns } from '#app/domain/import/import.ts';
import { stageTable } from '#app/domain/import/stage-table.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { openTable } from './open-table.client.ts';

/** decisions.md: the limit of this screen; `npm run import` takes more. */
const maxRows = 50_000;

type StageImportInput = {
  job: ImportJob;
  columns: SavedColumns;
  onProgress: (rows: number) => void;
  signal: AbortSignal;
};

/**
 * Opens the stored file of an import and stages its rows.
 * @returns whether the import still takes rows
 * @throws ImportError for a file with too many rows; AppError backend_unavailable
 */
export async function stageImport(db: Db, input: StageImportInput): Promise<boolean> {
  const { id, file_name: fileName, settings } = input.job;
  const reading = ('reading' in settings && settings.reading) || {};
  const table = await openTable(db, { id, fileName, reading });
  return stageTable({ db }, { ...input, table, maxRows });
}
