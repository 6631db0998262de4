import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { queueKinds } from './queue-kinds.ts';

const moment = z.iso.datetime({ offset: true });
const count = z.strictObject({ count: z.int() });

/** What an admin should look at twice, each with what it is made of. */
export const signalsSchema = z
  .strictObject({
    /** Of the last day. */
    new_account: z.strictObject({ since: moment }),
    /** What the sender sent earlier of the kind. */
    refused_before: count,
    likely_duplicate: z.strictObject({
      name: z.string(),
      score: z.number(),
      reasons: z.array(z.enum(['name', 'phone', 'website', 'address', 'near'])),
    }),
    /** A submission that was refused and mended. */
    sent_again: z.strictObject({ reason: z.string() }),
    has_owner: z.strictObject({}),
    /** Others who claim the same listing. */
    rivals: count,
    /** How often a change of this field of this listing was refused. */
    asked_again: count,
  })
  .partial();

const item = {
  id: z.guid(),
  /** Of the business. */
  name: z.string(),
  city: z.string(),
  state: z.string(),
  sent_at: moment,
  /** Who sent it, by name. */
  sender: z.string().nullable(),
  sender_id: z.guid().nullable(),
  /** How what they sent earlier of its kind was decided. */
  approved: z.int(),
  refused: z.int(),
  signals: signalsSchema,
};

const claim = {
  ...item,
  evidence: z.enum(Constants.public.Enums.claim_evidence),
  /** Until then the sitting owner is heard; null without one. */
  object_until: moment.nullable(),
};

const queuedItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...item, kind: z.literal('submission') }),
  z.strictObject({ ...claim, kind: z.literal('claim') }),
  z.strictObject({ ...claim, kind: z.literal('objection') }),
  z.strictObject({
    ...item,
    kind: z.literal('change'),
    field: z.enum(['name', 'category', 'address']),
  }),
]);

/** A page of what waits for an admin, and how many wait of each kind. */
export const adminQueueSchema = z.strictObject({
  items: z.array(queuedItemSchema).max(20),
  /** Where the next page begins; null on the last one. */
  next: z.string().nullable(),
  counts: z.record(z.enum(queueKinds), z.int()),
});
