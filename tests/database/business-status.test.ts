import { expect, test } from 'vitest';
import type { NewStatus } from '#app/domain/editing/editing-calls.ts';
import type { ChangedBusiness } from '#app/domain/editing/editing-schema.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { editListing, readEditable, refusedField } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

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

test('moving to a new address creates an unverified listing there', async () => {
  const { client, id, slug } = await createOwned({ verification: 'documents' });
  const place = { street: '1 New Street', city: 'Austin', state: 'TX', zip_code: '78704' };
  const wrong = await set(client, id, { kind: 'moved', place: { ...place, zip_code: '1' } });
  expect(refusedField(wrong)).toBe('zip_code');
  const moved = await set(client, id, { kind: 'moved', place });
  expect(moved.data?.outcome).toBe('saved');
  const old = await show(slug);
  expect(old).toMatchObject({ status: 'moved', moved_to: { street: '1 New Street' } });
  const next = await show((old.moved_to as { slug: string }).slug);
  expect(next).toMatchObject({ status: 'published', verification: 'none', is_claimed: true });
  await asService().from('businesses').update({ status: 'closed', moved_to: null }).eq('id', id);
  await asService().from('businesses').delete().eq('id', String(next.id));
});

test('renaming a listing that was created by a move needs a review', async () => {
  const { client, id } = await createOwned({ name: 'Quixotry Bakery' });
  const place = { street: '1 New Street', city: 'Austin', state: 'TX', zip_code: '78704' };
  await set(client, id, { kind: 'moved', place });
  const { data: old } = await asService()
    .from('businesses')
    .select('moved_to')
    .eq('id', id)
    .single();
  const copy = old?.moved_to ?? '';
  const { data } = await editListing(client, copy, { name: 'First Bank', description: 'Bread.' });
  expect([data?.outcome, data?.pending]).toEqual(['saved', ['name']]);
  expect(data?.listing?.values).toMatchObject({ name: 'Quixotry Bakery', description: 'Bread.' });
  await asService().from('businesses').update({ status: 'closed', moved_to: null }).eq('id', id);
  await asService().from('businesses').delete().eq('id', copy);
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

test('a person brings three new places a day into the directory by moving', async () => {
  const { client, id } = await createOwned();
  const answers: number[] = [];
  for (let number = 1; number <= 4; number += 1) {
    const place = {
      street: `${number} Moving Street`,
      city: 'Austin',
      state: 'TX',
      zip_code: '78704',
    };
    answers.push((await set(client, id, { kind: 'moved', place })).status);
  }
  expect(answers).toEqual([200, 200, 200, 429]);
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
