import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';
import { editableValuesSchema, editorRoleSchema } from '../editing/editing-schema.ts';

const { duplicate_state, listing_fact, listing_status, fact_source, verification_level } =
  Constants.public.Enums;

const moment = z.iso.datetime({ offset: true });
const reasonSchema = z.enum(['name', 'phone', 'website', 'address', 'near']);

const listedSideSchema = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  name: z.string(),
  street: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  status: z.enum(listing_status),
  is_claimed: z.boolean(),
});

/** Two listings that may be duplicates, as the list shows them. */
export const duplicateLineSchema = z.strictObject({
  id: z.guid(),
  /** From 0 to 1; 0 for a pair that an admin added. */
  score: z.number(),
  /** What they have in common. */
  reasons: z.array(reasonSchema),
  state: z.enum(duplicate_state),
  found_at: moment,
  decided_at: moment.nullable(),
  first: listedSideSchema,
  second: listedSideSchema,
});

export const duplicatesSchema = z.strictObject({
  pairs: z.array(duplicateLineSchema).max(20),
  /** The `after` of the next page. */
  next: z.guid().nullable(),
  /** Stops at 1,000. */
  total: z.int().max(1000),
});

/** One of the two, with all facts that help to choose which to keep. */
export const duplicateSideSchema = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  status: z.enum(listing_status),
  verification: z.enum(verification_level),
  values: editableValuesSchema,
  specialty: z.string().nullable(),
  /** Its location, or the center of its zip code or city. */
  map_place: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  owner: z.strictObject({ name: z.string().nullable() }).nullable(),
  members: z.int(),
  /** Percent. */
  completeness: z.int(),
  rating: z.number().nullable(),
  review_count: z.int(),
  /** The newest three. */
  reviews: z.array(
    z.strictObject({
      id: z.guid(),
      author_name: z.string(),
      rating: z.int(),
      body: z.string(),
      created_at: moment,
    }),
  ),
  /** The number that wait for a decision. */
  claims: z.int(),
  /** Ids of changes that wait for a decision. */
  pending_changes: z.array(z.guid()),
  /** In the last 28 days. */
  views: z.int(),
  confirmations: z.partialRecord(
    z.enum(listing_fact),
    z.strictObject({ at: moment, source: z.enum(fact_source) }),
  ),
  /** By field of the history: who wrote it last. */
  last_words: z.record(z.string(), z.strictObject({ by: editorRoleSchema, at: moment })),
  /** The newest five changes. */
  history: z.array(
    z.strictObject({ number: z.int(), field: z.string(), by: editorRoleSchema, at: moment }),
  ),
  created_at: moment,
  updated_at: moment,
});

/** Why two listings cannot be merged, or a merge cannot be undone. */
export const mergeObstacleSchema = z.enum(['unlisted', 'owners', 'pending_changes', 'later']);

export const duplicatePairSchema = duplicateLineSchema.omit({ first: true, second: true }).extend({
  found_by: z.enum(['import', 'comparison', 'admin']),
  decider: z.string().nullable(),
  /** Version of what was seen; it changes when one of the two is written. */
  revision: z.string(),
  obstacle: mergeObstacleSchema.nullable(),
  /** Whether the reader owns one of the two. */
  is_own: z.boolean(),
  first: duplicateSideSchema,
  second: duplicateSideSchema,
  /** The last merge of the two, undone or not. */
  merge: z
    .strictObject({
      id: z.guid(),
      kept_id: z.guid(),
      merged_at: moment,
      choices: z.record(z.string(), z.enum(['kept', 'merged', 'both'])),
      undone_at: moment.nullable(),
      /** Fields that people changed after the merge; undoing it left them as they were. */
      left_alone: z.array(z.string()),
      reviews: z.int(),
      /** The older reviews of people who reviewed both. */
      parked_reviews: z.int(),
      questions: z.int(),
      conversations: z.int(),
      suggestions: z.int(),
      claims: z.int(),
      members: z.int(),
    })
    .nullable(),
});

/** Schema of the response of each act on a pair, with its possible outcomes. */
function outcomeSchema<const Outcomes extends readonly [string, ...string[]]>(outcomes: Outcomes) {
  return z.strictObject({
    outcome: z.enum(outcomes),
    obstacle: mergeObstacleSchema.nullable(),
    /** The pair after the call. */
    pair: duplicatePairSchema,
  });
}

/** `listed`: another listing has that name at that address. */
export const mergedBusinessesSchema = outcomeSchema(['merged', 'stale', 'refused', 'listed']);
export const unmergedBusinessesSchema = outcomeSchema(['unmerged', 'stale', 'refused', 'listed']);
export const markedDifferentSchema = outcomeSchema(['decided', 'stale']);

export const comparedBusinessSchema = z.strictObject({
  listing: z.guid(),
  /** Of the two that were named. */
  pair: z.guid().nullable(),
});

/** @public What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  compare_business: comparedBusinessSchema,
  find_duplicates: duplicatesSchema,
  get_duplicate: duplicatePairSchema.nullable(),
  mark_different: markedDifferentSchema,
  merge_businesses: mergedBusinessesSchema,
  unmerge_businesses: unmergedBusinessesSchema,
};
