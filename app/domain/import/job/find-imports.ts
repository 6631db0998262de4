import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../../call-function.ts';
import type { ImportSummary } from './import-job.ts';

/**
 * Returns the newest hundred imports, for an admin.
 * @throws AppError backend_unavailable
 */
export function findImports({ db }: { db: Db }): Promise<ImportSummary[]> {
  return callFunction({ db }, 'find_imports', {});
}
