import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { ExportFilter } from './export.ts';

/**
 * Returns how many listings a file would have; for admins.
 * @throws AppError backend_unavailable
 */
export async function countExport({ db }: { db: Db }, filter: ExportFilter): Promise<number> {
  return requireData(await db.rpc('count_export', { filter }));
}
