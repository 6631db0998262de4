import type { z } from 'zod';
import * as t from '#app/messages/domain/status.ts';
import { optionalText } from '../field/field.ts';
import type * as schemas from './claim-schema.ts';

/** A claim as its claimant sees it. */
export type Claim = z.infer<typeof schemas.claimSchema>;

export type Evidence = Claim['evidence'];

export type ClaimFormData = z.infer<typeof schemas.claimFormSchema>;
export type Objection = z.infer<typeof schemas.objectionSchema>;
export type ReviewedClaim = z.infer<typeof schemas.reviewedClaimSchema>;
export type OwnClaims = z.infer<typeof schemas.ownClaimsSchema>;

/** The claimant's note about the documents. */
export const noteField = optionalText(t.note, 1000);

/** "by a code emailed to the business" */
export const evidenceNames: Record<Evidence, string> = {
  email: t.byEmail,
  website: t.byWebsite,
  letter: t.byLetter,
  phone: t.byPhone,
  documents: t.byDocuments,
};

/** Returns the status of a claim, for a list. */
export function describeStatus({ status, sent_at }: Pick<Claim, 'status' | 'sent_at'>): string {
  if (status === 'pending') return sent_at === null ? t.notVerified : t.awaitingReview;
  return {
    approved: t.approved,
    rejected: t.rejected,
    withdrawn: t.withdrawn,
  }[status];
}

/** Returns why a claim was rejected; an admin's reason is null if a rival's claim was approved. */
export function describeClaimRejection(reason: string | null): string {
  return reason ?? t.rivalApproved;
}

/** Returns whether the time to object is over, or there was no owner to object. */
export function isObjectionPeriodOver(until: string | null, now: Date): boolean {
  return until === null || Date.parse(until) <= now.getTime();
}

/** A private bucket: claimants and admins read it by signed URLs. */
export const documentBucket = 'claim-documents';

/** Maximum size and number of documents; the bucket `claim-documents` has the same. */
export const documentLimits = { bytes: 10 * 1024 * 1024, count: 5 } as const;

/** Where the website may show its code, and under which name. */
export const websiteProof = {
  metaName: 'mainstreet-claim',
  path: '/.well-known/mainstreet-claim.txt',
} as const;

/** The first bytes of the accepted file types. */
const beginnings = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

type DocumentType = keyof typeof beginnings;

/** Of the brands that follow 'ftyp' in files of phones. */
const heic = /^ftyp(?:heic|heix|heim|heis|mif1)$/;

/** Returns what a photo of the front shows on paper, so that it was taken for this claim. */
export function readPaperCode({ website_code }: Pick<Claim, 'website_code'>): string {
  return website_code.slice(-6).toUpperCase();
}

/** Returns the type of a document by its content, not its name; null if it is not accepted. */
export function detectDocumentType(bytes: Uint8Array): DocumentType | 'image/heic' | null {
  if (heic.test(String.fromCharCode(...bytes.subarray(4, 12)))) return 'image/heic';
  const found = Object.entries(beginnings).find(([, beginning]) =>
    beginning.every((byte, index) => bytes[index] === byte),
  );
  return (found?.[0] as DocumentType | undefined) ?? null;
}
