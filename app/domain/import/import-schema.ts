import { z } from 'zod';

const rows = z.int().min(0);

/** What became of the rows of a batch. */
export const importCountsSchema = z.strictObject({
  added: rows,
  /** Businesses that were listed already and took something new from their row. */
  changed: rows,
  unchanged: rows,
  /** Of the added: what may be another listing, for an admin to look at. */
  marked: rows,
});

export type ImportCounts = z.infer<typeof importCountsSchema>;
