import { expect, test } from 'vitest';
import {
  findClaim,
  findObjection,
  findObjections,
  objectToClaim,
  withdrawClaim,
} from '#app/domain/claim/claim-calls.ts';
import { readAdminQueue } from '../support/admin-queue.ts';
import {
  createClaimable,
  findQueuedMails,
  verifyByCode,
  sendNewDocuments,
  startNew,
} from '../support/claims.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { createPerson } from '../support/people.ts';
import { decideOne } from '../support/queue-decisions.ts';

const approval = { kind: 'claim', isApproved: true } as const;
const refusing = { kind: 'claim', isApproved: false } as const;
const none = { ok: false, reason: 'not_found' };

/** The seven days of a claim are over. */
async function endObjection(id: string) {
  const past = new Date(Date.now() - 1_000).toISOString();
  const { error } = await asService().from('claims').update({ object_until: past }).eq('id', id);
  expect(error).toBeNull();
}

async function findOwner(businessId: string) {
  const { data } = await asService()
    .from('businesses')
    .select('owner_id, verification')
    .eq('id', businessId)
    .single();
  return data;
}

/** A listing with an owner, and somebody whose documents say otherwise. */
async function dispute() {
  const owner = await createPerson('business_owner');
  const listing = await createClaimable({ owner_id: owner.userId });
  return { owner, listing, claimant: await sendNewDocuments(listing.id) };
}

test('only admins decide claims, and never their own', async () => {
  const { id: businessId } = await createClaimable();
  const { db, id } = await sendNewDocuments(businessId);
  const decision = { id, version: 2, ...approval };
  await expect(decideOne(db, decision)).rejects.toThrow('not_allowed');
  for (const account of ['visitor', 'owner'] as const) {
    const { client } = await signInAs(account);
    await expect(decideOne(client, decision)).rejects.toThrow('not_allowed');
    expect(await findClaim({ db: client }, id)).toBeNull();
    expect((await client.rpc('find_admin_queue')).error?.code).toBe('42501');
  }
  const admin = await createPerson('admin');
  await asService().from('claims').update({ claimant_id: admin.userId }).eq('id', id);
  expect(await findClaim({ db: admin.client }, id)).toMatchObject({ is_own: true });
  expect(await decideNow(admin.client, decision)).toMatchObject({ outcome: 'own' });
  expect(await findOwner(businessId)).toMatchObject({ owner_id: null });
});

test('no admin decides about a claim of their own listing', async () => {
  const owner = await createPerson('admin');
  const listing = await createClaimable({ owner_id: owner.userId });
  const { id } = await sendNewDocuments(listing.id);
  const { client: db } = owner;
  const claim = await findClaim({ db }, id);
  expect(claim).toMatchObject({ is_own: true });
  const refusal = { id, version: claim?.revision ?? 0, ...refusing, reason: 'Mine.' };
  expect(await decideNow(db, refusal)).toMatchObject({ outcome: 'own' });
});

test('documents wait for an admin, who sees them beside the listing and the rival claims', async () => {
  const { id: businessId, name } = await createClaimable();
  const rival = await sendNewDocuments(businessId);
  const unsent = await startNew(businessId, 'email');
  const { id, email } = await sendNewDocuments(businessId);
  const { client: db } = await signInAs('admin');
  expect(await readAdminQueue(db)).toContainEqual(
    expect.objectContaining({ kind: 'claim', id, name, evidence: 'documents' }),
  );
  const claim = await findClaim({ db }, id);
  expect(claim).toMatchObject({
    note: 'My license.',
    documents: [{ path: `${id}/1`, name: 'License.pdf', type: 'application/pdf' }],
    claimant: { name: 'Ana', email, approved: 0, rejected: 0 },
    listing: { name, owner: null },
    rivals: [{ id: rival.id }],
  });
  expect(await findClaim({ db }, unsent.id)).toBeNull();
  expect(await decideNow(db, { id, version: claim!.revision, ...approval })).toMatchObject({
    outcome: 'decided',
  });
  expect(await findOwner(businessId)).toMatchObject({ verification: 'documents' });
  expect(await findClaim({ db }, rival.id)).toMatchObject({ status: 'rejected' });
  const mails = await findQueuedMails(email);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['claim_approved', 'claim_received']);
});

test('a rejection needs a reason, which the claimant reads and gets by mail', async () => {
  const { id: businessId } = await createClaimable();
  const { id, db: claimant, email } = await sendNewDocuments(businessId);
  const { client: db } = await signInAs('admin');
  const { revision = 0 } = (await findClaim({ db }, id)) ?? {};
  const refusal = { id, version: revision, ...refusing };
  await expect(decideOne(db, { ...refusal, reason: ' \n ' })).rejects.toThrow('invalid');
  expect(await decideNow(db, { ...refusal, reason: ' Another shop. ' })).toMatchObject({
    outcome: 'decided',
  });
  const { data } = await claimant.from('claims').select('status, reason').eq('id', id).single();
  expect(data).toEqual({ status: 'rejected', reason: 'Another shop.' });
  const [, mail] = await findQueuedMails(email);
  expect(mail).toMatchObject({ kind: 'claim_rejected', data: { reason: 'Another shop.' } });
});

test('when two admins decide a claim at once, one succeeds and the other gets “stale”', async () => {
  const { id: businessId } = await createClaimable();
  const { id } = await sendNewDocuments(businessId);
  const [one, other] = [await signInAs('admin'), await signInAs('super')];
  const { revision = 0 } = (await findClaim({ db: one.client }, id)) ?? {};
  const answers = await Promise.all([
    decideOne(one.client, { id, version: revision, ...approval }),
    decideOne(other.client, { id, version: revision, ...refusing, reason: 'No.' }),
  ]);
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['decided', 'stale']));
});

test('an owner has seven days to object, before which the claim cannot be approved', async () => {
  const { owner, listing, claimant } = await dispute();
  const { client: db } = await signInAs('admin');
  const read = async () => (await findClaim({ db }, claimant.id))!;
  const { revision } = await read();
  const decision = { id: claimant.id, version: revision, ...approval };
  expect(await decideNow(db, decision)).toMatchObject({
    outcome: 'early',
  });
  expect(await findObjections({ db: owner.client })).toMatchObject([
    { id: claimant.id, slug: listing.slug, evidence: 'documents', is_open: true },
  ]);
  const objection = { id: claimant.id, reason: ' I have the keys. ' };
  const objected = await objectToClaim({ db: owner.client }, objection);
  expect(objected).toMatchObject({
    outcome: 'objected',
    objection: { objection: 'I have the keys.' },
  });
  // Who the claimant is stays with the admins.
  expect(JSON.stringify(objected)).not.toMatch(
    new RegExp(`${claimant.userId}|${claimant.email}|Ana`),
  );
  const again = await objectToClaim({ db: owner.client }, { ...objection, reason: 'Other words.' });
  expect(again).toMatchObject({
    outcome: 'objected',
    objection: { objection: 'I have the keys.' },
  });
  expect(await decideNow(db, decision)).toMatchObject({ outcome: 'stale' });
  const disputed = { ...decision, kind: 'objection', version: (await read()).revision } as const;
  expect(await decideNow(db, disputed)).toMatchObject({ outcome: 'early' });
  await endObjection(claimant.id);
  expect(await decideNow(db, disputed)).toMatchObject({ outcome: 'decided' });
  expect(await findOwner(listing.id)).toEqual({
    owner_id: claimant.userId,
    verification: 'documents',
  });
  const kinds = async (email: string) =>
    (await findQueuedMails(email)).map(({ kind }) => kind).toSorted();
  expect(await kinds(owner.email)).toEqual(['claim_objection_requested', 'listing_lost']);
  expect(await kinds(claimant.email)).toEqual([
    'claim_approved',
    'claim_objected',
    'claim_received',
  ]);
});

test('a rejected claim leaves the listing with its owner', async () => {
  const { owner, listing, claimant } = await dispute();
  const { client: db } = await signInAs('admin');
  const { revision = 0 } = (await findClaim({ db }, claimant.id)) ?? {};
  const refusal = { id: claimant.id, version: revision, ...refusing, reason: 'Forged.' };
  expect(await decideNow(db, refusal)).toMatchObject({ outcome: 'decided' });
  expect(await findOwner(listing.id)).toMatchObject({ owner_id: owner.userId });
  expect(await objectToClaim({ db: owner.client }, { id: claimant.id, reason: 'x' })).toMatchObject(
    { outcome: 'closed' },
  );
});

test('only the current owner can object, with a reason and before the deadline', async () => {
  const { owner, claimant } = await dispute();
  const { id } = claimant;
  for (const db of [
    claimant.db,
    (await signInAs('owner')).client,
    (await signInAs('admin')).client,
  ]) {
    expect(await objectToClaim({ db }, { id, reason: 'Mine.' })).toEqual(none);
    expect(await findObjection({ db }, id)).toBeNull();
    expect(await findObjections({ db })).not.toContainEqual(expect.objectContaining({ id }));
  }
  const db = owner.client;
  expect(await objectToClaim({ db }, { id, reason: ' ' })).toMatchObject({
    reason: 'invalid',
    field: 'reason',
  });
  await endObjection(id);
  expect(await objectToClaim({ db }, { id, reason: 'Mine.' })).toMatchObject({ outcome: 'over' });
});

test('an admin who owns the listing does not decide who else may', async () => {
  const { listing, claimant } = await dispute();
  const admin = await createPerson('admin');
  await asService().from('businesses').update({ owner_id: admin.userId }).eq('id', listing.id);
  const { revision = 0 } = (await findClaim({ db: admin.client }, claimant.id)) ?? {};
  const refusal = { id: claimant.id, version: revision, ...refusing, reason: 'Mine.' };
  expect(await decideNow(admin.client, refusal)).toMatchObject({ outcome: 'own' });
});

test('a new owner can object at once to a claim with waiting documents', async () => {
  const { id: businessId, host } = await createClaimable();
  const waiting = await sendNewDocuments(businessId);
  const owner = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: owner.userId }).eq('id', businessId);
  expect(await findObjections({ db: owner.client })).toMatchObject([
    { id: waiting.id, is_open: true },
  ]);
  expect((await findQueuedMails(owner.email)).map(({ kind }) => kind)).toEqual([
    'claim_objection_requested',
  ]);
  const { client: db } = await signInAs('admin');
  const { revision = 0 } = (await findClaim({ db }, waiting.id)) ?? {};
  const decision = { id: waiting.id, version: revision, ...approval };
  expect(await decideNow(db, decision)).toMatchObject({ outcome: 'early' });
  const third = await startNew(businessId, 'email');
  expect(await verifyByCode(third.db, third.id, `boss@${host}`)).toMatchObject({ outcome: 'sent' });
});

test('a new owner gets seven days to object, even after the former owner’s time has passed', async () => {
  const { owner, listing, claimant } = await dispute();
  expect(await findObjections({ db: owner.client })).toHaveLength(1);
  await endObjection(claimant.id);
  const next = await createPerson('business_owner');
  await asService().from('businesses').update({ owner_id: next.userId }).eq('id', listing.id);
  const { client: db } = await signInAs('admin');
  const { revision = 0 } = (await findClaim({ db }, claimant.id)) ?? {};
  const decision = { id: claimant.id, version: revision, ...approval };
  expect(await decideNow(db, decision)).toMatchObject({ outcome: 'early' });
  expect(await findObjections({ db: next.client })).toMatchObject([
    { id: claimant.id, is_open: true },
  ]);
  expect(await findOwner(listing.id)).toMatchObject({ owner_id: next.userId });
});

test('a withdrawn claim cannot be decided', async () => {
  const { id: businessId } = await createClaimable();
  const { id, db: claimant } = await sendNewDocuments(businessId);
  const { client: db } = await signInAs('admin');
  const { revision = 0 } = (await findClaim({ db }, id)) ?? {};
  await withdrawClaim({ db: claimant }, { id });
  expect(await decideNow(db, { id, version: revision, ...approval })).toMatchObject({
    outcome: 'stale',
  });
});

test('a claim on a suspended listing cannot be approved', async () => {
  const { id: businessId } = await createClaimable();
  const { id } = await sendNewDocuments(businessId);
  await asService().from('businesses').update({ status: 'suspended' }).eq('id', businessId);
  const { client: db } = await signInAs('admin');
  const { revision = 0 } = (await findClaim({ db }, id)) ?? {};
  expect(await decideNow(db, { id, version: revision, ...approval })).toMatchObject({
    outcome: 'unlisted',
  });
});
