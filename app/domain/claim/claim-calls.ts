import * as t from '#app/messages/domain/status.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { defineRead } from '../call-function.ts';
import { callWrite, type Outcome, defineWrite } from '../call-write.ts';
import { type Claim, documentBucket, type Evidence } from './claim.ts';

type ConfirmClaimCodeInput = { id: string; code: string };

/**
 * Confirms the newest code, by mail, phone or letter; if nobody contests it, the caller owns the listing at once.
 * Entering and checking are two calls, so that every attempt counts
 * (`claim_codes` in supabase/migrations).
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

/** Returns by which evidence a published listing can be claimed, for visitors. */
export const findClaimWays = defineRead('find_claim_ways', (slug: string) => ({
  listing_slug: slug,
}));

/** Returns a claim as an admin sees it; null if there is none, and for everybody else. */
export const findClaim = defineRead('get_claim', (id: string) => ({ claim_id: id }));

/**
 * Returns a listing that the caller may claim, with their last claim of it; null if the listing is
 * not public.
 */
export const findClaimForm = defineRead('get_claim_form', (idOrSlug: string) => ({
  id_or_slug: idOrSlug,
}));

/**
 * Returns the claim to which the caller, who owns the listing, may object; null if there is none.
 */
export const findObjection = defineRead('get_objection', (id: string) => ({ claim_id: id }));

/** Returns the undecided claims of the caller's listings. */
export const findObjections = defineRead('find_objections');

/**
 * Returns a page of the caller's claims, the last changed first; `after` is the `next` of the
 * previous page.
 */
export const findOwnClaims = defineRead('find_own_claims', (after: string | null) =>
  after === null ? {} : { after },
);

/** Objects to a claim of the caller's listing, with a reason. */
export const objectToClaim = defineWrite(
  'object_to_claim',
  ({ id, reason }: { id: string; reason: string }) => ({ claim_id: id, reason }),
);

/** Has a letter with a code printed for the listing's address, where that is evidence. */
export const requestClaimLetter = defineWrite('request_claim_letter', ({ id }: { id: string }) => ({
  claim_id: id,
}));

/** Asks an admin to call the listing's phone and read out a code. */
export const requestCall = defineWrite('request_call', ({ id }: { id: string }) => ({
  claim_id: id,
}));

/** Returns a call to make, as an admin sees it; null if there is none, and for everybody else. */
export const findCall = defineRead('get_call', (id: string) => ({ code_id: id }));

/** Makes the code that an admin reads out, this once; nothing where nobody waits for the call. */
export const readOutCode = defineWrite('read_out_code', (id: string) => ({ code_id: id }));

/** Mails a code to an address of the business; the database checks it against website and email. */
export const sendClaimCode = defineWrite(
  'send_claim_code',
  ({ id, address }: { id: string; address: string }) => ({ claim_id: id, address }),
);

/** Sends the documents of a claim to the admins. */
export const sendClaim = defineWrite(
  'send_claim',
  ({ id, note }: { id: string; note: string }) => ({ claim_id: id, note }),
);

export type SignedDocument = Claim['documents'][number] & {
  name: string;
  /** Opens it for ten minutes; null if it could not be signed. */
  address: string | null;
};

const goodForSeconds = 600;

/** Returns the documents of a claim with URLs that open them, for who sent them and admins. */
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

/**
 * Starts a claim, or continues the caller's open one of that listing with this kind of evidence.
 */
export const startClaim = defineWrite(
  'start_claim',
  ({ id, businessId, evidence }: { id: string; businessId: string; evidence: Evidence }) => ({
    claim_id: id,
    business_id: businessId,
    evidence,
  }),
);

/** Withdraws a claim. */
export const withdrawClaim = defineWrite('withdraw_claim', ({ id }: { id: string }) => ({
  claim_id: id,
}));
