import { type ClaimFailure, describeClaimFailure } from '#app/domain/claim/claim-calls.ts';
import { detectDocumentType, documentLimits } from '#app/domain/claim/claim.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { getAuthorization } from '../session/get-authorization.ts';

type UploadDocumentInput = {
  id: string;
  /** 1 to 5; an existing document in the slot is replaced. */
  slot: number;
  file: File;
};

export type UploadDocumentOutcome =
  | { ok: true }
  | { ok: false; reason: 'too-large' | 'not-a-document' }
  | ClaimFailure;

/** Checks a claim's document and uploads it to the Worker, which checks it again. */
export async function uploadDocument(
  { db }: { db: Db },
  { id, slot, file }: UploadDocumentInput,
): Promise<UploadDocumentOutcome> {
  if (file.size > documentLimits.bytes) return { ok: false, reason: 'too-large' };
  const beginning = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (detectDocumentType(beginning) === null) return { ok: false, reason: 'not-a-document' };
  const headers = await getAuthorization(db);
  const name = new URLSearchParams({ name: file.name.slice(-200) || 'Document' });
  const response = await fetch(`/api/claims/${id}/documents/${slot}?${name}`, {
    method: 'PUT',
    headers,
    body: file,
  }).catch(() => null);
  if (response?.ok) return { ok: true };
  return { ok: false, reason: describeClaimFailure(response?.status ?? 0) };
}
