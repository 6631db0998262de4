import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../../call-function.ts';
import type { ImportRowKind, ImportRows } from './import-job.ts';

type FindImportRowsInput = {
  id: string;
  kind: ImportRowKind;
  /** The number of the previous page's last row. */
  after?: number;
  most?: number;
};

/**
 * Returns a page of an import's rows with the given actual or predicted outcome.
 * @throws AppError backend_unavailable
 */
export function findImportRows(
  { db }: { db: Db },
  { id, kind, after = 0, most = 50 }: FindImportRowsInput,
): Promise<ImportRows> {
  return callFunction({ db }, 'find_import_rows', { job_id: id, kind, after, most });
}
