import { z } from 'zod';

const fields = {
  slug: z.string(),
  name: z.string(),
  /** One sentence for people who choose it. */
  meaning: z.string(),
  /** Names of features that its listings may have. */
  attributes: z.array(z.string()),
  /** The slug whose drawing its listings have; null: its own. */
  drawing: z.string().nullable(),
  /** In lists, before those without one. */
  position: z.int().nullable(),
  /** Nobody can choose it any more since then. */
  retired_at: z.iso.datetime({ offset: true }).nullable(),
};

const someFields = z.strictObject(fields).partial();

const done = z.strictObject({ outcome: z.literal('done') });

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  save_category: done,
  retire_category: done,
  find_categories_to_manage: z.array(z.strictObject({ ...fields, listings: z.int() })),
  find_category_changes: z.array(
    z.strictObject({
      id: z.int(),
      changed_at: z.iso.datetime({ offset: true }),
      /** Null for a deleted account. */
      changed_by: z.string().nullable(),
      /** The fields that changed; null when it was added. */
      before: someFields.nullable(),
      after: someFields,
    }),
  ),
  merge_categories: z.strictObject({
    /** How many listings have it as their own category, and as a further one. */
    listings: z.int(),
    further: z.int(),
    phrases: z.int(),
  }),
};
