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

/** Two listings that may be one business, as a line of the list tells them. */
export const duplicateLineSchema = z.strictObject({
  id: z.guid(),
  /** From 0 to 1; 0 of a pair that an admin made. */
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

/** One of the two with all that tells which word of it to keep. */
export const duplicateSideSchema = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  status: z.enum(listing_status),
  verification: z.enum(verification_level),
  values: editableValuesSchema,
  specialty: z.string().nullable(),
  /** Its own place, or the middle of its zip code or city. */
  map_place: z.strictObject({ lat: z.number(), lng: z.number() }).nullable(),
  /** By name. */
  owner: z.string().nullable(),
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
  /** That wait for a decision. */
  claims: z.int(),
  /** Ids of changes that wait for a decision. */
  held: z.array(z.guid()),
  /** Within 28 days. */
  views: z.int(),
  confirmations: z.partialRecord(
    z.enum(listing_fact),
    z.strictObject({ at: moment, source: z.enum(fact_source) }),
  ),
  /** By field of the history, who wrote it last. */
  last_words: z.record(z.string(), z.strictObject({ by: editorRoleSchema, at: moment })),
  /** The newest five changes. */
  history: z.array(
    z.strictObject({ number: z.int(), field: z.string(), by: editorRoleSchema, at: moment }),
  ),
  created_at: moment,
  updated_at: moment,
});

/** Why two listings cannot be merged, or a merge taken back. */
export const mergeObstacleSchema = z.enum(['unlisted', 'owners', 'held', 'later']);

export const duplicatePairSchema = duplicateLineSchema.omit({ first: true, second: true }).extend({
  found_by: z.enum(['import', 'comparison', 'admin']),
  decider: z.string().nullable(),
  /** Of what was seen: another once one of the two was written. */
  revision: z.string(),
  obstacle: mergeObstacleSchema.nullable(),
  /** Whether who reads it owns one of the two. */
  is_own: z.boolean(),
  first: duplicateSideSchema,
  second: duplicateSideSchema,
  /** The last merge of these two, taken back or not. */
  merge: z
    .strictObject({
      id: z.guid(),
      kept_id: z.guid(),
      merged_at: moment,
      choices: z.record(z.string(), z.enum(['kept', 'merged', 'both'])),
      undone_at: moment.nullable(),
      /** What people had changed since, and was left to them when it was taken back. */
      left_alone: z.array(z.string()),
      reviews: z.int(),
      /** Older ones of who wrote about both. */
      parked_reviews: z.int(),
      claims: z.int(),
      members: z.int(),
    })
    .nullable(),
});

/** What each act on a pair answers, by the outcomes that it can have. */
function outcomeSchema<const Outcomes extends readonly [string, ...string[]]>(outcomes: Outcomes) {
  return z.strictObject({
    outcome: z.enum(outcomes),
    obstacle: mergeObstacleSchema.nullable(),
    /** As it stands now. */
    pair: duplicatePairSchema,
  });
}

/** `listed`: another listing has that name at that address. */
export const mergedBusinessesSchema = outcomeSchema(['merged', 'stale', 'refused', 'listed']);
export const unmergedBusinessesSchema = outcomeSchema(['unmerged', 'stale', 'refused', 'listed']);
export const markedDifferentSchema = outcomeSchema(['decided', 'stale']);

export const comparedBusinessSchema = z.strictObject({
  /** `same`: the two that were named are one listing. */
  outcome: z.enum(['compared', 'unknown', 'same']),
  listing: z.guid().nullable(),
  /** Of the two that were named. */
  pair: z.guid().nullable(),
});
