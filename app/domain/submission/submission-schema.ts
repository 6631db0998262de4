import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';

const moment = z.iso.datetime({ offset: true });

/** A submission as its submitter and admins read it. */
export const submissionSchema = z.strictObject({
  id: z.guid(),
  status: z.enum(Constants.public.Enums.submission_status),
  /** Of a draft whatever was typed; see `readContent`. */
  content: z.record(z.string(), z.unknown()),
  /** Goes up with every change. */
  revision: z.int(),
  sent_at: moment.nullable(),
  /** Why it was refused last. */
  reason: z.string().nullable(),
  decided_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  /** The slug of the listing that it became. */
  listing: z.string().nullable(),
  /** Whether who reads it has sent it. */
  is_own: z.boolean(),
});

/** What a function that writes submissions answers, by the outcomes that it can have. */
function outcomeSchema<const Outcomes extends readonly [string, ...string[]]>(outcomes: Outcomes) {
  return z.strictObject({
    outcome: z.enum(outcomes),
    /** As it stands now; null where there is none. */
    submission: submissionSchema.nullable(),
    /** Sentences by field, of what is invalid. */
    errors: z.record(z.string(), z.string()),
  });
}

export const savedDraftSchema = outcomeSchema(['saved', 'stale', 'closed']);
export const sentSubmissionSchema = outcomeSchema(['sent', 'invalid', 'stale', 'closed']);
export const withdrawnSubmissionSchema = outcomeSchema(['withdrawn', 'closed']);
export const decidedSubmissionSchema = outcomeSchema(['decided', 'invalid', 'stale', 'listed']);

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

/** Where an address is, as far as the directory's listings tell. */
export const locatedAddressSchema = z.strictObject({
  place: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  /** What the place is that of; null without one. */
  precision: z.enum(['street', 'zip', 'city']).nullable(),
  time_zone: z.string().nullable(),
  /** The city that most listings of the zip code have, where none of them has the one that was given. */
  usual_city: z.string().nullable(),
});

/** A listing that may be the business that somebody describes. */
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
  /** How sure it is, up to 1. */
  score: z.number().min(0).max(1),
  reasons: z.array(z.enum(['name', 'phone', 'website', 'address', 'near'])),
});
