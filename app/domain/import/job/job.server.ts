import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../../call-function.ts';
import { importBucket } from './import-job.ts';

/**
 * Deletes the files of old imports, and the records of older ones.
 * @param db with the service role
 * @throws AppError backend_unavailable; the next run catches up
 */
export async function pruneImports({ db }: { db: Db }): Promise<void> {
  requireData(await db.rpc('prune_imports'));
  const answer = await db.rpc('find_old_import_files');
  const names = requireData(answer) as Answer<'find_old_import_files'>;
  if (names.length > 0) requireData(await db.storage.from(importBucket).remove(names));
}
