import * as t from '#app/messages/domain/claim.ts';
import type { Db } from '#app/services/supabase/client.ts';
import {
  type DataFailure,
  describeFailure,
  findRefusal,
  type Refusal,
} from '#app/services/supabase/describe-failure.ts';
import { type Answer, callFunction } from '../call-function.ts';
import {
  type Claim,
  type Claiming,
  documentBucket,
  type Evidence,
  type Objection,
  type OwnClaims,
  type ReviewedClaim,
} from './claim.ts';

/** Why nothing was written. */
export type ClaimFailure = { ok: false; reason: DataFailure | 'too-many' | 'not-found' };

type Changing =
  | 'start_claim'
  | 'withdraw_claim'
  | 'send_claim_code'
  | 'enter_claim_code'
  | 'confirm_claim_code'
  | 'send_claim'
  | 'object_to_claim';

type ClaimOutcome<Name extends Changing> = ({ ok: true } & Answer<Name>) | ClaimFailure | Refusal;

/** Reads the response of a function that changes a claim. Those functions are idempotent. */
function readOutcome<Name extends Changing>({
  data,
  error,
  status,
}: {
  data: unknown;
  error: { code: string; message: string } | null;
  status: number;
}): ClaimOutcome<Name> {
  if (error) return findRefusal(error) ?? { ok: false, reason: describeClaimFailure(status) };
  return { ok: true, ...(data as Answer<Name>) };
}

/** @param status of the response; 0 without one */
export function describeClaimFailure(status: number): ClaimFailure['reason'] {
  if (status === 429) return 'too-many';
  if (status === 404) return 'not-found';
  return describeFailure(status);
}

type ConfirmClaimCodeInput = { id: string; code: string };

/**
 * Confirms the code of the newest mail; if nobody contests it, the caller owns the listing at once.
 * Entering and checking are two calls, so that every attempt counts
 * (supabase/migrations/20261121002574_claim_codes.sql).
 */
export async function confirmClaimCode(
  { db }: { db: Db },
  { id, code }: ConfirmClaimCodeInput,
): Promise<ClaimOutcome<'confirm_claim_code'>> {
  const entered = readOutcome<'enter_claim_code'>(
    await db.rpc('enter_claim_code', { claim_id: id, code }),
  );
  if (!entered.ok) return entered;
  if (entered.outcome !== 'entered') return { ...entered, outcome: entered.outcome };
  return readOutcome<'confirm_claim_code'>(await db.rpc('confirm_claim_code', { claim_id: id }));
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
export function findClaiming({ db }: { db: Db }, idOrSlug: string): Promise<Claiming | null> {
  return callFunction({ db }, 'get_claiming', { id_or_slug: idOrSlug });
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
export async function objectToClaim(
  { db }: { db: Db },
  { id, reason }: ObjectToClaimInput,
): Promise<ClaimOutcome<'object_to_claim'>> {
  return readOutcome<'object_to_claim'>(await db.rpc('object_to_claim', { claim_id: id, reason }));
}

type SendClaimCodeInput = { id: string; address: string };

/** Mails a code to an address of the business; the database checks it against website and email. */
export async function sendClaimCode(
  { db }: { db: Db },
  { id, address }: SendClaimCodeInput,
): Promise<ClaimOutcome<'send_claim_code'>> {
  return readOutcome<'send_claim_code'>(await db.rpc('send_claim_code', { claim_id: id, address }));
}

type SendClaimInput = { id: string; note: string };

/**
 * Sends the documents of a claim to the admins.
 */
export async function sendClaim(
  { db }: { db: Db },
  { id, note }: SendClaimInput,
): Promise<ClaimOutcome<'send_claim'>> {
  return readOutcome<'send_claim'>(await db.rpc('send_claim', { claim_id: id, note }));
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
export async function startClaim(
  { db }: { db: Db },
  { id, businessId, evidence }: StartClaimInput,
): Promise<ClaimOutcome<'start_claim'>> {
  return readOutcome<'start_claim'>(
    await db.rpc('start_claim', { claim_id: id, business_id: businessId, evidence }),
  );
}

type WithdrawClaimInput = { id: string };

/** Withdraws a claim. */
export async function withdrawClaim(
  { db }: { db: Db },
  { id }: WithdrawClaimInput,
): Promise<ClaimOutcome<'withdraw_claim'>> {
  return readOutcome<'withdraw_claim'>(await db.rpc('withdraw_claim', { claim_id: id }));
}
