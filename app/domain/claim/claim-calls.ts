import * as t from '#app/messages/domain/status.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import {
  type Claim,
  type ClaimFormData,
  documentBucket,
  type Evidence,
  type Objection,
  type OwnClaims,
  type ReviewedClaim,
} from './claim.ts';

type ConfirmClaimCodeInput = { id: string; code: string };

/**
 * Confirms the code of the newest mail; if nobody contests it, the caller owns the listing at once.
 * Entering and checking are two calls, so that every attempt counts
 * (supabase/migrations/20261121002574_claim_codes.sql).
 */
export async function confirmClaimCode(
  { db }: { db: Db },
  { id, code }: ConfirmClaimCodeInput,
): Promise<Outcome<'confirm_claim_code'>> {
  const entered = await callWrite({ db }, 'enter_claim_code', { claim_id: id, code });
  if (!entered.ok) return entered;
  if (entered.outcome !== 'entered') return { ...entered, outcome: entered.outcome };
  return callWrite({ db }, 'confirm_claim_code', { claim_id: id });
}

type DeleteDocumentInput = { path: string };

/** Deletes a document of a claim that is not sent yet; returns false on failure. */
export async function deleteDocument(
  { db }: { db: Db },
  { path }: DeleteDocumentInput,
): Promise<boolean> {
  const { data, error } = await db.storage.from(documentBucket).remove([path]);
  return error === null && data.length === 1;
}

/**
 * Returns a claim as an admin sees it; null if there is none, and for everybody else.
 * @throws AppError backend_unavailable
 */
export function findClaim({ db }: { db: Db }, id: string): Promise<ReviewedClaim | null> {
  return callFunction({ db }, 'get_claim', { claim_id: id });
}

/**
 * Returns a listing that the caller may claim, with their last claim of it; null if the listing is
 * not public.
 * @throws AppError backend_unavailable
 */
export function findClaimForm({ db }: { db: Db }, idOrSlug: string): Promise<ClaimFormData | null> {
  return callFunction({ db }, 'get_claim_form', { id_or_slug: idOrSlug });
}

/**
 * Returns the claim to which the caller, who owns the listing, may object; null if there is none.
 * @throws AppError backend_unavailable
 */
export function findObjection({ db }: { db: Db }, id: string): Promise<Objection | null> {
  return callFunction({ db }, 'get_objection', { claim_id: id });
}

/**
 * Returns the undecided claims of the caller's listings.
 * @throws AppError backend_unavailable
 */
export function findObjections({ db }: { db: Db }): Promise<Objection[]> {
  return callFunction({ db }, 'find_objections', {});
}

/**
 * Returns a page of the caller's claims, the last changed first; `after` is the `next` of the
 * previous page.
 * @throws AppError backend_unavailable
 */
export function findOwnClaims({ db }: { db: Db }, after: string | null): Promise<OwnClaims> {
  return callFunction({ db }, 'find_own_claims', after === null ? {} : { after });
}

type ObjectToClaimInput = { id: string; reason: string };

/** Objects to a claim of the caller's listing, with a reason. */
export function objectToClaim(
  { db }: { db: Db },
  { id, reason }: ObjectToClaimInput,
): Promise<Outcome<'object_to_claim'>> {
  return callWrite({ db }, 'object_to_claim', { claim_id: id, reason });
}

type SendClaimCodeInput = { id: string; address: string };

/** Mails a code to an address of the business; the database checks it against website and email. */
export function sendClaimCode(
  { db }: { db: Db },
  { id, address }: SendClaimCodeInput,
): Promise<Outcome<'send_claim_code'>> {
  return callWrite({ db }, 'send_claim_code', { claim_id: id, address });
}

type SendClaimInput = { id: string; note: string };

/**
 * Sends the documents of a claim to the admins.
 */
export function sendClaim(
  { db }: { db: Db },
  { id, note }: SendClaimInput,
): Promise<Outcome<'send_claim'>> {
  return callWrite({ db }, 'send_claim', { claim_id: id, note });
}

export type SignedDocument = Claim['documents'][number] & {
  name: string;
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
    name: document.name ?? t.document,
    address: data?.[index]?.signedUrl ?? null,
  }));
}

type StartClaimInput = { id: string; businessId: string; evidence: Evidence };

/**
 * Starts a claim, or continues the caller's open one of that listing with this kind of evidence.
 */
export function startClaim(
  { db }: { db: Db },
  { id, businessId, evidence }: StartClaimInput,
): Promise<Outcome<'start_claim'>> {
  return callWrite({ db }, 'start_claim', { claim_id: id, business_id: businessId, evidence });
}

type WithdrawClaimInput = { id: string };

/** Withdraws a claim. */
export function withdrawClaim(
  { db }: { db: Db },
  { id }: WithdrawClaimInput,
): Promise<Outcome<'withdraw_claim'>> {
  return callWrite({ db }, 'withdraw_claim', { claim_id: id });
}
