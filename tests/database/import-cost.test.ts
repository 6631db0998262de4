import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingOf } from '#app/domain/import/import-fixture.ts';
import type { ImportRow } from '#app/domain/import/read-row.ts';
import type { Database } from '../../supabase/local/database.ts';
import { howMany } from '../../supabase/local/testing/how-many.ts';
import { generateBusinesses } from '../../supabase/seed/generate.ts';
import { importRounds } from '../support/imports.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

const listingCount = howMany({ short: 150, long: 50_000 });
const pieceSize = 1_000;
const [fewRows, moreRows] = [15, 60];
/** A row looks at itself, at its neighbours of one zip code, and at what triggers ask of it. */
const maxReadPerRow = 60;

/** How many rows of listings are read while rows are imported. */
async function countReads(rows: ImportRow[]): Promise<number> {
  return database.transaction(async (client) => {
    await importRounds(client, rows);
    const answer = await client.query<{ read: number }>(
      "select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relid = 'public.businesses'::regclass",
    );
    return Number(answer.rows[0]?.read);
  });
}

test(
  'import comparisons use indexes, so their cost does not grow with the listings',
  async () => {
    const count = listingCount + fewRows + moreRows;
    const rows = [...generateBusinesses({ count })].map(({ row }) =>
      listingOf({
        name: row.name,
        street: row.street,
        city: row.city,
        state: row.state,
        zip_code: row.zip_code,
        phone: row.phone,
      }),
    );
    // In pieces, as the Worker imports: the plans of later ones know how many listings there are.
    for (let from = 0; from < listingCount; from += pieceSize) {
      const piece = rows.slice(from, Math.min(from + pieceSize, listingCount));
      await database.transaction((client) => importRounds(client, piece));
      await database.exec('analyze public.businesses');
    }

    // What is read once for all rows is in both.
    const few = await countReads(rows.slice(listingCount, listingCount + fewRows));
    const more = await countReads(rows.slice(listingCount + fewRows));
    expect(few).toBeGreaterThan(0);
    expect((more - few) / (moreRows - fewRows)).toBeLessThan(maxReadPerRow);
  },
  howMany({ short: 300_000, long: 3_600_000 }),
);
