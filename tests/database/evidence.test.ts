import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { confirmEvidence, findQueueItem } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { QueueFilter, QueueItem } from '#app/domain/admin-queue/admin-queue.ts';
import { confirmClaimCode, findClaimForm, sendClaimCode } from '#app/domain/claim/claim-calls.ts';
import { undoChange } from '#app/domain/editing/editing-calls.ts';
import { withdrawSubmission } from '#app/domain/submission/submission-calls.ts';
import { findQueuedEdit } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { requestCode, startNew, verifyByCode } from '../support/claims.ts';
import { asAnyone, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { createTwins, findMerge, mergeListings } from '../support/duplicates.ts';
import { editListing, moveListing } from '../support/edit-listing.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';
import { newContent, sendNew } from '../support/submissions.ts';
import { readQueue, suggestAs } from '../support/suggested-edits.ts';

const newHost = () => `${randomUUID().slice(0, 8)}.example`;
const siteOf = (host: string) => `https://www.${host}/`;

const filter = {} as QueueFilter;
type Field = QueueItem['evidence'][number]['field'];

/** Says of each kind of value of a listing whether it counts. */
async function countsOf(id: string): Promise<Record<Field, boolean>> {
  const rows = await fileDatabase()!.query<{ field: Field; counts: boolean }>(
    `select field, private.counts_as_evidence(b.id, field, private.evidence_value(b, field)) as counts
     from public.businesses as b, unnest('{website,email,phone,address}'::text[]) as f (field) where b.id = $1`,
    [id],
  );
  return Object.fromEntries(rows.map(({ field, counts }) => [field, counts])) as Record<
    Field,
    boolean
  >;
}

async function confirm(db: Db, listingId: string, field: Field, value: string, isConfirmed = true) {
  const saved = await confirmEvidence({ db }, { listingId, field, value, isConfirmed });
  expect(saved).toMatchObject({ ok: true, outcome: 'saved' });
}

/** Approves all that waits of a listing's suggested edits. */
async function approveEdits(admin: Db, businessName: string) {
  for (const { id } of await readQueue(admin, businessName)) {
    const version = (await findQueuedEdit({ db: admin }, id))?.version ?? null;
    await decideNow(admin, { kind: 'edit', id, version });
  }
}

test('five harmless suggestions on one listing, a website and a code make no stranger an owner', async () => {
  const { client: admin } = await signInAs('admin');
  const [harmless, wanted] = await createListings(
    {},
    { website: siteOf(newHost()), phone: '(512) 555-0100' },
  );
  const stranger = await createPerson('community_user');
  const five = await suggestAs(stranger, harmless!.id, {
    description: 'Coffee and cake, made by people of the neighborhood.',
    phone: '(512) 555-0102',
    opening_hours: [{ day_of_week: 1, opens: '09:00', closes: '17:00' }],
    website: siteOf(newHost()),
    email: `me@${newHost()}`,
  });
  expect(five.outcome).toMatchObject({ outcome: 'sent' });
  await approveEdits(admin, harmless!.name);
  const host = newHost();
  await suggestAs(stranger, wanted!.id, { website: siteOf(host), phone: '(512) 555-0103' });
  expect(await getProfile(wanted!.id)).toMatchObject({
    website: wanted!.website,
    phone: '(512) 555-0100',
  });
  // Approving the edit confirms nothing either.
  await approveEdits(admin, wanted!.name);
  expect(await getProfile(wanted!.id)).toMatchObject({ website: siteOf(host) });
  const claimant = await startNew(wanted!.id, 'email');
  expect(
    await sendClaimCode({ db: claimant.db }, { id: claimant.id, address: `me@${host}` }),
  ).toEqual({ ok: false, reason: 'invalid', field: 'address' });
  expect(await findClaimForm({ db: claimant.db }, wanted!.slug)).toMatchObject({
    mail_hosts: [],
    website: null,
  });
});

test('an admin who checked a suggested website confirms it, and then a code there gives the listing', async () => {
  const { client: admin, userId } = await signInAs('admin');
  const [listing] = await createListings({ website: siteOf(newHost()) });
  const host = newHost();
  await suggestAs(await createPerson('community_user'), listing!.id, { website: siteOf(host) });
  const [item] = await readQueue(admin, listing!.name);
  const { evidence } = await findQueueItem({ db: admin }, { kind: 'edit', id: item!.id, filter });
  const [website] = evidence;
  expect(evidence).toEqual([
    { listing_id: listing!.id, field: 'website', value: siteOf(host), counts: false },
  ]);
  await confirm(admin, listing!.id, website!.field, website!.value);
  await approveEdits(admin, listing!.name);
  expect(await countsOf(listing!.id)).toMatchObject({ website: true });
  const claimant = await startNew(listing!.id, 'email');
  expect(await findClaimForm({ db: claimant.db }, listing!.slug)).toMatchObject({
    mail_hosts: [host],
    instant_hosts: [host],
    website: siteOf(host),
  });
  expect(await verifyByCode(claimant.db, claimant.id, `me@${host}`)).toMatchObject({
    outcome: 'approved',
  });
  const log = await fileDatabase()!.query(
    `select actor_id, after from public.audit_log where row_id = $1 and after ? 'confirmed_website'`,
    [listing!.id],
  );
  expect(log).toEqual([{ actor_id: userId, after: { confirmed_website: siteOf(host) } }]);
});

test('what somebody submits does not count when it is published, but what an admin checked before does', async () => {
  const { client: admin } = await signInAs('admin');
  const { client } = await createPerson('community_user');
  const [website, email] = [siteOf(newHost()), `us@${newHost()}`];
  const { submission } = await sendNew(client, newContent({ website, email }));
  await confirm(admin, submission.id, 'website', website);
  await decideNow(admin, { id: submission.id });
  expect(await countsOf(submission.id)).toEqual({
    website: true,
    email: false,
    phone: false,
    address: false,
  });
});

test('what an admin checked of a submission counts for no other business that is sent in its place', async () => {
  const { client: admin } = await signInAs('admin');
  const { client } = await createPerson('community_user');
  const website = siteOf(newHost());
  const content = newContent({ website });
  const sent = await sendNew(client, content);
  const { submission } = sent;
  const check = { listingId: submission.id, field: 'website', value: website } as const;
  await confirm(admin, submission.id, 'website', website);
  await withdrawSubmission({ db: client }, { id: submission.id });
  // Of an admin who looks at it still.
  expect(await confirmEvidence({ db: admin }, { ...check, isConfirmed: true })).toEqual({
    ok: false,
    reason: 'not_found',
  });
  const { data } = await client.rpc('send_submission', {
    submission_id: submission.id,
    revision: 2,
    content: { ...content, name: newContent().name },
  });
  expect(data).toMatchObject({ outcome: 'sent' });
  const { revision: version } = (data as typeof sent).submission;
  await decideNow(admin, { id: submission.id, version });
  expect(await countsOf(submission.id)).toMatchObject({ website: false });
});

test.each(['website', 'email', 'phone', 'address'] as const)(
  'the %s counts as imported or written by an admin, and not as a neighbor suggested it',
  async (field) => {
    const { client: admin } = await signInAs('admin');
    const [listing] = await createListings({
      website: siteOf(newHost()),
      email: `us@${newHost()}`,
      phone: '(512) 555-0100',
    });
    expect((await countsOf(listing!.id))[field]).toBe(true);
    const host = newHost();
    const values = {
      website: { website: siteOf(host) },
      email: { email: `us@${host}` },
      phone: { phone: '(512) 555-0144' },
      address: { street: `${host} Test Street` },
    }[field];
    const proposer = await createPerson('community_user');
    await suggestAs(proposer, listing!.id, values);
    await approveEdits(admin, listing!.name);
    expect((await countsOf(listing!.id))[field]).toBe(false);
    // Saving the same again, or another field, is no check.
    await editListing(admin, listing!.id, { ...values, description: 'Coffee and cake.' });
    expect((await countsOf(listing!.id))[field]).toBe(false);
    const own = { website: siteOf(newHost()), email: `us@${newHost()}`, phone: '(512) 555-0145' };
    await editListing(admin, listing!.id, { ...own, street: '7 Other Street' });
    expect((await countsOf(listing!.id))[field]).toBe(true);
  },
);

test('what a verified owner writes counts after thirty days, unless they are gone before', async () => {
  const { owner, listing } = await createOwnedListing({ verification: 'email' });
  const [leaver, left] = await (async () => {
    const made = await createOwnedListing({ verification: 'email' });
    return [made.owner, made.listing] as const;
  })();
  const unverified = await createOwnedListing();
  const write = (db: Db, id: string) => editListing(db, id, { website: siteOf(newHost()) });
  await write(owner.client, listing.id);
  await write(leaver.client, left.id);
  await write(unverified.owner.client, unverified.listing.id);
  expect(await countsOf(listing.id)).toMatchObject({ website: false });
  await leaver.client.rpc('leave_business', { business_id: left.id });
  await fileDatabase()!.exec(
    `update private.listing_evidence set written_at = now() - interval '31 days' where source in ('owner', 'other')`,
  );
  expect(await countsOf(listing.id)).toMatchObject({ website: true });
  expect(await countsOf(left.id)).toMatchObject({ website: false });
  expect(await countsOf(unverified.listing.id)).toMatchObject({ website: false });
});

test('an undone value counts as it did, and so does one that comes by a merge or goes by its undo', async () => {
  const { client: admin } = await signInAs('admin');
  const [before, imported] = [siteOf(newHost()), siteOf(newHost())];
  const { owner, listing } = await createOwnedListing({ website: before, verification: 'email' });
  await editListing(owner.client, listing.id, { website: siteOf(newHost()) });
  const { data } = await owner.client.from('business_changes').select('id').eq('field', 'website');
  expect(await undoChange({ db: owner.client }, data![0]!.id)).toMatchObject({ outcome: 'saved' });
  expect(await countsOf(listing.id)).toMatchObject({ website: true });
  // Two others: a stranger's website moves with a merge and stays a stranger's, an imported one does not.
  const { kept, merged, ids } = await createTwins({ website: imported }, { website: before });
  const host = newHost();
  await suggestAs(await createPerson('community_user'), merged.id, { website: siteOf(host) });
  await approveEdits(admin, merged.name);
  expect(await mergeListings(admin, ids, { website: 'merged' })).toMatchObject({
    outcome: 'merged',
  });
  expect(await getProfile(kept.id)).toMatchObject({ website: siteOf(host) });
  expect(await countsOf(kept.id)).toMatchObject({ website: false });
  await admin.rpc('unmerge_businesses', { merge_id: (await findMerge(ids)).id });
  expect(await getProfile(kept.id)).toMatchObject({ website: imported });
  expect(await countsOf(kept.id)).toMatchObject({ website: true });
  const other = await createTwins({ website: null }, { website: siteOf(newHost()) });
  await mergeListings(admin, other.ids, { website: 'merged' });
  expect(await countsOf(other.kept.id)).toMatchObject({ website: true });
});

test('the host of a bare email gets a code, and an admin decides', async () => {
  const host = newHost();
  const [listing] = await createListings({ email: `us@${host}` });
  const claimant = await startNew(listing!.id, 'email');
  expect(await findClaimForm({ db: claimant.db }, listing!.slug)).toMatchObject({
    mail_hosts: [host],
    instant_hosts: [],
  });
  expect(await verifyByCode(claimant.db, claimant.id, `me@${host}`)).toMatchObject({
    outcome: 'sent',
  });
});

test('a code that was mailed before the website stopped counting proves nothing', async () => {
  const { client: admin } = await signInAs('admin');
  const host = newHost();
  const [listing] = await createListings({ website: siteOf(host) });
  const claimant = await startNew(listing!.id, 'email');
  const code = await requestCode(claimant.db, claimant.id, `me@${host}`);
  await confirm(admin, listing!.id, 'website', siteOf(host), false);
  expect(await confirmClaimCode({ db: claimant.db }, { id: claimant.id, code })).toMatchObject({
    outcome: 'expired',
  });
});

test('of a listing that moves, values count as they did and the new address does not', async () => {
  const { owner, listing } = await createOwnedListing({
    email: `us@${newHost()}`,
    website: siteOf(newHost()),
  });
  await editListing(owner.client, listing.id, { website: siteOf(newHost()) });
  expect(await countsOf(listing.id)).toMatchObject({ email: true, website: false });
  expect((await moveListing(owner.client, listing.id)).error).toBeNull();
  const counts = await countsOf(listing.id);
  expect(counts).toMatchObject({ email: true, website: false, address: false });
});

test('only admins without a part in a listing confirm its values', async () => {
  const { listing, owner } = await createOwnedListing({ website: siteOf(newHost()) });
  const proposal = { field: 'website', value: listing.website!, is_confirmed: false };
  const refused = async (db: Db, business_id = listing.id) => {
    const { error } = await db.rpc('confirm_evidence', { ...proposal, business_id });
    return error?.code;
  };
  expect(await refused(asAnyone())).toBe('42501');
  expect(await refused(owner.client)).toBe('42501');
  expect(await refused((await createPerson('community_user')).client)).toBe('42501');
  const claimant = await startNew(listing.id, 'email', 'admin');
  expect(await refused(claimant.db)).toBe('42501');
  expect(await refused((await signInAs('admin')).client, randomUUID())).toBe('PT404');
  expect(await countsOf(listing.id)).toMatchObject({ website: true });
});
