import type { Db } from '#app/services/supabase/client.ts';
import type { Claim } from './claim.ts';
import { documentBucket } from './claim.ts';

export type SignedDocument = Claim['documents'][number] & {
  /** Opens it for ten minutes; null if it could not be signed. */
  address: string | null;
};

const goodForSeconds = 600;

/** Returns the documents of a claim with URLs that open them, for its claimant and admins. */
export async function signDocuments(
  { db }: { db: Db },
  documents: Claim['documents'],
): Promise<SignedDocument[]> {
  if (documents.length === 0) return [];
  const { data } = await db.storage.from(documentBucket).createSignedUrls(
    documents.map(({ path }) => path),
    goodForSeconds,
  );
  return documents.map((document, index) => ({
    ...document,
    address: data?.[index]?.signedUrl ?? null,
  }));
}
