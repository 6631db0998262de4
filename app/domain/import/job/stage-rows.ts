import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { StagedRow } from './import-job.ts';

type StageRowsInput = { id: string; rows: StagedRow[] };

/**
 * Adds rows to an import. Idempotent.
 * @returns whether the import accepts rows
 * @throws AppError backend_unavailable
 */
export async function stageRows(
  { db }: { db: Db },
  { id, rows }: StageRowsInput,
): Promise<boolean> {
  return requireData(await db.rpc('stage_import_rows', { job_id: id, rows })) !== null;
}
