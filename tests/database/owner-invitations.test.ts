import { expect, test } from 'vitest';
import { confirmClaimCode } from '#app/domain/claim/claim-calls.ts';
import { chooseMails } from '#app/domain/notification/notification.server.ts';
import {
  answerOwnerInvitation,
  findLetters,
  findOwnerInvitations,
  inviteOwners,
  openOwnerCode,
  printLetters,
} from '#app/domain/owner-code/owner-code-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { createClaimable, findQueuedMails, startNew } from '../support/claims.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';

const database = fileDatabase()!;

async function invite(ids: string[], channel: 'email' | 'letter' = 'email') {
  const { client: db } = await signInAs('admin');
  const sent = await inviteOwners({ db }, { ids, channel });
  return sent.ok ? Object.fromEntries(sent.value.map((one) => [one.id, one.outcome])) : sent.reason;
}

/** The codes that were mailed to an address, oldest first. */
async function findCodes(address: string): Promise<string[]> {
  return (await findQueuedMails(address)).map(
    ({ data }) => data.path?.split('owner_code=')[1] ?? '',
  );
}

async function statusOf(id: string) {
  const { client: db } = await signInAs('admin');
  return (await findOwnerInvitations({ db }, {})).items.find((one) => one.id === id)?.status;
}

async function enter({ db, id }: { db: Db; id: string }, code: string) {
  const answer = await confirmClaimCode({ db }, { id, code });
  return answer.ok ? answer.outcome : answer.reason;
}

const passWeek = (id: string) =>
  database.query(
    `with moved as (update private.owner_codes set created_at = created_at - interval '8 days' where business_id = $1)
     update private.owner_invitations set sent_at = sent_at - interval '8 days' where business_id = $1`,
    [id],
  );

test('an invited owner opens, confirms without an account, and claims with the same code', async () => {
  const listing = await createClaimable();
  expect(await invite([listing.id])).toEqual({ [listing.id]: 'invited' });
  expect(await statusOf(listing.id)).toBe('invited');
  const [code = ''] = await findCodes(listing.email ?? '');
  const db = asService();
  expect(await openOwnerCode({ db }, code.toLowerCase())).toMatchObject({ slug: listing.slug });
  expect(await statusOf(listing.id)).toBe('opened');
  expect(await answerOwnerInvitation({ db }, { code, answer: 'correct' })).toMatchObject({
    outcome: 'saved',
  });
  expect(await statusOf(listing.id)).toBe('correct');
  const { data } = await asService()
    .from('fact_confirmations')
    .select('fact, source')
    .eq('business_id', listing.id)
    .order('fact');
  expect(data).toEqual([
    { fact: 'address', source: 'neighbour' },
    { fact: 'website', source: 'neighbour' },
  ]);
  // The mailbox is at the host of the website that counts, as with a code by email.
  const owner = await startNew(listing.id, 'letter');
  expect(await enter(owner, code)).toBe('approved');
  expect(await statusOf(listing.id)).toBe('claimed');
  expect(await answerOwnerInvitation({ db }, { code, answer: 'removal' })).toMatchObject({
    outcome: 'closed',
  });
});

test('a code that went to a mailbox of a provider is decided by an admin, and only if it counted', async () => {
  const [own, other] = await createListings(
    { website: null, email: `own-${Date.now()}@gmail.com` },
    { website: null, email: `other-${Date.now()}@gmail.com` },
  );
  await database.query(
    `insert into private.listing_evidence (business_id, field, value, source)
     select id, 'email', email, 'other' from public.businesses where id = $1`,
    [other!.id],
  );
  expect(await invite([own!.id, other!.id])).toEqual({
    [own!.id]: 'invited',
    [other!.id]: 'invited',
  });
  const [right = ''] = await findCodes(own!.email ?? '');
  const [worthless = ''] = await findCodes(other!.email ?? '');
  expect(right).toHaveLength(12);
  expect(await enter(await startNew(own!.id, 'letter'), right)).toBe('sent');
  expect(await enter(await startNew(other!.id, 'letter'), worthless)).toBe('wrong');
});

test('a letter that invites is printed as the others are', async () => {
  const [listing] = await createListings({ website: null });
  expect(await invite([listing!.id], 'letter')).toEqual({ [listing!.id]: 'invited' });
  const { client: db } = await signInAs('admin');
  const waiting = (await findLetters({ db }, false)).filter(({ slug }) => slug === listing!.slug);
  const printed = await printLetters(
    { db },
    waiting.map(({ id }) => id),
  );
  const [letter] = printed.ok ? printed.value : [];
  expect(letter).toMatchObject({ is_invitation: true });
  expect(await enter(await startNew(listing!.id, 'letter'), letter?.code ?? '')).toBe('sent');
});

test('an owner is reminded twice, a week apart, and never after an answer', async () => {
  const listing = await createClaimable();
  const outcomes: unknown[] = [];
  for (let n = 0; n < 4; n += 1) {
    outcomes.push(await invite([listing.id]), await invite([listing.id]));
    await passWeek(listing.id);
  }
  expect(outcomes.map((one) => Object.values(one as object)[0])).toEqual([
    'invited',
    'too_soon',
    'reminded',
    'too_soon',
    'reminded',
    'too_soon',
    'reminded_twice',
    'reminded_twice',
  ]);
  const declined = await createClaimable();
  await invite([declined.id]);
  const [code = ''] = await findCodes(declined.email ?? '');
  await answerOwnerInvitation({ db: asService() }, { code, answer: 'declined' });
  await passWeek(declined.id);
  expect(await invite([declined.id], 'letter')).toEqual({ [declined.id]: 'answered' });
});

test('nothing is sent to who unsubscribed, has an owner or no address, nor to one office over and over', async () => {
  const email = `office-${Date.now()}@chain.example`;
  const places = await createListings(...Array.from({ length: 4 }, () => ({ email })));
  const outcomes = await invite(places.map(({ id }) => id));
  expect(Object.values(outcomes).toSorted()).toEqual(['invited', 'invited', 'invited', 'too_many']);
  const unsubscribed = await createClaimable();
  const chosen = { person: unsubscribed.email ?? '', choices: ['owner_invitations' as const] };
  await chooseMails({ db: asService() }, { ...chosen, enabled: false });
  expect(await invite([unsubscribed.id])).toEqual({ [unsubscribed.id]: 'unsubscribed' });
  await chooseMails({ db: asService() }, { ...chosen, enabled: true });
  expect(await invite([unsubscribed.id])).toEqual({ [unsubscribed.id]: 'invited' });
  // Also where the mail was queued already.
  await chooseMails({ db: asService() }, { ...chosen, enabled: false });
  expect(await findCodes(unsubscribed.email ?? '')).toEqual([]);
  const { listing } = await createOwnedListing({ email: 'a@b.example' });
  const [nowhere, draft] = await createListings({ email: null }, { email, status: 'draft' });
  expect(await invite([listing.id, nowhere!.id, draft!.id])).toEqual({
    [listing.id]: 'owned',
    [nowhere!.id]: 'no_address',
    [draft!.id]: 'unlisted',
  });
});

test('only admins invite and see invitations; a guessed code opens nothing', async () => {
  const listing = await createClaimable();
  for (const account of ['visitor', 'owner'] as const) {
    const { client: db } = await signInAs(account);
    expect(await inviteOwners({ db }, { ids: [listing.id], channel: 'email' })).toMatchObject({
      ok: false,
    });
    expect((await findOwnerInvitations({ db }, {})).items).toEqual([]);
  }
  const db = asAnyone();
  expect((await db.rpc('invite_owners', { ids: [listing.id], channel: 'email' })).error?.code).toBe(
    '42501',
  );
  expect((await db.rpc('open_owner_code', { code: '0' })).error?.code).toBe('42501');
  const service = asService();
  expect(await openOwnerCode({ db: service }, '000000000000')).toBeNull();
  expect(await openOwnerCode({ db: service }, '')).toBeNull();
  const guess = { code: '000000000000', answer: 'removal' as const };
  expect(await answerOwnerInvitation({ db: service }, guess)).toMatchObject({ outcome: 'closed' });
  const { error } = await service.rpc('answer_owner_invitation', { code: 'x', answer: 'claimed' });
  expect(error?.code).toBe('22023');
});
