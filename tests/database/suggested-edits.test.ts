import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  decideSuggestion,
  findOwnSuggestions,
  findQueuedEdit,
  findSuggestion,
  findSuggestionsToDecide,
  findWaitingSuggestions,
  suggestEdit,
  withdrawSuggestion,
} from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { createListings } from '../support/listings.ts';
import { findNotificationKinds } from '../support/notifications.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';
import { createOwnedWithPhone, readQueue, suggestAs } from '../support/suggested-edits.ts';

const nothing = '00000000-0000-4000-8000-000000000000';

async function decide(admin: Db, id: string, isApproved: boolean, reason = '') {
  const version = (await findQueuedEdit({ db: admin }, id))?.version ?? null;
  return decideNow(admin, { kind: 'edit', id, version, isApproved, reason });
}

async function historyOf(id: string) {
  const { data } = await asService()
    .from('business_changes')
    .select('field, role')
    .eq('business_id', id)
    .order('number');
  return data?.map(({ field, role }) => `${role}: ${field}`);
}

/** Ends the time that owners have to decide, as a week would. */
async function endOwnersTime(id: string) {
  await asService().from('suggested_edits').update({ owner_until: '2026-01-01' }).eq('id', id);
  const passedOn = await asService().rpc('escalate_suggestions');
  expect(passedOn.error).toBeNull();
}

test('visitors can neither suggest edits, read suggestions, nor decide them', async () => {
  const db = asAnyone();
  const answers = await Promise.all([
    db.rpc('suggest_edit', { suggestion_id: nothing, business_id: nothing, new_values: {} }),
    db.rpc('get_suggestion', { suggestion_id: nothing }),
    db.rpc('find_own_suggestions'),
    db.rpc('find_suggestions_to_decide', { business_id: nothing }),
    db.rpc('find_waiting_suggestions'),
    db.rpc('decide_suggestion', { field_id: nothing, is_accepted: true }),
    db.rpc('withdraw_suggestion', { suggestion_id: nothing }),
    db.rpc('get_queued_edit', { field_id: nothing }),
    db.rpc('escalate_suggestions'),
    db.from('suggested_edits').select(),
    db.from('suggested_fields').select(),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
});

test.each(['visitor', 'owner', 'admin'] as const)(
  'the %s can neither write suggestions directly nor read those of others',
  async (account) => {
    const { listing } = await createOwnedWithPhone();
    const proposer = await createPerson('community_user');
    const { id } = await suggestAs(proposer, listing.id, { phone: '(512) 555-0101' });
    const { client: db, userId } = await signInAs(account);
    const row = { id: randomUUID(), business_id: listing.id, proposer_id: userId };
    const field = { suggestion_id: id, field: 'phone', before: {}, after: {} };
    const answers = [
      await db.from('suggested_edits').insert(row),
      await db.from('suggested_edits').delete().eq('id', id),
      await db.from('suggested_fields').insert(field),
      await db.from('suggested_fields').update({ status: 'accepted' }).eq('suggestion_id', id),
      await db.rpc('escalate_suggestions'),
    ];
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
    const edits = (client: Db) => client.from('suggested_edits').select('id').eq('id', id);
    const fields = (client: Db) =>
      client.from('suggested_fields').select('id').eq('suggestion_id', id);
    expect([(await edits(db)).data, (await fields(db)).data]).toEqual([[], []]);
    expect((await edits(proposer.client)).data).toHaveLength(1);
    expect((await fields(proposer.client)).data).toHaveLength(1);
    expect(await findSuggestion({ db }, id)).toBeNull();
    const to = (await findSuggestionsToDecide({ db: proposer.client }, listing.id)) ?? null;
    expect(to).toBeNull();
  },
);

test('a new owner has a week of their own for what waited for the former one', async () => {
  const { listing } = await createOwnedWithPhone();
  const proposer = await createPerson('community_user');
  const { id } = await suggestAs(proposer, listing.id, { phone: '(512) 555-0101' });
  await asService().from('suggested_edits').update({ owner_until: '2026-01-01' }).eq('id', id);
  const heir = await createPerson('business_owner');
  const change = { owner_id: heir.userId };
  await asService().from('businesses').update(change).eq('id', listing.id).throwOnError();
  await asService().rpc('escalate_suggestions').throwOnError();
  const [waiting] = await findWaitingSuggestions({ db: heir.client });
  expect(waiting).toMatchObject({ id: listing.id, count: 1 });
  expect(Date.parse(waiting?.until ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000);
});

test('the owner gets a mail, accepts one field and rejects another; the history names a neighbor', async () => {
  const { listing, owner } = await createOwnedWithPhone();
  const proposer = await createPerson('community_user');
  const sent = await suggestAs(proposer, listing.id, {
    phone: '(512) 555-0101',
    website: 'https://wrong.example/',
  });
  expect(sent.outcome).toMatchObject({ outcome: 'sent' });
  expect(await findNotificationKinds(owner.client)).toEqual(['edit_suggested']);
  expect(await findWaitingSuggestions({ db: owner.client })).toMatchObject([
    { id: listing.id, count: 2 },
  ]);
  const { client: admin } = await signInAs('admin');
  expect(await readQueue(admin, listing.name)).toEqual([]);
  const waiting = (await findSuggestionsToDecide({ db: owner.client }, listing.id))!;
  expect(waiting).toMatchObject([
    { field: 'phone', now: { phone: '(512) 555-0100' }, after: { phone: '(512) 555-0101' } },
    { field: 'website' },
  ]);
  const [phone, website] = waiting;
  const answer = (id: string, isAccepted: boolean, reason = '', db = owner.client) =>
    decideSuggestion({ db }, { id, isAccepted, reason });
  expect(await answer(phone!.id, true, '', proposer.client)).toEqual({
    ok: false,
    reason: 'not_allowed',
  });
  expect(await answer(phone!.id, true)).toMatchObject({ outcome: 'saved' });
  expect(await answer(phone!.id, true)).toMatchObject({ outcome: 'decided' });
  expect(await answer(website!.id, false, ' ')).toMatchObject({ reason: 'invalid' });
  expect(await findNotificationKinds(proposer.client)).toEqual([]);
  expect(await answer(website!.id, false, 'Not ours.')).toMatchObject({ outcome: 'saved' });
  expect(await getProfile(listing.id)).toMatchObject({ phone: '(512) 555-0101', website: null });
  expect(await historyOf(listing.id)).toContain('neighbor: phone');
  expect(await findNotificationKinds(proposer.client)).toEqual(['edit_decided']);
  expect(await findSuggestion({ db: proposer.client }, sent.id)).toMatchObject({
    fields: [
      { field: 'phone', status: 'accepted' },
      { field: 'website', status: 'rejected', reason: 'Not ours.' },
    ],
  });
});

test('suggestions that the owner leaves undecided for a week go to the admins', async () => {
  const { listing, owner } = await createOwnedWithPhone();
  const proposer = await createPerson('community_user');
  const { id } = await suggestAs(proposer, listing.id, { phone: '(512) 555-0101' });
  await endOwnersTime(id);
  expect(await findSuggestionsToDecide({ db: owner.client }, listing.id)).toEqual([]);
  const { client: admin } = await signInAs('admin');
  const [item] = await readQueue(admin, listing.name);
  expect(await decide(admin, item!.id, true)).toMatchObject({ outcome: 'decided' });
  expect(await getProfile(listing.id)).toMatchObject({ phone: '(512) 555-0101' });
  expect(await findNotificationKinds(proposer.client)).toEqual(['edit_decided']);
  expect(await readQueue(admin, listing.name)).toEqual([]);
});

test('without an owner an admin decides; two people who suggest the same both get a mail', async () => {
  const [listing] = await createListings({});
  const people = [await createPerson('community_user'), await createPerson('community_user')];
  const proposal = { opening_hours: [{ day_of_week: 1, opens: '09:00', closes: '17:00' }] };
  for (const person of people) await suggestAs(person, listing!.id, proposal);
  const { client: admin } = await signInAs('admin');
  const items = await readQueue(admin, listing!.name);
  expect(items).toMatchObject([{ field: 'opening_hours' }, { field: 'opening_hours' }]);
  expect(await decide(admin, items[0]!.id, true)).toMatchObject({ outcome: 'decided' });
  expect(await getProfile(listing!.id)).toMatchObject(proposal);
  for (const { client } of people)
    expect(await findNotificationKinds(client)).toEqual(['edit_decided']);
  expect(await readQueue(admin, listing!.name)).toEqual([]);
  for (const account of ['visitor', 'owner'] as const) {
    expect(await findQueuedEdit({ db: (await signInAs(account)).client }, items[0]!.id)).toBeNull();
  }
});

test('a rejection changes nothing, and its reason reaches who suggested it', async () => {
  const [listing] = await createListings({ phone: '(512) 555-0100' });
  const proposer = await createPerson('community_user');
  const { id } = await suggestAs(proposer, listing!.id, { phone: '(512) 555-0101' });
  const { client: admin } = await signInAs('admin');
  const [item] = await readQueue(admin, listing!.name);
  await decide(admin, item!.id, false, 'The number is of a fax.');
  expect(await getProfile(listing!.id)).toMatchObject({ phone: '(512) 555-0100' });
  expect(await findSuggestion({ db: proposer.client }, id)).toMatchObject({
    fields: [{ status: 'rejected', reason: 'The number is of a fax.' }],
  });
  expect(await findOwnSuggestions({ db: proposer.client }, null)).toMatchObject({
    items: [{ id, fields: [{ field: 'phone', status: 'rejected' }] }],
  });
});

test('closed, moved and a duplicate are decided like fields', async () => {
  const [closed, moved, double, other] = await createListings({}, {}, {}, {});
  const proposer = await createPerson('community_user');
  const place = { street: '9 New Street', city: 'Austin', state: 'TX', zip_code: '78704' };
  await suggestAs(proposer, closed!.id, { status: { kind: 'closed' } });
  await suggestAs(proposer, moved!.id, { status: { kind: 'moved', place } });
  await suggestAs(proposer, double!.id, { duplicate_of: other!.slug });
  const { client: admin } = await signInAs('admin');
  for (const { name } of [closed!, moved!, double!]) {
    const [item] = await readQueue(admin, name);
    expect(await decide(admin, item!.id, true)).toMatchObject({ outcome: 'decided' });
  }
  expect(await getProfile(closed!.id)).toMatchObject({ status: 'closed' });
  expect(await getProfile(moved!.id)).toMatchObject({ status: 'published', ...place });
  const pairs = (await readAdminQueue(admin)).filter(({ kind }) => kind === 'duplicate');
  const names = pairs.map((pair) => ('other_name' in pair ? [pair.name, pair.other_name] : []));
  expect(names.map((pair) => pair.toSorted())).toContainEqual(
    [double!.name, other!.name].toSorted(),
  );
});

test('a large change to a verified listing waits for an admin, even if its owner accepts it', async () => {
  const owner = await createPerson('business_owner');
  const [listing] = await createListings({ owner_id: owner.userId, verification: 'documents' });
  const proposer = await createPerson('community_user');
  await suggestAs(proposer, listing!.id, { name: 'Quite Another Thing' });
  const [waiting] = (await findSuggestionsToDecide({ db: owner.client }, listing!.id))!;
  const accept = { id: waiting!.id, isAccepted: true, reason: '' };
  expect(await decideSuggestion({ db: owner.client }, accept)).toMatchObject({
    outcome: 'passed_on',
  });
  expect(await getProfile(listing!.id)).toMatchObject({ name: listing!.name });
  const { client: admin } = await signInAs('admin');
  expect(await readQueue(admin, listing!.name)).toMatchObject([{ id: waiting!.id }]);
});

test('a repeated suggestion counts once, and one without changes is rejected', async () => {
  const { listing, owner } = await createOwnedWithPhone();
  const { client: db } = await createPerson('community_user');
  const input = {
    id: randomUUID(),
    businessId: listing.id,
    proposal: { phone: '(512) 555-0101' },
    link: '',
    note: '',
  };
  for (const _ of [1, 2]) {
    expect(await suggestEdit({ db }, input)).toMatchObject({ outcome: 'sent' });
  }
  expect((await findOwnSuggestions({ db }, null)).items).toHaveLength(1);
  const same = await suggestAs({ client: db }, listing.id, { phone: '(512) 555-0100' });
  expect(same.outcome).toMatchObject({ outcome: 'nothing' });
  expect((await suggestAs(owner, listing.id, input.proposal)).outcome).toMatchObject({
    outcome: 'own',
  });
  // A later one for the same field takes its place.
  await suggestAs({ client: db }, listing.id, { phone: '(512) 555-0102' });
  expect(await findSuggestionsToDecide({ db: owner.client }, listing.id)).toMatchObject([
    { after: { phone: '(512) 555-0102' } },
  ]);
  expect(await withdrawSuggestion({ db }, input)).toMatchObject({ outcome: 'withdrawn' });
});

test('who proposed is told of what was decided, and of nothing they replaced', async () => {
  const { listing, owner } = await createOwnedWithPhone();
  const proposer = await createPerson('community_user');
  const website = 'https://quixotry.example';
  await suggestAs(proposer, listing.id, { phone: '(512) 555-0101', website });
  await suggestAs(proposer, listing.id, { phone: '(512) 555-0102' });
  const waiting = await findSuggestionsToDecide({ db: owner.client }, listing.id);
  const ofWebsite = waiting!.find(({ after }) => after.website !== undefined);
  const accept = { id: ofWebsite!.id, isAccepted: true, reason: '' };
  expect(await decideSuggestion({ db: owner.client }, accept)).toMatchObject({ outcome: 'saved' });
  const { data } = await proposer.client.from('notifications').select('data');
  expect(data).toMatchObject([{ data: { fields: [{ field: 'website', status: 'accepted' }] } }]);
});

test('an admin decides neither their own suggestion nor one for their listing', async () => {
  const admin = await createPerson('admin');
  const [listing, own] = await createListings({}, { owner_id: admin.userId });
  await suggestAs(admin, listing!.id, { phone: '(512) 555-0101' });
  const [item] = await readQueue(admin.client, listing!.name);
  expect(await decide(admin.client, item!.id, true)).toMatchObject({ outcome: 'own' });
  const { id } = await suggestAs(await createPerson('community_user'), own!.id, {
    phone: '(512) 555-0101',
  });
  await endOwnersTime(id);
  const [theirs] = await readQueue(admin.client, own!.name);
  expect(await decide(admin.client, theirs!.id, true)).toMatchObject({ outcome: 'own' });
});
