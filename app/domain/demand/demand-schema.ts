import { z } from 'zod';

/** Words that people searched for in a city without a result. */
const unmetDemandSchema = z.strictObject({
  /** 'Austin, TX' */
  city: z.string(),
  /** The slug of that city. */
  metro: z.string(),
  words: z.string(),
  /** From how many networks, in the week with the most of the last four. */
  people: z.int(),
  /** There were results, and none of the first three was opened; only admins read these. */
  unopened: z.boolean(),
  /** The slug of what was searched or shown. */
  category: z.string().nullable(),
});

/** What businesses are whose category is "Other". */
const otherKindSchema = z.strictObject({
  words: z.string(),
  listings: z.int(),
  /** Up to three of them. */
  examples: z.array(z.strictObject({ name: z.string(), slug: z.string() })),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_unmet_demand: z.array(unmetDemandSchema).max(50).nullable(),
  find_other_kinds: z.array(otherKindSchema).max(50).nullable(),
  hide_unmet_demand: z.strictObject({ outcome: z.literal('done') }),
};
