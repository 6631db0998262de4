import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  findClaimForm,
  findOwnClaims,
  startClaim,
  withdrawClaim,
} from '#app/domain/claim/claim-calls.ts';
import { createClaimable, startNew } from '../support/claims.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';

test('visitors can neither claim a listing nor read claims', async () => {
  const db = asAnyone();
  const id = randomUUID();
  const claim = { id, businessId: randomUUID(), evidence: 'email' } as const;
  expect(await startClaim({ db }, claim)).toEqual({ ok: false, reason: 'session_ended' });
  const answers = await Promise.all([
    db.rpc('get_claim_form', { id_or_slug: 'x' }),
    db.rpc('withdraw_claim', { claim_id: id }),
    db.rpc('send_claim_code', { claim_id: id, address: 'a@b.example' }),
    db.rpc('enter_claim_code', { claim_id: id, code: '1' }),
    db.rpc('confirm_claim_code', { claim_id: id }),
    db.rpc('send_claim', { claim_id: id }),
    db.rpc('object_to_claim', { claim_id: id, reason: 'x' }),
    db.rpc('get_claim', { claim_id: id }),
    db.rpc('get_objection', { claim_id: id }),
    db.rpc('find_objections'),
    db.rpc('find_own_claims'),
    db.rpc('find_admin_queue'),
    db.from('claims').select(),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
});

test('functions reserved for the Worker reject every signed-in person', async () => {
  for (const account of ['visitor', 'owner', 'admin', 'super'] as const) {
    const { client: db, userId: claimant } = await signInAs(account);
    const claim_id = randomUUID();
    const answers = await Promise.all([
      db.rpc('begin_website_check', { claim_id, claimant }),
      db.rpc('finish_website_check', { check_id: claim_id, claimant }),
      db.rpc('may_add_document', { claim_id, sender: claimant, slot: 1 }),
      db.rpc('find_old_files', { bucket: 'claim-documents' }),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
  }
});

test('claims cannot be written directly', async () => {
  const { id: businessId } = await createClaimable();
  const { db, id, userId } = await startNew(businessId, 'email');
  const row = { id: randomUUID(), claimant_id: userId, business_id: businessId, evidence: 'email' };
  const answers = [
    await db.from('claims').insert(row as never),
    await db.from('claims').update({ status: 'approved' }).eq('id', id),
    await db.from('claims').delete().eq('id', id),
  ];
  expect(answers.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
});

test('a claim sent twice, from two tabs or devices, is stored once', async () => {
  const { id: businessId, slug } = await createClaimable();
  const { client: db } = await createPerson('community_user');
  const id = randomUUID();
  const claim = { id, businessId, evidence: 'email' } as const;
  const answers = await Promise.all([
    startClaim({ db }, claim),
    startClaim({ db }, claim),
    startClaim({ db }, { ...claim, id: randomUUID() }),
  ]);
  const ids = answers.map((answer) => (answer.ok ? answer.claim?.id : answer.reason));
  expect(new Set(ids).size).toBe(1);
  const own = await findOwnClaims({ db }, null);
  expect(own.items).toMatchObject([{ slug, status: 'pending', sent_at: null }]);
});

test('the evidence can be changed until it is sent', async () => {
  const { id: businessId, slug } = await createClaimable();
  const { db, id } = await startNew(businessId, 'email');
  const other = await startClaim({ db }, { id: randomUUID(), businessId, evidence: 'documents' });
  expect(other).toMatchObject({ outcome: 'started', claim: { id, evidence: 'documents' } });
  expect(await findClaimForm({ db }, slug)).toMatchObject({ claim: { id, evidence: 'documents' } });
});

test('a claimant sees the possible evidence in advance, and only their own claim', async () => {
  const { id: businessId, slug, host, website } = await createClaimable();
  await startNew(businessId, 'email');
  const { client: db } = await createPerson('community_user');
  expect(await findClaimForm({ db }, slug)).toMatchObject({
    listing: { id: businessId, is_claimed: false },
    is_own: false,
    mail_hosts: [host],
    website,
    claim: null,
  });
  const [draft] = await createListings({ status: 'draft' });
  expect(await findClaimForm({ db }, draft?.slug ?? '')).toBeNull();
});

test('people can claim neither their own listing nor a hidden or closed one', async () => {
  const { client: db, userId } = await createPerson('business_owner');
  const [own, closed, draft] = await createListings(
    { owner_id: userId },
    { status: 'closed' },
    { status: 'draft' },
  );
  const claim = async (businessId = '') =>
    startClaim({ db }, { id: randomUUID(), businessId, evidence: 'documents' });
  expect(await claim(own?.id)).toMatchObject({ outcome: 'own', claim: null });
  for (const { id } of [closed!, draft!, { id: randomUUID() }]) {
    expect(await claim(id)).toMatchObject({ outcome: 'unlisted', claim: null });
  }
});

test('another person’s claim looks like a missing one', async () => {
  const { id: businessId } = await createClaimable();
  const { id } = await startNew(businessId, 'email');
  for (const account of ['visitor', 'owner', 'admin'] as const) {
    const { client: db } = await signInAs(account);
    const none = { ok: false, reason: 'not_found' };
    expect(await withdrawClaim({ db }, { id })).toEqual(none);
    expect(await startClaim({ db }, { id, businessId, evidence: 'email' })).toEqual(none);
    expect((await db.from('claims').select('id').eq('id', id)).data).toEqual([]);
    expect((await db.rpc('get_claim', { claim_id: id })).data).toBeNull();
  }
});

test('a withdrawn claim stays withdrawn, and the listing can be claimed again', async () => {
  const { id: businessId } = await createClaimable();
  const { db, id } = await startNew(businessId, 'email');
  for (const _ of [1, 2]) {
    expect(await withdrawClaim({ db }, { id })).toMatchObject({ outcome: 'withdrawn' });
  }
  const closed = await startClaim({ db }, { id, businessId, evidence: 'email' });
  expect(closed).toMatchObject({ outcome: 'closed', claim: { status: 'withdrawn' } });
  const again = randomUUID();
  expect(await startClaim({ db }, { id: again, businessId, evidence: 'email' })).toMatchObject({
    outcome: 'started',
    claim: { id: again },
  });
});

test('a person can start five claims a day, even all at once', async () => {
  const listings = await createListings({}, {}, {}, {}, {}, {}, {});
  const { client: db, userId } = await createPerson('community_user');
  const answers = await Promise.all(
    listings.map(({ id: businessId }) =>
      startClaim({ db }, { id: randomUUID(), businessId, evidence: 'documents' }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
  expect(answers.filter(({ ok }) => !ok)).toEqual([
    { ok: false, reason: 'too_many' },
    { ok: false, reason: 'too_many' },
  ]);
  const service = asService();
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await service.from('claims').update({ created_at: yesterday }).eq('claimant_id', userId);
  const [more] = await createListings({});
  const claim = { id: randomUUID(), businessId: more?.id ?? '', evidence: 'documents' } as const;
  expect(await startClaim({ db }, claim)).toMatchObject({ outcome: 'started' });
});

test('a listing takes twenty claims a day, no matter who sends them', async () => {
  const [listing] = await createListings({});
  const people = [];
  for (let n = 0; n < 20; n += 1) people.push((await createPerson('community_user')).userId);
  const rows = people.map((claimant_id) => ({
    id: randomUUID(),
    claimant_id,
    business_id: listing!.id,
    evidence: 'email' as const,
  }));
  expect((await asService().from('claims').insert(rows)).error).toBeNull();
  const claimAnew = async () => {
    const { client: db } = await createPerson('community_user');
    return startClaim({ db }, { id: randomUUID(), businessId: listing!.id, evidence: 'email' });
  };
  // Unsent ones cost nothing to make: they keep nobody from claiming.
  expect(await claimAnew()).toMatchObject({ outcome: 'started' });
  const sent_at = new Date().toISOString();
  await asService().from('claims').update({ sent_at }).in('claimant_id', people);
  expect(await claimAnew()).toEqual({ ok: false, reason: 'too_many' });
});

test('the evidence of a claim can be changed twenty times', async () => {
  const [listing] = await createListings({});
  const { client: db } = await createPerson('community_user');
  const claim = { id: randomUUID(), businessId: listing!.id };
  const outcomes = [];
  for (let n = 0; n < 21; n += 1) {
    const evidence = n % 2 === 0 ? 'email' : 'website';
    outcomes.push(await startClaim({ db }, { ...claim, evidence }));
  }
  expect(outcomes.slice(0, 20).every(({ ok }) => ok)).toBe(true);
  expect(outcomes[20]).toEqual({ ok: false, reason: 'too_many' });
});
