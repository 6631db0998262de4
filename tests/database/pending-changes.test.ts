import { expect, test } from 'vitest';
import type { Role } from '#app/domain/profile/profile.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { editListing, readEditable } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { decideOne } from '../support/queue-decisions.ts';

async function createVerified(
  facts: Parameters<typeof createListings>[0] = {},
  role: Role = 'business_owner',
) {
  const owner = await createPerson(role);
  const [listing] = await createListings({
    owner_id: owner.userId,
    verification: 'documents',
    name: 'Quixotry Bakery',
    street: '12 Test Street',
    ...facts,
  });
  return { ...owner, id: listing?.id ?? '', slug: listing?.slug ?? '' };
}

type ToDecide = { id: string; now: Json; status: string; reason: string | null };

const approve = ({ id, now }: ToDecide) =>
  ({ kind: 'change', id, version: now, isApproved: true }) as const;

async function findFirstPending(businessId: string) {
  const admin = (await signInAs('admin')).client;
  const { data: pending } = await asService()
    .from('pending_changes')
    .select('id')
    .eq('business_id', businessId)
    .eq('status', 'waiting');
  const { data } = await admin.rpc('get_pending_change', { change_id: pending?.[0]?.id ?? '' });
  return { admin, change: data as unknown as ToDecide };
}

test.each([
  ['a name that is another one', { name: 'Harbor Tattoo' }, ['name']],
  ['a name with another spelling', { name: 'Quixotry Bakery & Café' }, []],
  ['another category', { category: 'bars' }, ['category']],
  ['another house', { street: '14 Test Street' }, ['street']],
  ['another city', { city: 'Wichita', zip_code: '67202' }, ['city', 'zip_code']],
  ['a street written out', { street: '12 Test St' }, []],
  ['a place next door', { location: { lat: 39.001, lng: -101 } }, []],
  ['a place a mile away', { location: { lat: 39.02, lng: -101 } }, ['location']],
  ['words', { description: 'Bread.', phone: '(512) 555-0100' }, []],
] as const)('on a verified listing: %s', async (_what, given, pending) => {
  const { client, id } = await createVerified();
  const before = (await readEditable(client, id))?.values;
  const { data } = await editListing(client, id, { ...given });
  expect(data?.outcome).toBe('saved');
  expect(new Set(data?.pending)).toEqual(new Set(pending));
  const expected = pending.length > 0 ? before : { ...before, ...given };
  expect(data?.listing?.values).toEqual(expected);
});

test.each([
  ['near its city', { lat: 37.69, lng: -97.33 }, []],
  ['in another one', { lat: 39.1, lng: -94.58 }, ['location']],
] as const)(
  'on a verified listing without a map location: one %s',
  async (_what, location, pending) => {
    // Where a city is, is where its other listings are.
    const [lat, lng] = [37.69, -97.33];
    await createListings({
      name: 'Zephyrine Quarry',
      city: 'Wichita',
      zip_code: '67202',
      lat,
      lng,
    });
    const unplaced = { city: 'Wichita', zip_code: '67202', lat: null, lng: null };
    const { client, id } = await createVerified(unplaced);
    const { data } = await editListing(client, id, { location });
    expect(data?.pending).toEqual(pending);
    expect(data?.listing?.values.location).toEqual(pending.length > 0 ? null : location);
  },
);

test('big changes to an unverified listing, or by an admin, go live at once', async () => {
  const free = await createVerified({ verification: 'none' });
  const { data } = await editListing(free.client, free.id, { name: 'Harbor Tattoo' });
  expect(data).toMatchObject({ pending: [], listing: { values: { name: 'Harbor Tattoo' } } });
  const verified = await createVerified({ street: '20 Test Street' });
  const admin = (await signInAs('admin')).client;
  const byAdmin = await editListing(admin, verified.id, { name: 'Harbor Tattoo' });
  expect(byAdmin.data).toMatchObject({
    pending: [],
    listing: { values: { name: 'Harbor Tattoo' } },
  });
});

test('many small steps are one large one', async () => {
  const { client, id } = await createVerified();
  const names = ['Quixotry Bakerry', 'Quixory Baker', 'Quixor Bakes', 'Quior Bakes', 'Quior Bars'];
  const pending: (string | undefined)[] = [];
  for (const name of names)
    pending.push((await editListing(client, id, { name })).data?.pending[0]);
  expect(pending.at(0)).toBeUndefined();
  expect(pending.at(-1)).toBe('name');
});

test('an approved change goes live', async () => {
  const { client, id } = await createVerified();
  await editListing(client, id, { name: 'Harbor Tattoo', description: 'Ink.' });
  expect(await readEditable(client, id)).toMatchObject({
    values: { name: 'Quixotry Bakery', description: 'Ink.' },
    pending_changes: [{ field: 'name', status: 'waiting', after: { name: 'Harbor Tattoo' } }],
  });
  const { admin, change } = await findFirstPending(id);
  expect(await readAdminQueue(admin)).toContainEqual(
    expect.objectContaining({ kind: 'change', id: change.id, field: 'name' }),
  );
  const approval = approve(change);
  expect(await decideNow(admin, { ...approval, version: { name: 'Other' } })).toMatchObject({
    outcome: 'stale',
    decision: null,
  });
  expect(await decideNow(admin, approval)).toMatchObject({ outcome: 'decided' });
  expect(await readEditable(client, id)).toMatchObject({
    values: { name: 'Harbor Tattoo' },
    pending_changes: [],
  });
  expect(await decideNow(admin, approval)).toMatchObject({ outcome: 'stale' });
});

test('a rejected change shows its reason to the editor until the next request', async () => {
  const { client, id } = await createVerified();
  await editListing(client, id, { category: 'bars' });
  const { admin, change } = await findFirstPending(id);
  const refusal = { ...approve(change), isApproved: false };
  await expect(decideOne(admin, { ...refusal, reason: ' ' })).rejects.toThrow('invalid');
  await decideNow(admin, { ...refusal, reason: 'You bake.' });
  expect((await readEditable(client, id))?.pending_changes).toMatchObject([
    { status: 'rejected', reason: 'You bake.' },
  ]);
  await editListing(client, id, { category: 'cafes', description: 'x' });
  await editListing(client, id, { category: 'restaurants' });
  expect((await readEditable(client, id))?.pending_changes).toMatchObject([
    { status: 'waiting', after: { category: 'restaurants' }, reason: null },
  ]);
});

test('an admin’s large change of their own listing waits for another admin', async () => {
  const { client, id } = await createVerified({}, 'admin');
  const { data } = await editListing(client, id, { name: 'Harbor Tattoo' });
  expect(data).toMatchObject({ pending: ['name'] });
  const { admin, change } = await findFirstPending(id);
  const own = await client.rpc('get_pending_change', { change_id: change.id });
  expect(own.data).toMatchObject({ is_own: true });
  expect(change).toMatchObject({ is_own: false });
  const approval = approve(change);
  expect(await decideOne(client, approval)).toMatchObject({ outcome: 'own' });
  const refusal = { ...approval, isApproved: false, reason: 'No.' };
  expect(await decideOne(client, refusal)).toMatchObject({ outcome: 'own' });
  expect(await decideNow(admin, approval)).toMatchObject({ outcome: 'decided' });
  expect((await readEditable(client, id))?.values.name).toBe('Harbor Tattoo');
});

test('people cannot decide on a change that they requested, also after becoming an admin', async () => {
  const { id } = await createVerified();
  const { client, userId } = await createPerson('business_owner');
  const member = { business_id: id, user_id: userId, role: 'editor' } as const;
  await asService().from('business_members').insert(member);
  await editListing(client, id, { name: 'Harbor Tattoo' });
  await asService().from('profiles').update({ role: 'admin' }).eq('user_id', userId);
  const { change } = await findFirstPending(id);
  expect(await decideOne(client, approve(change))).toMatchObject({ outcome: 'own' });
});

test('an editor withdraws a pending change, or replaces it with another', async () => {
  const { client, id } = await createVerified();
  await editListing(client, id, { name: 'Harbor Tattoo' });
  await editListing(client, id, { name: 'Harbor Boats' });
  const pending = (await readEditable(client, id))?.pending_changes ?? [];
  expect(pending).toMatchObject([{ after: { name: 'Harbor Boats' } }]);
  const change_id = pending[0]?.id ?? '';
  const stranger = (await createPerson('business_owner')).client;
  expect((await stranger.rpc('withdraw_pending_change', { change_id })).error?.code).toBe('42501');
  expect((await client.rpc('withdraw_pending_change', { change_id })).data).toMatchObject({
    outcome: 'saved',
    listing: { pending_changes: [] },
  });
  expect((await client.rpc('withdraw_pending_change', { change_id })).data).toMatchObject({
    outcome: 'changed',
  });
});

test.each(['visitor', 'owner'] as const)(
  'the %s can neither read the queue nor decide',
  async (who) => {
    const { id, client } = await createVerified();
    await editListing(client, id, { name: 'Harbor Tattoo' });
    const { change } = await findFirstPending(id);
    const person = (await signInAs(who)).client;
    await expect(decideOne(person, approve(change))).rejects.toThrow('not_allowed');
    expect((await person.rpc('find_admin_queue')).error?.code).toBe('42501');
    expect((await person.rpc('get_pending_change', { change_id: change.id })).data).toBeNull();
    expect((await person.from('pending_changes').select('id')).data).not.toContainEqual({
      id: change.id,
    });
    expect((await client.from('pending_changes').select('id')).data).toEqual([{ id: change.id }]);
    await expect(decideOne(client, approve(change))).rejects.toThrow('not_allowed');
    for (const answer of [
      await asAnyone().rpc('find_admin_queue'),
      await asAnyone().rpc('get_pending_change', { change_id: change.id }),
      await client.from('pending_changes').update({ status: 'approved' }).eq('id', change.id),
    ]) {
      expect(answer.error?.code).toBe('42501');
    }
  },
);

test('a listing without a street is moved a little at once', async () => {
  const { client, id } = await createVerified({ street: null });
  const location = { lat: 39.001, lng: -101 };
  expect((await editListing(client, id, { location })).data).toMatchObject({
    pending: [],
    listing: { values: { location } },
  });
});

test('a former owner’s pending changes are withdrawn', async () => {
  const { client, id } = await createVerified();
  await editListing(client, id, { name: 'Harbor Tattoo' });
  const next = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: next.userId }).eq('id', id);
  const { data } = await asService().from('pending_changes').select('status').eq('business_id', id);
  expect(data).toEqual([{ status: 'withdrawn' }]);
  expect((await readEditable(next.client, id))?.pending_changes).toEqual([]);
});

test('a person can request thirty changes a day', async () => {
  const { client, id } = await createVerified();
  for (let time = 0; time < 30; time += 1) {
    const { data } = await editListing(client, id, { category: time % 2 ? 'bars' : 'restaurants' });
    expect(data?.pending).toEqual(['category']);
  }
  expect((await editListing(client, id, { category: 'bars' })).status).toBe(429);
  const little = await editListing(client, id, { name: 'Quixotry Bakery & Café' });
  expect(little.data?.outcome).toBe('saved');
});
