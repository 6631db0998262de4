import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findAdminQueue } from '#app/domain/admin-queue/admin-queue-calls.ts';
import {
  compareBusiness,
  type DuplicatesQuery,
  findDuplicates,
  markDifferent,
} from '#app/domain/duplicate/duplicate-calls.ts';
import { comparePendingListings } from '#app/domain/duplicate/duplicate.server.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asService } from '../support/clients.ts';
import { executeNow } from '../support/decide.ts';
import { admin, findMerge, mergeListings, pairOf } from '../support/duplicates.ts';
import { createListings } from '../support/listings.ts';
import { decideOne } from '../support/queue-decisions.ts';

const waiting: DuplicatesQuery = { state: 'waiting', listing: null, after: null };
const compareAll = () => comparePendingListings({ db: asService(), budgetMs: 60_000 });
const pairsOf = async (listing: string, change: Partial<DuplicatesQuery> = {}) =>
  (await findDuplicates({ db: await admin() }, { ...waiting, listing, ...change })).pairs;

const inQueue = async (pair: string) =>
  (await readAdminQueue(await admin())).some(({ id }) => id === pair);

/** One business twice: another spelling of its name, at one house. */
async function createTwins(facts: object = {}) {
  const name = `Quixotry ${randomUUID().slice(0, 8)}`;
  const place = { street: '12 Test Street', zip_code: '67999' };
  const [one, other] = await createListings(
    { ...place, name, ...facts },
    { ...place, name: `The ${name}, LLC` },
  );
  return { one: one!, other: other! };
}

test('the scheduled task finds duplicates of new listings, and continues where it stopped', async () => {
  await compareAll();
  const { one, other } = await createTwins();
  const service = asService();
  const { data: first } = await service.rpc('compare_waiting_listings', { max_rows: 1 });
  const { data: second } = await service.rpc('compare_waiting_listings', { max_rows: 5 });
  const { data: third } = await service.rpc('compare_waiting_listings', { max_rows: 5 });
  expect([first, second, third]).toEqual([1, 1, 0]);
  const [pair, ...more] = await pairsOf(one.id);
  expect(more).toEqual([]);
  expect(new Set([pair?.first.id, pair?.second.id])).toEqual(new Set([one.id, other.id]));
  expect(pair?.reasons).toEqual(['name', 'address', 'near']);
});

test('a listing that was changed is looked at before all that is new', async () => {
  const { one } = await createTwins({ name: 'Something else', street: '900 Far Road' });
  const { other } = await createTwins();
  await compareAll();
  expect(await pairsOf(one.id)).toEqual([]);
  await createTwins();
  const { name, street } = other;
  await asService()
    .from('businesses')
    .update({ name: `${name} Inc`, street })
    .eq('id', one.id);
  await asService().rpc('compare_waiting_listings', { max_rows: 1 });
  expect(await pairsOf(one.id)).not.toEqual([]);
});

test('a pair that no longer matches leaves the queue, and so does one with a suspended listing', async () => {
  const { one, other } = await createTwins();
  await compareAll();
  expect(await pairsOf(one.id)).toHaveLength(1);
  const listings = asService().from('businesses');
  await listings.update({ name: 'Harbor Tattoo', street: '900 Far Road' }).eq('id', other.id);
  await compareAll();
  expect(await pairsOf(one.id)).toEqual([]);
  await listings.update({ name: one.name, street: '12 Test St' }).eq('id', other.id);
  await compareAll();
  expect(await pairsOf(one.id)).toHaveLength(1);
  await listings.update({ status: 'suspended' }).eq('id', other.id);
  expect(await pairsOf(one.id)).toEqual([]);
});

test('a pair marked as different stays so until an admin reopens it', async () => {
  const { one, other } = await createTwins();
  const db = await admin();
  const pair = await pairOf(db, one.id, other.id);
  const judged = await markDifferent({ db }, { id: pair.id, areDifferent: true });
  expect(judged).toMatchObject({ outcome: 'decided', pair: { state: 'different' } });
  const again = await markDifferent({ db }, { id: pair.id, areDifferent: true });
  expect(again).toMatchObject({ outcome: 'stale' });
  await compareBusiness({ db }, { listing: one.slug, other: null });
  await asService().from('businesses').update({ phone: '(512) 555-0100' }).eq('id', other.id);
  await compareAll();
  expect(await pairsOf(one.id)).toEqual([]);
  expect(await pairsOf(one.id, { state: 'different' })).toMatchObject([{ id: pair.id }]);
  await markDifferent({ db }, { id: pair.id, areDifferent: false });
  expect(await pairsOf(one.id)).toMatchObject([{ id: pair.id }]);
});

test('an admin can pair two listings that have nothing in common, and is told which one is unknown', async () => {
  const { one } = await createTwins();
  const [far] = await createListings({ name: 'Harbor Tattoo' });
  const db = await admin();
  expect(await pairOf(db, one.slug, far!.slug)).toMatchObject({ score: 0, found_by: 'admin' });
  await compareAll();
  expect(await pairsOf(far!.id)).toHaveLength(1);
  for (const [listing, other, field] of [
    ['nowhere', null, 'listing'],
    [one.slug, 'nowhere', 'other'],
    [one.slug, one.id, 'same'],
  ] as const) {
    expect(await compareBusiness({ db }, { listing, other })).toMatchObject({
      ok: false,
      reason: 'invalid',
      field,
    });
  }
});

test('pairs wait in the queue, where they are narrowed by place and by what they have in common', async () => {
  const metroId = (await asService().from('metros').select('id').eq('slug', 'austin-tx').single())
    .data!.id;
  const { one, other } = await createTwins({ metro_id: metroId });
  await createTwins({ metro_id: metroId });
  const db = await admin();
  await compareAll();
  const [pair] = await pairsOf(one.id);
  for (const [filter, isIn] of [
    [{}, true],
    [{ kind: 'duplicate', state: 'KS', signal: 'similar_address', sort: 'signals' }, true],
    [{ state: 'TX' }, false],
    [{ signal: 'similar_phone' }, false],
    [{ metro: 'austin-tx' }, pair?.first.id === one.id],
    [{ metro: 'nowhere' }, false],
    [{ kind: 'claim' }, false],
  ] as const) {
    const { items } = await findAdminQueue({ db }, { filter, after: null });
    const found = items.find(({ id }) => id === pair?.id);
    expect([filter, found !== undefined]).toEqual([filter, isIn]);
    if (!isIn) continue;
    expect(found).toMatchObject({
      kind: 'duplicate',
      name: pair?.first.name,
      other_name: pair?.second.name,
      score: pair?.score,
      signals: { similar_name: {}, similar_address: {}, similar_near: {} },
      sender: null,
    });
  }
  const listings = asService().from('businesses');
  await listings.update({ status: 'suspended' }).eq('id', other.id);
  expect(await inQueue(pair!.id)).toBe(false);
});

test('a decided pair leaves the queue, and a reopened one returns', async () => {
  const { one, other } = await createTwins();
  const db = await admin();
  const { id } = await pairOf(db, one.id, other.id);
  const isIn = async (state: 'waiting' | 'different') => {
    const { pairs } = await findDuplicates({ db }, { ...waiting, state });
    return pairs.some((pair) => pair.id === id);
  };
  expect([await inQueue(id), await isIn('waiting')]).toEqual([true, true]);
  await markDifferent({ db }, { id, areDifferent: true });
  expect([await inQueue(id), await isIn('waiting'), await isIn('different')]).toEqual([
    false,
    false,
    true,
  ]);
  await markDifferent({ db }, { id, areDifferent: false });
  expect(await inQueue(id)).toBe(true);
  await mergeListings(db, [one.id, other.id]);
  expect(await inQueue(id)).toBe(false);
  await db.rpc('unmerge_businesses', { merge_id: (await findMerge([one.id, other.id])).id });
  expect(await inQueue(id)).toBe(true);
});

test('many are found to be two at once, 30 seconds later, and none is merged unseen', async () => {
  const { one, other } = await createTwins();
  const db = await admin();
  const { id, revision } = await pairOf(db, one.id, other.id);
  const asked = { kind: 'duplicate', id, version: revision } as const;
  expect(await decideOne(db, asked)).toMatchObject({
    outcome: 'choose',
  });
  const refusal = { ...asked, isApproved: false, reason: 'A chain.' };
  expect(await decideOne(db, { ...refusal, version: 'else' })).toMatchObject({ outcome: 'stale' });
  expect(await decideOne(db, refusal)).toMatchObject({ outcome: 'decided' });
  expect((await mergeListings(db, [one.id, other.id])).outcome).toBe('stale');
  await executeNow();
  expect(await pairsOf(one.id, { state: 'different' })).toMatchObject([{ id }]);
  expect((await mergeListings(db, [one.id, other.id])).outcome).toBe('stale');
});

test('pages follow each other, the likeliest first', async () => {
  const names = Array.from({ length: 11 }, () => `Quixotry ${randomUUID().slice(0, 8)}`);
  const db = await admin();
  const twins = await createListings(
    ...names.flatMap((name, index) => {
      const place = { street: `${100 + index * 7} Test Street`, zip_code: '67997', state: 'WY' };
      return [
        { ...place, name },
        { ...place, name: `${name} LLC` },
      ];
    }),
  );
  const [first, ...others] = twins.map(({ id }) => id);
  for (const other of others) await pairOf(db, first!, other);
  const page = await findDuplicates({ db }, { ...waiting, listing: first! });
  expect([page.pairs.length, page.total]).toEqual([20, 21]);
  const scores = page.pairs.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const rest = await findDuplicates({ db }, { ...waiting, listing: first!, after: page.next });
  expect(rest.pairs).toHaveLength(1);
  expect(page.pairs.map(({ id }) => id)).not.toContain(rest.pairs[0]?.id);
  await mergeListings(db, [first!, others[0]!]);
  expect(await pairsOf(first!, { state: 'merged' })).toHaveLength(1);
});
