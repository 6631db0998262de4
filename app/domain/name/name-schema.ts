import { z } from 'zod';

const done = z.strictObject({ outcome: z.literal('done') });

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_name_changes: z.array(
    z.strictObject({
      id: z.int(),
      changed_at: z.iso.datetime({ offset: true }),
      /** Null for a deleted account. */
      changed_by: z.string().nullable(),
      /** The fields that changed; null when it was added. */
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()),
      can_undo: z.boolean(),
    }),
  ),
  /** How much moves, by what it is: listings, phrases, guides. */
  merge_names: z.record(z.string(), z.int()),
  rename_word: done,
  retire_name: done,
  undo_name_change: done,
  save_author: done,
  find_authors: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      bio: z.string(),
      retired_at: z.iso.datetime({ offset: true }).nullable(),
      texts: z.int(),
    }),
  ),
};
