import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  decideSuggestion,
  findQueuedEdit,
  findSuggestion,
  findSuggestionsToDecide,
  withdrawSuggestion,
} from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { Proposal } from '#app/domain/suggested-edit/suggested-edit.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { findNotificationKinds } from '../support/notifications.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';
import { createOwnedWithPhone, readQueue, suggestAs } from '../support/suggested-edits.ts';

const nothing = '00000000-0000-4000-8000-000000000000';

test.each([
  [{ phone: '12' }, 'phone'],
  [{ zip_code: '99999' }, 'zip_code'],
  [
    { status: { kind: 'moved', place: { street: '', city: '', state: '', zip_code: '' } } },
    'street',
  ],
  [{ duplicate_of: 'no-such-listing' }, 'duplicate_of'],
] as [Proposal, string][])('a suggestion of %j is refused for its %s', async (proposal, field) => {
  const { listing } = await createOwnedWithPhone();
  const person = await createPerson('community_user');
  const { outcome } = await suggestAs(person, listing.id, proposal);
  expect(outcome).toMatchObject({ ok: false, reason: 'invalid', field });
});

test('a person whose suggestions were refused sixty times in a day suggests nothing more that day', async () => {
  const { listing } = await createOwnedWithPhone();
  const person = await createPerson('community_user');
  for (let tries = 0; tries < 30; tries += 1) {
    const { outcome } = await suggestAs(person, listing.id, { phone: '12' });
    expect(outcome).toEqual({ ok: false, reason: 'invalid', field: 'phone' });
    // What the listing already has costs as much to read.
    const same = await suggestAs(person, listing.id, { phone: '(512) 555-0100' });
    expect(same.outcome).toEqual({ ok: true, outcome: 'nothing' });
  }
  const { outcome } = await suggestAs(person, listing.id, { phone: '(512) 555-0101' });
  expect(outcome).toEqual({ ok: false, reason: 'too_many' });
});

test('a refused suggestion took no effect, so its person may send it again', async () => {
  const { listing } = await createOwnedWithPhone();
  const person = await createPerson('community_user');
  const write_id = randomUUID();
  await person.client
    .rpc('suggest_edit', {
      suggestion_id: randomUUID(),
      business_id: listing.id,
      new_values: { phone: '12' },
    })
    .setHeader('x-write-id', write_id)
    .throwOnError();
  expect((await person.client.rpc('resolve_write', { write_id })).data).toBe(false);
});

test('photos and fields that a listing lacks cannot be suggested', async () => {
  const { listing } = await createOwnedWithPhone();
  const person = await createPerson('community_user');
  for (const proposal of [{ owner_id: nothing }, { photos: [] }]) {
    const { outcome } = await suggestAs(person, listing.id, proposal);
    expect(outcome).toMatchObject({ ok: false, reason: 'refused' });
  }
});

test('a person suggests 20 edits a day, and 40 fields of a listing wait at most', async () => {
  const listings = await createListings(...Array.from({ length: 21 }, () => ({})));
  const person = await createPerson('community_user');
  for (const { id } of listings.slice(0, 20)) {
    const { outcome } = await suggestAs(person, id, { phone: '(512) 555-0101' });
    expect(outcome).toMatchObject({ outcome: 'sent' });
  }
  const last = listings[20]!.id;
  const more = await suggestAs(person, last, { phone: '(512) 555-0101' });
  expect(more.outcome).toEqual({ ok: false, reason: 'too_many' });
  await fileDatabase()!.exec(`
    with people as (
      insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.com'
      from generate_series(1, 40) returning id
    ),
    edits as (
      insert into public.suggested_edits (id, business_id, proposer_id)
      select gen_random_uuid(), '${last}', id from people returning id
    )
    insert into public.suggested_fields (suggestion_id, field, before, after)
    select id, 'phone', '{}', '{}' from edits`);
  const other = await createPerson('community_user');
  const { outcome } = await suggestAs(other, last, { phone: '(512) 555-0101' });
  expect(outcome).toEqual({ ok: false, reason: 'too_many' });
});

test('a person’s suggestions are in their export, and are deleted with their account', async () => {
  const [listing] = await createListings({});
  const person = await createPerson('community_user');
  await suggestAs(person, listing!.id, { phone: '(512) 555-0101' });
  const { data } = await person.client.rpc('export_own_data');
  expect(data).toMatchObject({
    suggested_edits: [{ note: 'Called.', fields: [{ field: 'phone' }] }],
  });
  await asService().auth.admin.deleteUser(person.userId);
  const { client: admin } = await signInAs('admin');
  expect(await readQueue(admin, listing!.name)).toEqual([]);
});

test('a rejection needs a reason, also in a call without an answer', async () => {
  const { listing, owner } = await createOwnedWithPhone();
  const person = await createPerson('community_user');
  await suggestAs(person, listing.id, { phone: '(512) 555-0101' });
  const [waiting] = (await findSuggestionsToDecide({ db: owner.client }, listing.id))!;
  const { error } = await owner.client.rpc('decide_suggestion', {
    field_id: waiting!.id,
    is_accepted: null as unknown as boolean,
  });
  expect(error?.code).toBe('23514');
  expect(await findSuggestionsToDecide({ db: owner.client }, listing.id)).toHaveLength(1);
});

test('a person who withdraws what waits gets a mail about what was decided before', async () => {
  const { listing, owner } = await createOwnedWithPhone();
  const proposer = await createPerson('community_user');
  const website = 'https://quixotry.example/';
  const { id } = await suggestAs(proposer, listing.id, { phone: '(512) 555-0101', website });
  const [phone] = (await findSuggestionsToDecide({ db: owner.client }, listing.id))!;
  await decideSuggestion({ db: owner.client }, { id: phone!.id, isAccepted: true, reason: '' });
  expect(await findNotificationKinds(proposer.client)).toEqual([]);
  await withdrawSuggestion({ db: proposer.client }, { id });
  expect(await findNotificationKinds(proposer.client)).toEqual(['edit_decided']);
});

test('a later suggestion for the same field ends an earlier one, whose other field was decided', async () => {
  const { listing, owner } = await createOwnedWithPhone();
  const proposer = await createPerson('community_user');
  const website = 'https://quixotry.example/';
  await suggestAs(proposer, listing.id, { phone: '(512) 555-0101', website });
  const [phone] = (await findSuggestionsToDecide({ db: owner.client }, listing.id))!;
  await decideSuggestion({ db: owner.client }, { id: phone!.id, isAccepted: true, reason: '' });
  await suggestAs(proposer, listing.id, { website: 'https://other.example/' });
  expect(await findNotificationKinds(proposer.client)).toEqual(['edit_decided']);
});

test('an owner gets one mail a day about all that one person suggests', async () => {
  const { listing, owner } = await createOwnedWithPhone();
  const [person, other] = [
    await createPerson('community_user'),
    await createPerson('community_user'),
  ];
  for (const phone of ['(512) 555-0101', '(512) 555-0102', '(512) 555-0103']) {
    const { id } = await suggestAs(person, listing.id, { phone });
    await withdrawSuggestion({ db: person.client }, { id });
  }
  expect(await findNotificationKinds(owner.client)).toEqual(['edit_suggested']);
  await suggestAs(other, listing.id, { phone: '(512) 555-0104' });
  expect(await findNotificationKinds(owner.client)).toEqual(['edit_suggested', 'edit_suggested']);
});

test('of an owner, an editor, an admin and the proposer, who decide at the same time, one does', async () => {
  const { client: db } = await signInAs('admin');
  for (const _ of [1, 2, 3]) {
    const { listing, owner } = await createOwnedWithPhone();
    const [editor, proposer] = [
      await createPerson('business_owner'),
      await createPerson('community_user'),
    ];
    await asService()
      .from('business_members')
      .insert({ business_id: listing.id, user_id: editor.userId, role: 'editor' })
      .throwOnError();
    const { id } = await suggestAs(proposer, listing.id, { phone: '(512) 555-0101' });
    await asService().from('suggested_edits').update({ owner_until: '2026-01-01' }).eq('id', id);
    const [waiting] = (await findSuggestionsToDecide({ db: owner.client }, listing.id))!;
    const one = { id: waiting!.id, isAccepted: true, reason: '' };
    const [passedOn, ...answers] = await Promise.all([
      asService().rpc('escalate_suggestions'),
      decideSuggestion({ db: owner.client }, one),
      decideSuggestion({ db: editor.client }, { ...one, isAccepted: false, reason: 'No.' }),
      withdrawSuggestion({ db: proposer.client }, { id }),
    ]);
    expect(passedOn.error).toBeNull();
    expect(answers).toMatchObject([{ ok: true }, { ok: true }, { outcome: 'withdrawn' }]);
    const [item] = await readQueue(db, listing.name);
    if (item) {
      const version = (await findQueuedEdit({ db }, item.id))!.version;
      await decideNow(db, { kind: 'edit', id: item.id, version, isApproved: true });
    }
    const found = (await findSuggestion({ db: proposer.client }, id))!;
    const { status } = found.fields[0]!;
    const saved = answers.filter((answer) => 'outcome' in answer && answer.outcome === 'saved');
    expect(saved).toHaveLength(!item && status !== 'withdrawn' ? 1 : 0);
    expect(await getProfile(listing.id)).toMatchObject({
      phone: status === 'accepted' ? '(512) 555-0101' : '(512) 555-0100',
    });
    const wasDecided = status === 'accepted' || status === 'rejected';
    expect(await findNotificationKinds(proposer.client)).toEqual(
      wasDecided ? ['edit_decided'] : [],
    );
    expect(await readQueue(db, listing.name)).toEqual([]);
  }
});
