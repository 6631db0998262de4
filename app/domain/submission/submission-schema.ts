import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';

const moment = z.iso.datetime({ offset: true });

/** A submission as its submitter and admins read it. */
export const submissionSchema = z.strictObject({
  id: z.guid(),
  status: z.enum(Constants.public.Enums.submission_status),
  /** For drafts, unvalidated input; see `readContent`. */
  content: z.record(z.string(), z.unknown()),
  /** As its sender sent it, once an admin has corrected it. */
  sent_content: z.record(z.string(), z.unknown()).nullable(),
  /** Increases with every change. */
  revision: z.int(),
  sent_at: moment.nullable(),
  /** Why it was last refused. */
  reason: z.string().nullable(),
  decided_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  /** The slug of the listing created from it. */
  listing: z.string().nullable(),
  /**
   * What becomes of the submitter's claim with an approval: given; unconfirmed, if the website is not
   * confirmed yet; asked, if they must verify it afterwards. Null if they claim nothing.
   */
  ownership: z.enum(['given', 'unconfirmed', 'asked']).nullable(),
  /** Whether the reader is its submitter. */
  is_own: z.boolean(),
});

/** Schema of the answer of a function that writes submissions, by its possible outcomes. */
function outcomeSchema<const Outcomes extends readonly [string, ...string[]]>(outcomes: Outcomes) {
  return z.strictObject({
    outcome: z.enum(outcomes),
    /** The stored submission; null if there is none. */
    submission: submissionSchema.nullable(),
  });
}

export const savedDraftSchema = outcomeSchema(['saved', 'stale', 'closed']);
export const sentSubmissionSchema = outcomeSchema(['sent', 'stale', 'closed', 'listed']);
export const withdrawnSubmissionSchema = outcomeSchema(['withdrawn', 'closed']);

export const ownSubmissionsSchema = pageSchema(
  z.strictObject({
    id: z.guid(),
    name: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    status: z.enum(Constants.public.Enums.submission_status),
    sent_at: moment.nullable(),
    updated_at: moment,
    listing: z.string().nullable(),
  }),
);

/** The location of an address, derived from the directory's listings. */
export const locatedAddressSchema = z.strictObject({
  place: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  /** What the location is precise to; null without one. */
  precision: z.enum(['street', 'zip', 'city']).nullable(),
  time_zone: z.string().nullable(),
  /** Those of the towns near, where zones meet: its own is one of them. Else empty. */
  time_zones: z.array(z.string()),
  /** The most common city of the zip code's listings, if none of them is in the given city. */
  usual_city: z.string().nullable(),
});

/** A listing that may be the described business. */
export const similarBusinessSchema = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  name: z.string(),
  street: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  category: z.string(),
  is_claimed: z.boolean(),
  /** Confidence, up to 1. */
  score: z.number().min(0).max(1),
  reasons: z.array(z.enum(['name', 'phone', 'website', 'address', 'near'])),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_own_submissions: ownSubmissionsSchema,
  find_similar_businesses: z.array(similarBusinessSchema).max(5),
  get_submission: submissionSchema.nullable(),
  locate_address: locatedAddressSchema,
  save_draft: savedDraftSchema,
  send_submission: sentSubmissionSchema,
  withdraw_submission: withdrawnSubmissionSchema,
};
