import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';

const { claim_evidence, claim_status, listing_status, verification_level } = Constants.public.Enums;
const moment = z.iso.datetime({ offset: true });
const evidence = z.enum(claim_evidence);
const place = { slug: z.string(), name: z.string(), city: z.string(), state: z.string() };

/** A claim as its claimant reads it. */
export const claimSchema = z.strictObject({
  id: z.guid(),
  status: z.enum(claim_status),
  evidence,
  /** What the website is to show. */
  website_code: z.string(),
  note: z.string().nullable(),
  /** When the evidence was there; null while it is asked for. */
  sent_at: moment.nullable(),
  /** Until then the sitting owner may object. */
  object_until: moment.nullable(),
  has_objection: z.boolean(),
  reason: z.string().nullable(),
  decided_at: moment.nullable(),
  documents: z.array(
    z.strictObject({
      path: z.string(),
      name: z.string(),
      type: z.string().nullable(),
      bytes: z.int().nullable(),
    }),
  ),
  /** Where the newest code was mailed, and when. */
  code_sent: z.strictObject({ address: z.string(), at: moment }).nullable(),
});

/** What a person sees of a listing that they may claim, with their last claim of it. */
export const claimingSchema = z.strictObject({
  listing: z.strictObject({
    ...place,
    id: z.guid(),
    status: z.enum(listing_status),
    is_claimed: z.boolean(),
  }),
  is_own: z.boolean(),
  /** A code may be mailed to any address there. */
  mail_hosts: z.array(z.string()),
  /** Where a code may be shown; null where that proves nothing. */
  website: z.string().nullable(),
  claim: claimSchema.nullable(),
});

/** What a function that writes answers, by the outcomes that it can have. */
function outcomeSchema<const Outcomes extends readonly [string, ...string[]]>(outcomes: Outcomes) {
  return z.strictObject({
    outcome: z.enum(outcomes),
    /** As it stands now. */
    claim: claimSchema.nullable(),
    /** Sentences by field, of what is invalid. */
    errors: z.record(z.string(), z.string()),
  });
}

export const startedClaimSchema = outcomeSchema(['started', 'own', 'unlisted', 'closed']);
export const sentCodeSchema = outcomeSchema(['sent', 'wait', 'invalid', 'closed']);
export const enteredCodeSchema = outcomeSchema(['entered', 'invalid', 'closed']);
export const confirmedCodeSchema = outcomeSchema(['approved', 'sent', 'invalid', 'closed']);
export const sentClaimSchema = outcomeSchema(['sent', 'invalid', 'closed']);
export const withdrawnClaimSchema = outcomeSchema(['withdrawn', 'closed']);
export const finishedCheckSchema = outcomeSchema(['approved', 'sent', 'closed']);

/** Where the Worker looks for which code, within which domain. */
export const websiteCheckSchema = z.strictObject({
  id: z.guid(),
  website: z.string(),
  domain: z.string(),
  code: z.string(),
});

/** What a sitting owner reads of a claim of their listing. */
export const objectionSchema = z.strictObject({
  ...place,
  id: z.guid(),
  status: z.enum(claim_status),
  evidence,
  sent_at: moment,
  object_until: moment,
  objection: z.string().nullable(),
  /** Whether they may still object. */
  is_open: z.boolean(),
});

export const madeObjectionSchema = z.strictObject({
  outcome: z.enum(['objected', 'over', 'closed', 'invalid']),
  objection: objectionSchema.nullable(),
  errors: z.record(z.string(), z.string()),
});

const claimantSchema = z.strictObject({
  name: z.string().nullable(),
  email: z.string().nullable(),
  since: moment,
  /** How their claims were decided. */
  approved: z.int(),
  rejected: z.int(),
});

/** A claim as an admin decides about it. */
export const reviewedClaimSchema = z.strictObject({
  ...claimSchema.shape,
  revision: z.int(),
  /** What the sitting owner says. */
  objection: z.string().nullable(),
  /** Whether who reads it claims the listing, or owns it. */
  is_own: z.boolean(),
  claimant: claimantSchema,
  listing: z.strictObject({
    ...place,
    street: z.string().nullable(),
    zip_code: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    status: z.enum(listing_status),
    verification: z.enum(verification_level),
    owner: claimantSchema.nullable(),
  }),
  rivals: z.array(
    z.strictObject({
      id: z.guid(),
      status: z.enum(claim_status),
      evidence,
      sent_at: moment,
      claimant: claimantSchema,
    }),
  ),
});

export const decidedClaimSchema = z.strictObject({
  outcome: z.enum(['decided', 'stale', 'invalid', 'early', 'unlisted']),
  claim: reviewedClaimSchema.nullable(),
  errors: z.record(z.string(), z.string()),
});

export const ownClaimsSchema = pageSchema(
  z.strictObject({
    ...place,
    id: z.guid(),
    status: z.enum(claim_status),
    sent_at: moment.nullable(),
  }),
);
