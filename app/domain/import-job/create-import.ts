import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

type CreateImportInput = { fileName: string; bytes: number };

/**
 * Begins an import by an admin. -> its id, by which its file is to be stored.
 * @throws AppError backend_unavailable
 */
export async function createImport(
  { db }: { db: Db },
  { fileName, bytes }: CreateImportInput,
): Promise<string> {
  return requireData(await db.rpc('create_import', { file_name: fileName, bytes }));
}
