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

const done = z.strictObject({ outcome: z.literal('done') });

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  save_category: done,
  find_categories_to_manage: z.array(z.strictObject({ ...fields, listings: z.int() })),
};
