import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Answer } from '../call-function.ts';
import { documentBucket } from './claim.ts';

/**
 * Deletes documents of claims that were decided or not sent for thirty days, and of deleted claims.
 * @param db of the service role
 * @throws AppError backend_unavailable
 */
export async function deleteOldDocuments({ db }: { db: Db }): Promise<void> {
  const names = requireData(await db.rpc('find_old_documents')) as Answer<'find_old_documents'>;
  if (names.length > 0) requireData(await db.storage.from(documentBucket).remove(names));
}
