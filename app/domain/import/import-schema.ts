import { z } from 'zod';

const rows = z.int().min(0);

/** The outcomes of a batch's rows. */
export const importCountsSchema = z.strictObject({
  added: rows,
  /** Existing listings that were updated from their row. */
  changed: rows,
  unchanged: rows,
  /** Added listings that may duplicate another one, for an admin to review. */
  marked: rows,
});

export type ImportCounts = z.infer<typeof importCountsSchema>;
