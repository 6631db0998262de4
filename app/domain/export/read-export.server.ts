import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../call-function.ts';

type ReadExportInput = {
  id: string;
  /** The access token of who began it: the database reads for them. */
  token: string;
  /** The last listing of the page before; null: the first page. */
  after: string | null;
};

/**
 * The next listings of an export; null where it is another's, or over.
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
