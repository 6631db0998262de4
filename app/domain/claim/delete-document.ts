import type { Db } from '#app/services/supabase/client.ts';
import { documentBucket } from './claim.ts';

type DeleteDocumentInput = { path: string };

/** Deletes a document of a claim that is not sent yet; returns false on failure. */
export async function deleteDocument(
  { db }: { db: Db },
  { path }: DeleteDocumentInput,
): Promise<boolean> {
  const { data, error } = await db.storage.from(documentBucket).remove([path]);
  return error === null && data.length === 1;
}
