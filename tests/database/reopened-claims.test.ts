import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  acceptInvitation,
  findOwnInvitations,
  inviteToBusiness,
} from '#app/domain/access/access-calls.ts';
import { findClaim, findClaimForm, withdrawClaim } from '#app/domain/claim/claim-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { startNew, verifyByCode } from '../support/claims.ts';
import { asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { createTwins, findMerge, mergeListings } from '../support/duplicates.ts';
import { editListing, moveListing } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';

const newHost = () => `${randomUUID().slice(0, 8)}.example`;
const siteOf = (host: string) => `https://www.${host}/`;

/** Somebody who verified a listing by its website's host, and whose claim is reopened since. */
async function createReopened(admin: Db) {
  const host = newHost();
  const [listing] = await createListings({ website: siteOf(host) });
  const claimant = await startNew(listing!.id, 'email');
  await verifyByCode(claimant.db, claimant.id, `me@${host}`);
  await editListing(admin, listing!.id, { website: siteOf(newHost()) });
  expect((await findClaimForm({ db: claimant.db }, listing!.slug))?.claim?.status).toBe('pending');
  return { claimant, listing: listing! };
}

test('an admin who corrects the website a claim rested on reopens it, and who loses then owns nothing', async () => {
  const { client: admin } = await signInAs('admin');
  const host = newHost();
  const [listing] = await createListings({ website: siteOf(host) });
  const rival = await startNew(listing!.id, 'email');
  const claimant = await startNew(listing!.id, 'email');
  await verifyByCode(claimant.db, claimant.id, `me@${host}`);
  // Another page of the same website takes nothing back.
  await editListing(admin, listing!.id, { website: `${siteOf(host)}menu` });
  expect((await findClaimForm({ db: claimant.db }, listing!.slug))?.claim?.status).toBe('approved');
  await editListing(admin, listing!.id, { website: siteOf(newHost()) });
  expect(await findClaimForm({ db: claimant.db }, listing!.slug)).toMatchObject({
    is_own: true,
    claim: { status: 'pending', reopened_at: expect.any(String) },
  });
  for (const { db } of [claimant, rival]) {
    const { data } = await db.from('notifications').select('kind');
    expect(data).toContainEqual({ kind: 'claim_reopened' });
  }
  expect(await withdrawClaim({ db: claimant.db }, { id: claimant.id })).toMatchObject({
    outcome: 'closed',
  });
  const version = (await findClaim({ db: admin }, claimant.id))!.revision;
  const decision = { kind: 'claim', id: claimant.id, version, isApproved: false } as const;
  expect(await decideNow(admin, { ...decision, reason: 'Not theirs.' })).toMatchObject({
    outcome: 'decided',
  });
  expect(await getProfile(listing!.id)).toMatchObject({ is_claimed: false });
});

test('an owner whose claim is reopened passes the listing on neither to somebody nor to a new place', async () => {
  const { client: admin } = await signInAs('admin');
  const { claimant, listing } = await createReopened(admin);
  const heir = await createPerson('community_user');
  const invitation = {
    businessId: listing.id,
    email: heir.email,
    role: 'owner',
    until: null,
  } as const;
  expect(await inviteToBusiness({ db: claimant.db }, invitation)).toMatchObject({
    outcome: 'invited',
  });
  const [open] = await findOwnInvitations({ db: heir.client });
  expect(await acceptInvitation({ db: heir.client }, { id: open!.id })).toMatchObject({
    outcome: 'closed',
  });
  expect((await moveListing(claimant.db, listing.id)).error?.code).toBe('42501');
  const { data } = await asService().from('businesses').select('owner_id').eq('id', listing.id);
  expect(data).toEqual([{ owner_id: claimant.userId }]);
});

test('a claim that rested on a website that a merge brought is reopened when the merge is undone', async () => {
  const { client: admin } = await signInAs('admin');
  const host = newHost();
  const { kept, ids } = await createTwins({ website: null }, { website: siteOf(host) });
  await mergeListings(admin, ids, { website: 'merged' });
  const claimant = await startNew(kept.id, 'email');
  expect(await verifyByCode(claimant.db, claimant.id, `me@${host}`)).toMatchObject({
    outcome: 'approved',
  });
  await admin.rpc('unmerge_businesses', { merge_id: (await findMerge(ids)).id });
  expect(await getProfile(kept.id)).toMatchObject({ website: null });
  expect(await findClaimForm({ db: claimant.db }, kept.slug)).toMatchObject({
    claim: { status: 'pending', reopened_at: expect.any(String) },
  });
});
