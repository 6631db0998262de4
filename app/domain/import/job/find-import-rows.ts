import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../../call-function.ts';
import type { ImportRowKind, ImportRows } from './import-job.ts';

type FindImportRowsInput = {
  id: string;
  kind: ImportRowKind;
  /** The number of the last row of the page before. */
  after?: number;
  most?: number;
};

/**
 * A page of the rows of which an import made, or would make, this.
 * @throws AppError backend_unavailable
 */
export function findImportRows(
  { db }: { db: Db },
  { id, kind, after = 0, most = 50 }: FindImportRowsInput,
): Promise<ImportRows> {
  return callFunction({ db }, 'find_import_rows', { job_id: id, kind, after, most });
}
