import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { confirmClaimCode, findClaim, requestClaimLetter } from '#app/domain/claim/claim-calls.ts';
import {
  dismissLetters,
  findLetters,
  printLetters,
} from '#app/domain/owner-code/owner-code-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { startNew } from '../support/claims.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';

const database = fileDatabase()!;

async function createListing(change: Parameters<typeof createListings>[0] = {}) {
  const [listing] = await createListings({ website: null, email: null, ...change });
  return listing!;
}

async function request({ db, id }: { db: Db; id: string }) {
  const answer = await requestClaimLetter({ db }, { id });
  return answer.ok ? answer.outcome : answer.reason;
}

async function enter({ db, id }: { db: Db; id: string }, code: string) {
  const answer = await confirmClaimCode({ db }, { id, code });
  return answer.ok ? answer.outcome : answer.reason;
}

/** The letters of a listing that an admin could print. */
async function findOwn(db: Db, slug: string, areSent = false) {
  return (await findLetters({ db }, areSent)).filter((letter) => letter.slug === slug);
}

async function print(db: Db, slug: string, areSent = false) {
  const ids = (await findOwn(db, slug, areSent)).map(({ id }) => id);
  const printed = await printLetters({ db }, ids);
  if (!printed.ok) throw new Error(printed.reason);
  return printed.value;
}

/** Somebody who has asked for a letter, and its code once it is printed. */
async function sendLetter(listing: { id: string; slug: string }) {
  const claimant = await startNew(listing.id, 'letter');
  expect(await request(claimant)).toBe('requested');
  const admin = await signInAs('admin');
  const [letter] = await print(admin.client, listing.slug);
  return { claimant, admin, letter: letter! };
}

test('a letter proves a claim for an admin to decide, and its code is only stored hashed', async () => {
  const listing = await createListing();
  const { claimant, admin, letter } = await sendLetter(listing);
  expect(letter).toMatchObject({ street: listing.street, is_invitation: false });
  expect(letter.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  const typed = letter.code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
  expect(await enter(claimant, `${typed.slice(0, 4)} - ${typed.slice(4)}`)).toBe('sent');
  const claim = await findClaim({ db: admin.client }, claimant.id);
  expect(claim).toMatchObject({ evidence: 'letter', status: 'pending' });
  await decideNow(admin.client, { kind: 'claim', id: claimant.id, version: claim?.revision });
  const { data } = await asService().from('businesses').select().eq('id', listing.id).single();
  expect(data).toMatchObject({ owner_id: claimant.userId, verification: 'letter' });
  const rows = await database.query(
    `select o::text as row from private.owner_codes as o where business_id = $1
     union all select c::text from private.claim_codes as c where claim_id = $2 and entered is null
     union all select a::text from public.audit_log as a where row_id in ($1, $2)`,
    [listing.id, claimant.id],
  );
  expect(JSON.stringify(rows)).not.toContain(letter.code);
});

test('a code works once, and five wrong ones end the tries of a claim', async () => {
  const listing = await createListing();
  const { claimant, letter } = await sendLetter(listing);
  const guesses: string[] = [];
  const guesser = await startNew(listing.id, 'letter');
  for (let n = 0; n < 6; n += 1) guesses.push(await enter(guesser, 'AAAAAAAAAAAA'));
  expect(guesses).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'used_up', 'expired']);
  expect(await enter(guesser, letter.code)).toBe('expired');
  // Guesses of a stranger cost the holder nothing.
  expect(await enter(claimant, letter.code)).toBe('sent');
  const late = await startNew(listing.id, 'letter');
  expect(await enter(late, letter.code)).toBe('wrong');
});

test('whoever holds the letter may use it, and a stranger who asked for it gains nothing', async () => {
  const listing = await createListing();
  const { letter } = await sendLetter(listing);
  const owner = await startNew(listing.id, 'letter');
  expect(await enter(owner, letter.code)).toBe('sent');
});

test('a code of one listing proves nothing of another', async () => {
  const [listing, other] = await createListings(
    { street: '1 Same Street', website: null, email: null },
    { street: '1 Same Street', website: null, email: null },
  );
  const { letter } = await sendLetter(listing!);
  const claimant = await startNew(other!.id, 'letter');
  expect(await enter(claimant, letter.code)).toBe('wrong');
});

const move = (id: string) =>
  database.query(`update public.businesses set street = '66 Thief Road' where id = $1`, [id]);

test('an address that is changed before the letter is printed takes it off the list', async () => {
  const listing = await createListing();
  const admin = await signInAs('admin');
  expect(await request(await startNew(listing.id, 'letter'))).toBe('requested');
  const [waiting] = await findOwn(admin.client, listing.slug);
  await move(listing.id);
  expect(await findOwn(admin.client, listing.slug)).toEqual([]);
  expect(await printLetters({ db: admin.client }, [waiting!.id])).toMatchObject({ value: [] });
});

test('an address that is changed after the letter was printed makes its code worthless', async () => {
  const listing = await createListing();
  const { claimant, letter } = await sendLetter(listing);
  await move(listing.id);
  expect(await enter(claimant, letter.code)).toBe('wrong');
});

test('a letter goes to no address that somebody suggested and no admin confirmed', async () => {
  const listing = await createListing();
  const claimant = await startNew(listing.id, 'letter');
  await database.query(
    `insert into private.listing_evidence (business_id, field, value, source)
     select id, 'address', private.evidence_value(b, 'address'), 'other' from public.businesses as b where id = $1`,
    [listing.id],
  );
  expect(await request(claimant)).toBe('impossible');
  const nowhere = await createListing({ street: null });
  expect(await request(await startNew(nowhere.id, 'letter'))).toBe('impossible');
});

test('a code ends after thirty days, and when its letter is printed again', async () => {
  const listing = await createListing();
  const { claimant, admin, letter } = await sendLetter(listing);
  const [again] = await print(admin.client, listing.slug, true);
  expect(await enter(claimant, letter.code)).toBe('wrong');
  await database.query(
    `update private.owner_codes set expires_at = expires_at - interval '30 days' where id = $1`,
    [letter.id],
  );
  expect(await enter(claimant, again!.code)).toBe('wrong');
});

test('a business gets three letters a month, and a person sends three', async () => {
  const listings = await createListings(...Array.from({ length: 4 }, () => ({ website: null })));
  const sent: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    sent.push(await request(await startNew(listings[0]!.id, 'letter')));
  }
  expect(sent).toEqual(['requested', 'requested', 'requested', 'too_many']);
  const person = await startNew(listings[1]!.id, 'letter');
  expect(await request(person)).toBe('requested');
  expect(await request(person)).toBe('requested');
  const count = await database.query(
    'select count(*)::integer as n from private.owner_codes where claim_id = $1',
    [person.id],
  );
  expect(count).toEqual([{ n: 1 }]);
  const more: string[] = [];
  for (const listing of [...listings.slice(2), await createListing()]) {
    const id = randomUUID();
    await person.db.rpc('start_claim', {
      claim_id: id,
      business_id: listing.id,
      evidence: 'letter',
    });
    more.push(await request({ db: person.db, id }));
  }
  expect(more).toEqual(['requested', 'requested', 'too_many']);
});

test('only admins see, print and dismiss letters, and none prints their own', async () => {
  const listing = await createListing();
  const claimant = await startNew(listing.id, 'letter', 'admin');
  expect(await request(claimant)).toBe('requested');
  const [waiting] = await findOwn(claimant.db, listing.slug);
  expect(await printLetters({ db: claimant.db }, [waiting!.id])).toMatchObject({ value: [] });
  for (const account of ['visitor', 'owner'] as const) {
    const { client: db } = await signInAs(account);
    expect(await findLetters({ db }, false)).toEqual([]);
    expect(await printLetters({ db }, [waiting!.id])).toMatchObject({ ok: false });
    expect(await dismissLetters({ db }, [waiting!.id])).toMatchObject({ ok: false });
  }
  const anyone = asAnyone();
  const refused = await Promise.all([
    anyone.rpc('find_letters'),
    anyone.rpc('print_letters', { ids: [waiting!.id] }),
    anyone.rpc('request_claim_letter', { claim_id: claimant.id }),
  ]);
  expect(refused.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
  const { client: admin } = await signInAs('admin');
  expect(await dismissLetters({ db: admin }, [waiting!.id])).toMatchObject({
    outcome: 'dismissed',
  });
  expect(await findOwn(admin, listing.slug)).toEqual([]);
});

test('a claim that is withdrawn takes its letter off the list', async () => {
  const listing = await createListing();
  const claimant = await startNew(listing.id, 'letter');
  await request(claimant);
  await claimant.db.rpc('withdraw_claim', { claim_id: claimant.id });
  expect(await findOwn((await signInAs('admin')).client, listing.slug)).toEqual([]);
});
