import { expect, test } from 'vitest';
import {
  confirmFacts,
  findFactsToConfirm,
  findOwnListings,
} from '#app/domain/business/business-calls.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { photoIn } from '../support/photos.ts';
import { sendNew } from '../support/submissions.ts';

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/** A listing with a phone and hours, confirmed so many days ago; its address never was. */
async function createKnown(days: number, created_at = daysAgo(400)) {
  const owner = await createPerson('business_owner');
  const listing = { owner_id: owner.userId, phone: '(620) 555-0101', created_at };
  const [{ id, name } = { id: '', name: '' }] = await createListings(listing);
  const service = asService();
  await service
    .from('opening_hours')
    .insert({ business_id: id, day_of_week: 1, opens: '09:00', closes: '17:00' });
  for (const fact of ['hours', 'phone'] as const) {
    const row = {
      business_id: id,
      fact,
      source: 'directory',
      confirmed_at: daysAgo(days),
    } as const;
    expect((await service.from('fact_confirmations').upsert(row)).error).toBeNull();
  }
  return { owner, id, name };
}

async function readConfirmations(id: string) {
  const { data } = await asService()
    .from('fact_confirmations')
    .select('fact, source, confirmed_at')
    .eq('business_id', id)
    .order('fact');
  return (data ?? []).map((row) => ({ ...row, isNew: row.confirmed_at > daysAgo(1) }));
}

test('facts that were not confirmed for half a year are listed, and one tap confirms them', async () => {
  const { owner, id } = await createKnown(200);
  const { client: db } = owner;
  const asked = await findFactsToConfirm({ db });
  expect(asked).toMatchObject([
    { id, phone: '(620) 555-0101', opening_hours: [{ opens: '09:00' }] },
  ]);
  expect(asked[0]?.facts.map(({ fact }) => fact)).toEqual(['hours', 'phone', 'address']);
  expect(await confirmFacts({ db }, { businessId: id, facts: ['phone'] })).toEqual({
    ok: true,
    outcome: 'confirmed',
  });
  expect(await readConfirmations(id)).toMatchObject([
    { fact: 'hours', source: 'directory', isNew: false },
    { fact: 'phone', source: 'owner', isNew: true },
  ]);
  await confirmFacts({ db }, { businessId: id, facts: ['hours', 'address', 'website'] });
  expect(await findFactsToConfirm({ db })).toEqual([]);
  // It has no website that could be right.
  expect((await readConfirmations(id)).map(({ fact }) => fact)).toEqual([
    'hours',
    'phone',
    'address',
  ]);
});

test('who has just become an owner or a member is not asked about what came before', async () => {
  const { id } = await createKnown(200);
  const [next, helper] = [
    await createPerson('business_owner'),
    await createPerson('business_owner'),
  ];
  await asService().from('businesses').update({ owner_id: next.userId }).eq('id', id);
  const role = { business_id: id, user_id: helper.userId, role: 'editor' } as const;
  expect((await asService().from('business_members').insert(role)).error).toBeNull();
  for (const { client: db } of [next, helper]) expect(await findFactsToConfirm({ db })).toEqual([]);
  await remindAll();
  expect(await readReminders(next.email)).toEqual([]);
});

test('what people said of the business that they now own, its owner confirmed', async () => {
  const person = await createPerson('community_user');
  const { id } = (await sendNew(person.client)).submission;
  await decideNow((await signInAs('admin')).client, { id });
  const said = async () => new Set((await readConfirmations(id)).map(({ source }) => source));
  expect(await said()).toEqual(new Set(['neighbour']));
  const stranger = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: stranger.userId }).eq('id', id);
  expect(await said()).toEqual(new Set(['neighbour']));
  await asService().from('businesses').update({ owner_id: person.userId }).eq('id', id);
  expect(await said()).toEqual(new Set(['owner']));
});

test('facts confirmed within half a year are not listed', async () => {
  const { owner } = await createKnown(170);
  const [asked] = await findFactsToConfirm({ db: owner.client });
  expect(asked?.facts.map(({ fact }) => fact)).toEqual(['address']);
});

test('a member for hours sees only the hours and can confirm nothing else', async () => {
  const { id } = await createKnown(200);
  const helper = await createPerson('business_owner');
  const { client: db } = helper;
  const role = { business_id: id, user_id: helper.userId, role: 'hours' } as const;
  await asService()
    .from('business_members')
    .insert({ ...role, given_at: daysAgo(200) });
  const [asked] = await findFactsToConfirm({ db });
  expect(asked?.facts.map(({ fact }) => fact)).toEqual(['hours']);
  const refused = { ok: false, reason: 'not_allowed' };
  expect(await confirmFacts({ db }, { businessId: id, facts: ['phone'] })).toEqual(refused);
  expect(await confirmFacts({ db }, { businessId: id, facts: ['hours', 'phone'] })).toEqual(
    refused,
  );
  expect(await confirmFacts({ db }, { businessId: id, facts: ['hours'] })).toEqual({
    ok: true,
    outcome: 'confirmed',
  });
  expect(await readConfirmations(id)).toMatchObject([
    { fact: 'hours', source: 'owner', isNew: true },
    { fact: 'phone', isNew: false },
  ]);
});

test('strangers see and confirm nothing; admins confirm as the directory', async () => {
  const { id } = await createKnown(200);
  const stranger = await createPerson('business_owner');
  const input = { businessId: id, facts: ['phone' as const] };
  expect(await confirmFacts({ db: stranger.client }, input)).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
  expect(await findFactsToConfirm({ db: stranger.client })).toEqual([]);
  const anyone = asAnyone();
  const answers = await Promise.all([
    anyone.rpc('confirm_facts', { business_id: id, facts: ['phone'] }),
    anyone.rpc('find_facts_to_confirm'),
    stranger.client.rpc('remind_of_facts'),
    stranger.client.rpc('end_past_access'),
    stranger.client.rpc('prune_rows', { kind: 'limits' }),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(Array(5).fill('42501'));
  expect(await confirmFacts({ db: (await signInAs('admin')).client }, input)).toEqual({
    ok: true,
    outcome: 'confirmed',
  });
  expect(await readConfirmations(id)).toMatchObject([
    { fact: 'hours' },
    { fact: 'phone', source: 'directory', isNew: true },
  ]);
});

type Mail = { kind: string; to: string; data: object };

async function readReminders(to: string): Promise<object[]> {
  const { data } = await asService().rpc('lease_mails', { max_rows: 1000 });
  return ((data ?? []) as Mail[])
    .filter((mail) => mail.kind === 'facts_to_confirm' && mail.to === to)
    .map((mail) => mail.data);
}

async function remindAll(): Promise<void> {
  while (((await asService().rpc('remind_of_facts')).data ?? 0) > 0);
}

test('an owner gets one reminder for all listings, and no other for half a year', async () => {
  const { owner, name } = await createKnown(200);
  const [other] = await createListings({
    owner_id: owner.userId,
    name: 'A',
    created_at: daysAgo(300),
  });
  const recent = await createKnown(200, daysAgo(20));
  await remindAll();
  expect(await readReminders(owner.email)).toEqual([{ names: [other!.name, name], count: 2 }]);
  await remindAll();
  expect(await readReminders(owner.email)).toEqual([]);
  expect(await readReminders(recent.owner.email)).toEqual([]);
});

test('a role ends after its last day, with a mail', async () => {
  const { id, name } = await createKnown(1);
  const [past, present] = [
    await createPerson('business_owner'),
    await createPerson('business_owner'),
  ];
  const service = asService();
  const role = { business_id: id, role: 'editor' as const };
  await service.from('business_members').insert([
    { ...role, user_id: past.userId, until: daysAgo(2).slice(0, 10) },
    { ...role, user_id: present.userId, until: daysAgo(-2).slice(0, 10) },
  ]);
  await service.rpc('end_past_access');
  const { data: left } = await service
    .from('business_members')
    .select('user_id')
    .eq('business_id', id);
  expect(left).toEqual([{ user_id: present.userId }]);
  const { data } = await service.rpc('lease_mails', { max_rows: 1000 });
  expect((data as Mail[]).filter(({ to }) => to === past.email)).toMatchObject([
    { kind: 'access_ended', data: { name } },
  ]);
});

test('a listing reports how complete it is, and its most important missing parts first', async () => {
  const { owner, id } = await createKnown(1);
  const db = owner.client;
  const [before] = await findOwnListings({ db });
  expect(before?.completeness).toEqual({
    percent: 40, // hours, phone and place
    missing: ['photos', 'description', 'website', 'services', 'attributes'],
  });
  const rest = {
    photos: [photoIn(id)],
    description: 'Good',
    website: 'https://a.example',
    attributes: ['wifi'],
  };
  const updated = await asService().from('businesses').update(rest).eq('id', id);
  expect(updated.error).toBeNull();
  await asService().from('services').insert({ business_id: id, name: 'Cut' });
  const [after] = await findOwnListings({ db });
  expect(after?.completeness).toEqual({ percent: 100, missing: [] });
});
