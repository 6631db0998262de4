import { expect, test } from 'vitest';
import { asAnyone, signInAs } from '../support/clients.ts';
import {
  admin,
  createTwins,
  findMerge,
  mergeListings,
  pairOf,
  readAllRows,
} from '../support/duplicates.ts';
import { createPerson } from '../support/people.ts';

test.each(['visitor', 'owner'] as const)(
  'as %s, people cannot compare, read, merge, or unmerge pairs',
  async (who) => {
    const { ids } = await createTwins();
    const client = await admin();
    const pair = await pairOf(client, ...ids);
    await mergeListings(client, ids);
    const { id: merge_id } = await findMerge(ids);
    const twinIds = (await createTwins()).ids;
    const waiting = await pairOf(client, ...twinIds);
    const asked = {
      kept_id: twinIds[0],
      merged_id: twinIds[1],
      choices: {},
      expected_revision: waiting.revision,
    };
    const before = await readAllRows([...ids, ...twinIds]);
    const person = (await signInAs(who)).client;
    for (const db of [person, asAnyone()]) {
      for (const { error } of [
        await db.rpc('merge_businesses', asked),
        await db.rpc('unmerge_businesses', { merge_id }),
        await db.rpc('mark_different', { pair_id: waiting.id }),
        await db.rpc('compare_business', { listing: twinIds[0] }),
        await db.rpc('find_duplicates'),
        await db.rpc('compare_waiting_listings', { max_rows: 1 }),
      ]) {
        expect(error?.code).toBe('42501');
      }
      const read = await db.rpc('get_duplicate', { pair_id: pair.id });
      expect(read.data).toBeNull();
    }
    expect(await readAllRows([...ids, ...twinIds])).toEqual(before);
  },
);

test('no admin merges, parts or judges what they own themselves', async () => {
  const own = await createPerson('admin');
  const { ids } = await createTwins({ owner_id: own.userId });
  const pair = await pairOf(await admin(), ...ids);
  expect((await mergeListings(own.client, ids)).error?.code).toBe('42501');
  const judged = await own.client.rpc('mark_different', { pair_id: pair.id });
  expect(judged.error?.code).toBe('42501');
  await mergeListings(await admin(), ids);
  const { id: merge_id } = await findMerge(ids);
  const parted = await own.client.rpc('unmerge_businesses', { merge_id });
  expect(parted.error?.code).toBe('42501');
});
