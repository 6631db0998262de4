import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';

const { claim_evidence, claim_status, code_channel, listing_status, verification_level } =
  Constants.public.Enums;
const moment = z.iso.datetime({ offset: true });
const evidence = z.enum(claim_evidence);
const place = { slug: z.string(), name: z.string(), city: z.string(), state: z.string() };

const documentsSchema = z.array(
  z.strictObject({
    path: z.string(),
    name: z.string().nullable(),
    type: z.string().nullable(),
    bytes: z.int().nullable(),
  }),
);

/** A claim as its claimant sees it. */
export const claimSchema = z.strictObject({
  id: z.guid(),
  status: z.enum(claim_status),
  evidence,
  /** The code to show on the website. */
  website_code: z.string(),
  note: z.string().nullable(),
  /** When the evidence was complete; null before. */
  sent_at: moment.nullable(),
  /** When the value that its approval rested on was taken back. */
  reopened_at: moment.nullable(),
  /** The present owner may object until then. */
  object_until: moment.nullable(),
  has_objection: z.boolean(),
  /** Null also for a claim that was rejected because a rival's was approved. */
  reason: z.string().nullable(),
  decided_at: moment.nullable(),
  documents: documentsSchema,
  /** Where the newest code went, and when; without an address for who has a letter unasked. */
  code_sent: z
    .strictObject({ channel: z.enum(code_channel), address: z.string().nullable(), at: moment })
    .nullable(),
});

/** A listing that a person may claim, with their last claim of it. */
export const claimFormSchema = z.strictObject({
  listing: z.strictObject({
    ...place,
    id: z.guid(),
    status: z.enum(listing_status),
    is_claimed: z.boolean(),
  }),
  is_own: z.boolean(),
  /** Hosts to whose addresses a code may be mailed. */
  mail_hosts: z.array(z.string()),
  /** Those where a code gives the listing at once; elsewhere an admin decides. */
  instant_hosts: z.array(z.string()),
  /** Where a code may be shown; null if that proves nothing. */
  website: z.string().nullable(),
  /** Where a letter with a code is sent; null if the address counts for nothing. */
  letter_address: z.string().nullable(),
  /** The phone that a code may go to; null if it counts for nothing. */
  phone: z.string().nullable(),
  /** Whether a provider may text and call it, and call it at this hour. */
  can_text: z.boolean(),
  can_call: z.boolean(),
  /** Whether somebody may hold a code of the listing, from a letter or an invitation. */
  has_owner_code: z.boolean(),
  claim: claimSchema.nullable(),
});

/** Schema of the response of a function that writes, with its possible outcomes. */
function outcomeSchema<const Outcomes extends readonly [string, ...string[]]>(outcomes: Outcomes) {
  return z.strictObject({
    outcome: z.enum(outcomes),
    /** The claim after the call. */
    claim: claimSchema.nullable(),
  });
}

export const startedClaimSchema = outcomeSchema(['started', 'own', 'unlisted', 'closed']);
export const sentCodeSchema = outcomeSchema(['sent', 'wait', 'closed']);
export const enteredCodeSchema = outcomeSchema(['entered', 'expired', 'closed']);
export const confirmedCodeSchema = outcomeSchema([
  'approved',
  'sent',
  'expired',
  'wrong',
  'used_up',
  'closed',
]);
export const sentClaimSchema = outcomeSchema(['sent', 'no_documents', 'closed']);
export const requestedCodeSchema = outcomeSchema(['requested', 'impossible', 'closed']);
export const withdrawnClaimSchema = outcomeSchema(['withdrawn', 'closed']);
export const finishedCheckSchema = outcomeSchema(['approved', 'sent', 'closed']);

/** Where the Worker looks for a code, and within which domain. */
export const websiteCheckSchema = z.strictObject({
  id: z.guid(),
  website: z.string(),
  domain: z.string(),
  code: z.string(),
});

/** A code for the Worker to send, or why there is none. */
export const begunPhoneCodeSchema = z.object({
  outcome: z.enum(['send', 'wait', 'night', 'impossible', 'closed']),
  id: z.guid().optional(),
  phone: z.string().optional(),
  code: z.string().optional(),
});

const claimantSchema = z.strictObject({
  name: z.string().nullable(),
  email: z.string().nullable(),
  since: moment,
  /** How the claimant's other claims were decided. */
  approved: z.int(),
  rejected: z.int(),
});

/** A call that an admin is asked to make. */
const callSchema = z.strictObject({
  version: z.int(),
  is_own: z.boolean(),
  is_waiting: z.boolean(),
  phone: z.string(),
  created_at: moment,
  claimant: claimantSchema,
  listing: z.strictObject({ ...place, id: z.guid() }),
});

/** A claim of a listing as its present owner sees it. */
export const objectionSchema = z.strictObject({
  ...place,
  id: z.guid(),
  status: z.enum(claim_status),
  evidence,
  sent_at: moment,
  object_until: moment,
  objection: z.string().nullable(),
  documents: documentsSchema,
  /** Whether they may still object. */
  is_open: z.boolean(),
});

export const madeObjectionSchema = z.strictObject({
  outcome: z.enum(['objected', 'over', 'closed']),
  objection: objectionSchema.nullable(),
});

/** A claim as an admin sees it. */
export const reviewedClaimSchema = z.strictObject({
  ...claimSchema.shape,
  revision: z.int(),
  /** The present owner's objection. */
  objection: z.string().nullable(),
  objection_documents: documentsSchema,
  /** Whether the reader is the claimant or owns the listing. */
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

export const ownClaimsSchema = pageSchema(
  z.strictObject({
    ...place,
    id: z.guid(),
    status: z.enum(claim_status),
    sent_at: moment.nullable(),
  }),
);

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  begin_phone_code: begunPhoneCodeSchema,
  begin_website_check: websiteCheckSchema.nullable(),
  confirm_claim_code: confirmedCodeSchema,
  enter_claim_code: enteredCodeSchema,
  find_objections: z.array(objectionSchema),
  find_own_claims: ownClaimsSchema,
  finish_website_check: finishedCheckSchema,
  get_call: callSchema.nullable(),
  get_claim: reviewedClaimSchema.nullable(),
  get_claim_form: claimFormSchema.nullable(),
  get_objection: objectionSchema.nullable(),
  object_to_claim: madeObjectionSchema,
  read_out_code: z.strictObject({ phone: z.string(), code: z.string() }).nullable(),
  request_call: requestedCodeSchema,
  request_claim_letter: requestedCodeSchema,
  send_claim: sentClaimSchema,
  send_claim_code: sentCodeSchema,
  start_claim: startedClaimSchema,
  withdraw_claim: withdrawnClaimSchema,
};
