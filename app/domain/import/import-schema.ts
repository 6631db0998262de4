import { z } from 'zod';

/**
 * Why a row is held for review: its place would be a guess, or it may be an existing listing
 * without being so for certain.
 */
export const holdReasons = ['place', 'duplicate'] as const;

const rows = z.int().min(0);

/** The outcomes of a batch's rows. */
export const batchCountsSchema = z.strictObject({
  added: rows,
  /** Existing listings that were updated from their row. */
  changed: rows,
  unchanged: rows,
  /** Added listings that may duplicate another one, for an admin to review. */
  marked: rows,
  /** Rows held for review: nothing was added or changed. */
  held: z.array(
    z.strictObject({
      /** The index of its round, and its index within the round. */
      round: rows,
      index: rows,
      reason: z.enum(holdReasons),
      /** The listing that it may be. */
      similar_name: z.string().nullable(),
    }),
  ),
});

export type HoldReason = (typeof holdReasons)[number];

export type ImportCounts = z.infer<typeof batchCountsSchema>;

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  import_listings: batchCountsSchema,
};
