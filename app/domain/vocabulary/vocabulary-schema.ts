import { z } from 'zod';

const phrases = z.array(z.string());

/** An entry of search's vocabulary: what its phrases mean. */
export const vocabularyPageSchema = z.strictObject({
  entries: z.array(z.strictObject({ key: z.string(), name: z.string(), phrases })),
  /** Where the next page begins. */
  next: z.string().nullable(),
});

export const vocabularyEntrySchema = z.strictObject({
  kind: z.string(),
  key: z.string(),
  name: z.string(),
  /** `is_own`: added here, not shipped with the product. */
  phrases: z.array(z.strictObject({ phrase: z.string(), is_own: z.boolean() })),
  /** Shipped phrases that were removed here. */
  removed: phrases,
  /** Of features and brands: since when nobody is offered it. */
  retired_at: z.iso.datetime({ offset: true }).nullable(),
  /** How many have it, of a feature. */
  listings: z.int().nullable(),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  change_vocabulary: z.strictObject({ outcome: z.enum(['done', 'unchanged']) }),
  find_vocabulary: vocabularyPageSchema,
  get_vocabulary_entry: vocabularyEntrySchema.nullable(),
};
