import { expect, test } from 'vitest';
import type { NewStatus } from '#app/domain/editing/editing-calls.ts';
import type { ChangedBusiness } from '#app/domain/editing/editing-schema.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { readEditable, refusedField } from '../support/edit-listing.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { createReviewed } from '../support/reviews.ts';

async function createOwned(facts: Parameters<typeof createListings>[0] = {}) {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId, ...facts });
  return { ...owner, id: listing?.id ?? '', slug: listing?.slug ?? '' };
}

async function set(client: Db, id: string, new_status: NewStatus) {
  const expected_status = (await readEditable(client, id))?.business_status ?? {};
  const answer = await client.rpc('change_business_status', {
    business_id: id,
    expected_status,
    new_status,
  });
  return { ...answer, data: answer.data as ChangedBusiness | null };
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const show = async (slug: string) => {
  const { data } = await asAnyone().rpc('get_business', { id_or_slug: slug });
  return data as Record<string, unknown>;
};

test('a temporarily closed listing is open again from its reopening day, without a write', async () => {
  const { client, id, slug } = await createOwned();
  const paused = await set(client, id, { kind: 'paused', reopens_on: day(9) });
  expect(paused.data?.outcome).toBe('saved');
  expect(await show(slug)).toMatchObject({ temporarily_closed: true, reopens_on: day(9) });
  await asService()
    .from('businesses')
    .update({ reopens_on: day(-2) })
    .eq('id', id);
  expect(await show(slug)).toMatchObject({ temporarily_closed: false, reopens_on: null });
  await set(client, id, { kind: 'paused', reopens_on: '' });
  expect(await show(slug)).toMatchObject({ temporarily_closed: true, reopens_on: null });
  await set(client, id, { kind: 'open' });
  expect(await show(slug)).toMatchObject({ temporarily_closed: false });
});

test.each([day(0), day(-1), day(800), '2030-02-30', 'soon', '9999-99-99'])(
  'a day that cannot be: %s',
  async (reopens_on) => {
    const { client, id } = await createOwned({ time_zone: 'UTC' });
    const answer = await set(client, id, { kind: 'paused', reopens_on });
    expect(refusedField(answer)).toBe('reopens_on');
  },
);

const place = { street: '1 New Street', city: 'Austin', state: 'TX', zip_code: '78704' };

test('a listing that moves keeps its page, reviews and photos, and its old address in the history', async () => {
  const { businessId, slug, owner } = await createReviewed();
  const before = await show(slug);
  const wrong = await set(owner.client, businessId, {
    kind: 'moved',
    place: { ...place, zip_code: '1' },
  });
  expect(refusedField(wrong)).toBe('zip_code');
  expect((await set(owner.client, businessId, { kind: 'moved', place })).data).toMatchObject({
    outcome: 'saved',
    pending: [],
  });
  const after = await show(slug);
  expect(after).toMatchObject({ status: 'published', ...place, lat: null });
  expect(after.reviews).toEqual(before.reviews);
  expect(after.photos).toEqual(before.photos);
  const { data } = await asAnyone().rpc('get_business_history', { id_or_slug: businessId });
  const [change] = (data as { changes: { field: string; before: string }[] }).changes;
  expect(change?.field).toBe('address');
  expect(change?.before).toContain(String(before.street));
});

test('a verified listing moves once an admin has approved it', async () => {
  const { client, id, slug } = await createOwned({ verification: 'documents' });
  const { data } = await set(client, id, { kind: 'moved', place });
  expect(data?.pending.toSorted()).toEqual(['city', 'location', 'state', 'street', 'zip_code']);
  expect((await show(slug)).street).not.toBe(place.street);
  const admin = (await signInAs('admin')).client;
  const [waiting] = data?.listing?.pending_changes ?? [];
  await approve(admin, waiting!.id);
  expect(await show(slug)).toMatchObject({ ...place, verification: 'documents' });
});

async function approve(admin: Db, id: string) {
  const { data } = await admin.rpc('get_pending_change', { change_id: id });
  const { now } = data as { now: Json };
  await decideNow(admin, { kind: 'change', id, version: now, isApproved: true });
}

/** Has the day of a planned move come, and makes what is due. */
async function makeDue(id: string, days = 0) {
  await fileDatabase()!.query(
    'update public.pending_changes set moves_on = current_date + $2::integer where business_id = $1',
    [id, days - 1],
  );
  await asService().rpc('invalidate_due_tags');
}

test('a move on a coming day is made on that day, and can be withdrawn before', async () => {
  const { client, id, slug } = await createOwned({ time_zone: 'UTC' });
  expect(refusedField(await set(client, id, { kind: 'moved', place, moves_on: day(-1) }))).toBe(
    'moves_on',
  );
  const { data } = await set(client, id, { kind: 'moved', place, moves_on: day(5) });
  const [planned] = data?.listing?.pending_changes ?? [];
  expect(planned).toMatchObject({ status: 'planned', moves_on: day(5), after: place });
  await asService().rpc('invalidate_due_tags');
  expect((await show(slug)).street).not.toBe(place.street);
  await client.rpc('withdraw_pending_change', { change_id: planned!.id });
  await makeDue(id);
  expect((await show(slug)).street).not.toBe(place.street);
  await set(client, id, { kind: 'moved', place, moves_on: day(5) });
  await makeDue(id);
  expect(await show(slug)).toMatchObject(place);
  const { data: changes } = await asService()
    .from('business_changes')
    .select('role, actor_id')
    .eq('business_id', id)
    .eq('field', 'address');
  expect(changes).toMatchObject([{ role: 'owner' }]);
});

test('a planned move of a verified listing waits for an admin and then for its day', async () => {
  const { client, id, slug } = await createOwned({ verification: 'documents', time_zone: 'UTC' });
  const { data } = await set(client, id, { kind: 'moved', place, moves_on: day(5) });
  const [waiting] = data?.listing?.pending_changes ?? [];
  await approve((await signInAs('admin')).client, waiting!.id);
  expect((await show(slug)).street).not.toBe(place.street);
  await makeDue(id);
  expect(await show(slug)).toMatchObject(place);
});

test('a planned move that cannot be made is withdrawn and keeps no other from its day', async () => {
  const [bad, good] = [
    await createOwned({ time_zone: 'UTC' }),
    await createOwned({ time_zone: 'UTC' }),
  ];
  for (const { client, id } of [bad, good]) {
    const own = { ...place, street: `${crypto.randomUUID().slice(0, 8)} Elm St` };
    await set(client, id, { kind: 'moved', place: own, moves_on: day(5) });
  }
  await fileDatabase()!.query(
    `update public.pending_changes set after = after || '{"zip_code": "none"}', moves_on = current_date - 1
    where business_id = $1`,
    [bad.id],
  );
  await makeDue(good.id);
  expect((await show(good.slug)).street).toMatch(/Elm St$/);
  expect((await show(bad.slug)).street).not.toMatch(/Elm St$/);
  const { data } = await bad.client
    .from('pending_changes')
    .select('status')
    .eq('business_id', bad.id);
  expect(data).toEqual([{ status: 'withdrawn' }]);
});

test('who does not own a listing any more does not move it', async () => {
  const { client, id, slug } = await createOwned({ time_zone: 'UTC' });
  await set(client, id, { kind: 'moved', place, moves_on: day(5) });
  await asService().from('businesses').update({ owner_id: null }).eq('id', id);
  await fileDatabase()!.query(
    "update public.pending_changes set status = 'planned' where business_id = $1",
    [id],
  );
  await makeDue(id);
  expect((await show(slug)).street).not.toBe(place.street);
});

test('a listing can only move to another existing public listing', async () => {
  const { client, id, slug } = await createOwned();
  const [target, draft] = await createListings({}, { status: 'draft' });
  for (const moved_to of [slug, draft?.slug ?? '', 'no-such-place', '']) {
    expect(refusedField(await set(client, id, { kind: 'moved', moved_to }))).toBe('moved_to');
  }
  const moved = await set(client, id, { kind: 'moved', moved_to: target?.slug ?? '' });
  expect(moved.data?.outcome).toBe('saved');
  const back = await set(client, id, { kind: 'open' });
  expect(back.data?.listing?.business_status).toMatchObject({
    status: 'published',
    moved_to: null,
  });
});

test('only its owner and admins close a listing for good and open it again', async () => {
  const { client, id } = await createOwned();
  const helper = await createPerson('business_owner');
  await asService()
    .from('business_members')
    .insert({ business_id: id, user_id: helper.userId, role: 'editor' });
  expect((await set(helper.client, id, { kind: 'paused', reopens_on: '' })).data?.outcome).toBe(
    'saved',
  );
  expect((await set(helper.client, id, { kind: 'closed' })).error?.code).toBe('42501');
  expect((await set(client, id, { kind: 'closed' })).data?.outcome).toBe('saved');
  expect((await set(helper.client, id, { kind: 'open' })).error?.code).toBe('42501');
  const admin = (await signInAs('admin')).client;
  expect((await set(admin, id, { kind: 'open' })).data?.outcome).toBe('saved');
});

test('people without access to a listing cannot set its status', async () => {
  const { id } = await createOwned();
  const stranger = (await createPerson('business_owner')).client;
  const asked = { business_id: id, expected_status: {}, new_status: { kind: 'closed' } };
  for (const client of [stranger, asAnyone()]) {
    expect((await client.rpc('change_business_status', asked)).error?.code).toBe('42501');
  }
});

test('a change from an outdated status is a conflict, and a draft’s status cannot be set', async () => {
  const { client, id } = await createOwned();
  const expected_status = (await readEditable(client, id))?.business_status ?? {};
  await set((await signInAs('admin')).client, id, { kind: 'paused', reopens_on: '' });
  const late = await client.rpc('change_business_status', {
    business_id: id,
    expected_status,
    new_status: { kind: 'closed' },
  });
  expect(late.data).toMatchObject({
    outcome: 'conflict',
    conflicts: { status: { by: 'directory', now: { temporarily_closed: true } } },
  });
  const draft = await createOwned({ status: 'draft' });
  expect((await set(draft.client, draft.id, { kind: 'open' })).status).toBe(400);
});

test('when two listings move to each other at once, exactly one of them moves', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 6 }, () => Promise.all([createOwned(), createOwned()])),
  );
  for (const [one, other] of pairs) {
    const answers = await Promise.all([
      set(one.client, one.id, { kind: 'moved', moved_to: other.slug }),
      set(other.client, other.id, { kind: 'moved', moved_to: one.slug }),
    ]);
    expect(new Set(answers.map(refusedField))).toEqual(new Set([null, 'moved_to']));
  }
});
