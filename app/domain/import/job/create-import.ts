import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../../call-function.ts';

type CreateImportInput = { fileName: string; bytes: number };

/**
 * Creates an import for an admin. Returns its id, under which to store its file.
 * @throws AppError backend_unavailable
 */
export async function createImport(
  { db }: { db: Db },
  { fileName, bytes }: CreateImportInput,
): Promise<string> {
  const answer = await db.rpc('create_import', { file_name: fileName, bytes });
  return requireData(answer) as Answer<'create_import'>;
}
