import type { Db } from '#app/services/supabase/client.ts';
import { documentBucket } from './claim.ts';
import { type ClaimFailure, describeClaimFailure } from './claim-outcome.ts';
import { detectDocumentType } from './detect-document-type.ts';

type AddDocumentInput = {
  claimId: string;
  claimant: string;
  /** 1 to 5; replaces the document that is there. */
  slot: number;
  /** Its file name on the person's device. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/**
 * Stores a document of a claim that is not sent yet. `not-a-document`: it is no PDF, JPEG or PNG.
 * @param db of the service role: only checked files get into the bucket
 */
export async function addDocument(
  { db }: { db: Db },
  { claimId, claimant, slot, name, bytes }: AddDocumentInput,
): Promise<{ ok: true } | { ok: false; reason: 'not-a-document' } | ClaimFailure> {
  const contentType = detectDocumentType(bytes);
  if (contentType === null) return { ok: false, reason: 'not-a-document' };
  const may = await db.rpc('may_add_document', { claim_id: claimId, claimant });
  if (may.error) return { ok: false, reason: describeClaimFailure(may.status) };
  if (!may.data) return { ok: false, reason: 'not-found' };
  const { error } = await db.storage
    .from(documentBucket)
    .upload(`${claimId}/${slot}`, bytes, { contentType, upsert: true, metadata: { name } });
  return error ? { ok: false, reason: 'unreachable' } : { ok: true };
}
