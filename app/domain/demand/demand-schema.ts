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
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_unmet_demand: z.array(unmetDemandSchema).max(50).nullable(),
  hide_unmet_demand: z.strictObject({ outcome: z.literal('done') }),
};
