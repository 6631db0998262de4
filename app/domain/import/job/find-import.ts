import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../../call-function.ts';
import type { ImportJob } from './import-job.ts';

/**
 * Returns an import and how its file is read, for an admin; null if there is none.
 * @throws AppError backend_unavailable
 */
export function findImport({ db }: { db: Db }, id: string): Promise<ImportJob | null> {
  return callFunction({ db }, 'get_import', { job_id: id });
}
