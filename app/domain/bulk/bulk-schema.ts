import { z } from 'zod';

/** What an admin does to many listings, or decides of many items of the queue, at once. */
export const bulkJobSchema = z.strictObject({
  id: z.guid(),
  /** What the admin called it: "Suspend". */
  name: z.string().nullable(),
  state: z.enum(['waiting', 'running', 'done', 'undone', 'stopped']),
  row_count: z.int(),
  /** How long it can still be undone. */
  undo_ms: z.number(),
  /** The rows worked on, by outcome: `done`, or what prevented it. */
  outcomes: z.record(z.string(), z.int()),
});

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  start_bulk_job: bulkJobSchema,
  find_bulk_jobs: z.array(bulkJobSchema),
  end_bulk_job: bulkJobSchema,
};
