import { randomUUID } from 'node:crypto';
import { type ImportCounts, batchCountsSchema } from '#app/domain/import/import-schema.ts';
import type { ImportRow } from '#app/domain/import/read-row.ts';
import { splitIntoRounds } from '#app/domain/import/split-into-rounds.ts';
import type { Database } from '../../supabase/local/database.ts';

type ImportOptions = {
  /** Of an earlier call. */
  batch?: string;
  withHeld?: boolean;
};

/** An import of one call. */
export async function importInto(
  database: Database,
  rows: ImportRow[],
  { batch = randomUUID(), withHeld = false }: ImportOptions = {},
): Promise<ImportCounts> {
  const [row] = await database.query<{ counts: unknown }>(
    'select public.import_listings($1, $2, clock_timestamp(), $3) as counts',
    [batch, JSON.stringify(splitIntoRounds(rows)), withHeld],
  );
  return batchCountsSchema.parse(row?.counts);
}
