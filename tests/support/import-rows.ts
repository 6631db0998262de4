import { randomUUID } from 'node:crypto';
import { type ImportCounts, importCountsSchema } from '#app/domain/import/import-schema.ts';
import type { ListingRow } from '#app/domain/import/read-row.ts';
import { splitIntoRounds } from '#app/domain/import/split-into-rounds.ts';
import type { Database } from '../../supabase/local/database.ts';

/** An import of one call, unless `batch` is that of another. */
export async function importInto(
  database: Database,
  rows: ListingRow[],
  batch: string = randomUUID(),
): Promise<ImportCounts> {
  const [row] = await database.query<{ counts: unknown }>(
    'select public.import_listings($1, $2, clock_timestamp()) as counts',
    [batch, JSON.stringify(splitIntoRounds(rows))],
  );
  return importCountsSchema.parse(row?.counts);
}
