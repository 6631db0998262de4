import { z } from 'zod';

/** What was written since a position; see `Changes`. */
export const changesSchema = z.strictObject({
  position: z.string(),
  since_seconds: z.number().nullable(),
  tags: z.record(z.string(), z.number()),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  find_changes: changesSchema,
};
