import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../call-function.ts';
import { postFunction } from '../post-function.ts';
import type { ExportFilter } from './export.ts';

/**
 * Starts an export by an admin, which is audited. Returns the id by which the file can be fetched
 * for an hour.
 * @throws AppError backend_unavailable
 */
export async function beginExport(
  { db }: { db: Db },
  filter: ExportFilter,
): Promise<Answer<'begin_export'>> {
  return postFunction({ db }, 'begin_export', { filter });
}

/**
 * Returns how many listings a file would have; for admins.
 * @throws AppError backend_unavailable
 */
export async function countExport({ db }: { db: Db }, filter: ExportFilter): Promise<number> {
  return requireData(await db.rpc('count_export', { filter }));
}
