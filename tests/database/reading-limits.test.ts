import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { putSavedList, savePlaces } from '#app/domain/saved/saved-calls.ts';
import type { Database } from '../../supabase/local/database.ts';
import { asService } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

const database = fileDatabase()!;

/** An owner with a list of 120 places. */
async function createReader() {
  const { client: db, userId } = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: userId });
  const { data } = await asService()
    .from('businesses')
    .select('slug')
    .eq('status', 'published')
    .limit(120)
    .throwOnError();
  const listId = randomUUID();
  await putSavedList({ db }, { listId, name: 'All', isShared: false });
  expect(await savePlaces({ db }, { slugs: data.map(({ slug }) => slug), listId })).toEqual({
    ok: true,
  });
  return { userId, listId, businessId: listing!.id };
}

type Reader = Awaited<ReturnType<typeof createReader>>;

/** Runs as a person in one session, which counts by itself; returns how much it has counted for them. */
function readAs({ userId }: Reader, read: Parameters<Database['transaction']>[0]) {
  return database.transaction(async (session) => {
    const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
    await session.query(`select set_config('request.jwt.claims', $1, true)`, [claims]);
    await read(session);
    const { rows } = await session.query<{ reading: string }>(
      `select current_setting('private.reading') as reading`,
    );
    return (JSON.parse(rows[0]!.reading) as Record<string, number>)[userId]!;
  });
}

test.each<[name: string, call: (reader: Reader) => string, units: number]>([
  ['a page of an own list', ({ listId }) => `get_saved_list('${listId}')`, 3],
  ['all own lists', () => 'find_saved_lists()', 3],
  ['the export of own data', () => 'export_own_data()', 3],
  ['statistics of 28 days', ({ businessId }) => `get_business_statistics('${businessId}')`, 8],
])('%s counts by its rows, and is refused after 300 units in a minute', async (_, call, units) => {
  const reader = await createReader();
  const read = `select public.${call(reader)}`;
  const counted = await readAs(reader, (session) => session.query(read));
  expect(counted).toBeGreaterThanOrEqual(units);
  expect(counted).toBeLessThan(units + 3);
  const most = await readAs(reader, async (session) => {
    await session.query(`select set_config('private.reading', null, false)`);
    await session.query('select private.limit_reading(299 * 50)');
    await session.query(read);
  });
  expect(most).toBeGreaterThanOrEqual(299 + units);
  const beyond = readAs(reader, async (session) => {
    await session.query(`select set_config('private.reading', null, false)`);
    await session.query('select private.limit_reading(300 * 50)');
    await session.query(read);
  });
  await expect(beyond).rejects.toMatchObject({ code: 'PT429' });
});

test('what one person has read counts for nobody else, and not in the next minute', async () => {
  const [reader, other] = [await createReader(), await createReader()];
  const read = 'select public.find_saved_lists()';
  await readAs(reader, (session) => session.query('select private.limit_reading(300 * 50)'));
  expect(await readAs(other, (session) => session.query(read))).toBe(3);
  const later = await readAs(reader, async (session) => {
    const past = JSON.stringify({ minute: '2026-01-01 00:00:00+00', [reader.userId]: 300 });
    await session.query(`select set_config('private.reading', $1, false)`, [past]);
    await session.query(read);
  });
  expect(later).toBe(3);
});
