import type { Db } from '#app/services/supabase/client.ts';
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
