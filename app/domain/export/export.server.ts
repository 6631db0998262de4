import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../call-function.ts';

type ReadExportInput = {
  id: string;
  /** The access token of the admin who started it; the database reads on their behalf. */
  token: string;
  /** The last listing of the previous page; null for the first page. */
  after: string | null;
};

/**
 * Returns the next listings of an export; null if it belongs to somebody else or has expired.
 * @throws AppError backend_unavailable
 */
export async function readExport(
  { db }: { db: Db },
  { id, token, after }: ReadExportInput,
): Promise<Answer<'read_export'>> {
  const answer = await db
    .rpc('read_export', { export_id: id, ...(after !== null && { after }) }, { get: true })
    .setHeader('Authorization', `Bearer ${token}`);
  return requireData(answer) as Answer<'read_export'>;
}
