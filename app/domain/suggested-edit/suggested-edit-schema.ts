import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { pageSchema } from '../page/page-schema.ts';

const { suggestion_status } = Constants.public.Enums;
const moment = z.iso.datetime({ offset: true });

const placeSchema = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
});

const fieldSchema = z.strictObject({
  id: z.guid(),
  /** A field of the history, 'status' or 'duplicate_of'. */
  field: z.string(),
  /** The values by field; null for a duplicate. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()),
  status: z.enum(suggestion_status),
  /** Whether the admins decide it. */
  is_with_admins: z.boolean(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
});

const evidence = {
  link: z.string().nullable(),
  note: z.string().nullable(),
  /** The end of the owner's time to decide; null without an owner. */
  owner_until: moment.nullable(),
  created_at: moment,
};

/** Somebody's suggestion, as they read it. */
export const suggestedEditSchema = z.strictObject({
  id: z.guid(),
  listing: placeSchema,
  ...evidence,
  fields: z.array(fieldSchema),
});

export const ownSuggestionsSchema = pageSchema(
  z.strictObject({
    ...suggestedEditSchema.pick({ id: true, listing: true, created_at: true }).shape,
    fields: z.array(fieldSchema.pick({ field: true, status: true })),
  }),
);

/** What an owner may decide; `now` has the present values. */
export const suggestionsToDecideSchema = z.array(
  fieldSchema.extend({ ...evidence, now: z.record(z.string(), z.unknown()).nullable() }),
);

/** A suggestion for one field, as an admin sees it. */
export const queuedEditSchema = fieldSchema.extend({
  ...evidence,
  /** The version that a decision names. */
  version: z.json(),
  now: z.unknown(),
  /** Whether the reader suggested it, or manages the listing. */
  is_own: z.boolean(),
  /** What an admin makes of it when they approve it. */
  corrected: z.record(z.string(), z.unknown()).nullable(),
  /** Whether it took effect at once. */
  is_applied: z.boolean(),
  is_waiting: z.boolean(),
  proposer: z.string().nullable(),
  listing: placeSchema,
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  decide_suggestion: z.strictObject({
    outcome: z.enum(['saved', 'passed_on', 'decided', 'listed']),
  }),
  find_own_suggestions: ownSuggestionsSchema,
  find_suggestions_to_decide: suggestionsToDecideSchema.nullable(),
  find_waiting_suggestions: z.array(
    z.strictObject({ id: z.guid(), name: z.string(), count: z.int(), until: moment.nullable() }),
  ),
  get_queued_edit: queuedEditSchema.nullable(),
  get_suggestion: suggestedEditSchema.nullable(),
  suggest_edit: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.enum(['sent', 'nothing', 'own', 'unconfirmed', 'unlisted']) }),
    z.strictObject({ outcome: z.literal('invalid'), field: z.string() }),
  ]),
  withdraw_suggestion: z.strictObject({ outcome: z.literal('withdrawn') }),
};
