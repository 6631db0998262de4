import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findClaim, findObjections } from '#app/domain/claim/claim-calls.ts';
import { sendNewDocuments } from '../support/claims.ts';
import { asAnyone, asService } from '../support/clients.ts';
import {
  admin,
  createTwins,
  findMerge,
  mergeListings,
  pairOf,
  readAllRows,
  twins,
} from '../support/duplicates.ts';
import { editListing, readEditable } from '../support/edit-listing.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { photoIn } from '../support/photos.ts';

async function insert(table: string, rows: object[]) {
  const { error } = await asService()
    .from(table as 'services')
    .insert(rows as never);
  expect(error).toBeNull();
}

const review = (business_id: string, author_id: string, facts: object = {}) => ({
  business_id,
  author_id,
  author_name: 'Ana',
  rating: 4,
  body: 'Good',
  ...facts,
});

/** Something of everything that belongs to a listing, of both, with one person who wrote about both. */
async function createFullTwins() {
  const owner = await createPerson('business_owner');
  const [once, twice, member, claimant] = await Promise.all(
    [1, 2, 3, 4].map(() => createPerson('community_user')),
  );
  const mergedId = randomUUID();
  const { kept, merged, ids } = await createTwins(
    {
      phone: '(512) 555-0100',
      attributes: ['Patio'],
      description: 'Bread.',
      lat: null,
      lng: null,
      map_lat: 39.5,
      map_lng: -101.5,
    },
    {
      id: mergedId,
      phone: '(512) 555-0101',
      website: 'https://quixotry.example',
      attributes: ['Patio', 'Takeout'],
      owner_id: owner.userId,
      verification: 'documents',
      photos: [photoIn(mergedId)],
      city: 'Elsewhere',
      zip_code: '67998',
    },
  );
  const day = new Date().toISOString().slice(0, 10);
  for (const { id } of [kept, merged]) {
    const hours = { business_id: id, opens: '09:00', closes: '17:00' };
    await insert('opening_hours', [{ ...hours, day_of_week: id === kept.id ? 1 : 2 }]);
    await insert('special_hours', [{ business_id: id, date: day, note: 'Inventory' }]);
    await insert('services', [
      { business_id: id, name: 'Loaf', position: 1 },
      { business_id: id, name: `Of ${id}`, position: 2 },
    ]);
    await insert('business_statistics', [{ business_id: id, day, kind: 'view', count: 3 }]);
  }
  const time = (hour: number) => `2026-01-01T0${hour}:00:00Z`;
  await insert('reviews', [
    review(kept.id, twice!.userId, { created_at: time(1), updated_at: time(1), rating: 2 }),
    review(merged.id, twice!.userId, { created_at: time(2), updated_at: time(2), rating: 5 }),
    review(merged.id, once!.userId, { created_at: time(3), updated_at: time(3) }),
  ]);
  const role = { user_id: member!.userId, role: 'editor' };
  await insert('business_members', [{ business_id: merged.id, ...role }]);
  await owner.client.rpc('invite_to_business', {
    business_id: merged.id,
    email: 'new@people.example',
    role: 'hours',
  });
  await claimant!.client.rpc('start_claim', {
    claim_id: randomUUID(),
    business_id: merged.id,
    evidence: 'documents',
  });
  await insert('fact_confirmations', [
    { business_id: kept.id, fact: 'phone', source: 'neighbour', confirmed_at: time(1) },
    { business_id: merged.id, fact: 'website', source: 'owner', confirmed_at: time(2) },
  ]);
  return { kept, merged, ids, owner, twice: twice!, member: member!, claimant: claimant! };
}

const everythingElse = {
  name: 'kept',
  category: 'merged',
  description: 'kept',
  address: 'merged',
  phone: 'merged',
  email: 'kept',
  website: 'merged',
  attributes: 'both',
  photos: 'both',
  services: 'both',
  opening_hours: 'merged',
  special_hours: 'kept',
} as const;

test('a merge takes the chosen values and everything that belongs to the other listing', async () => {
  const { kept, merged, ids, owner, twice, member, claimant } = await createFullTwins();
  const client = await admin();
  expect((await mergeListings(client, ids, everythingElse)).outcome).toBe('merged');

  const { values } = (await readEditable(owner.client, kept.id))!;
  expect(values).toMatchObject({
    name: kept.name,
    city: 'Elsewhere',
    zip_code: '67998',
    location: { lat: 39, lng: -101 },
    description: 'Bread.',
    phone: '(512) 555-0101',
    website: 'https://quixotry.example',
    attributes: ['Patio', 'Takeout'],
    photos: [{ alt: 'A counter with a vase of tulips' }],
    opening_hours: [{ day_of_week: 2 }],
  });
  expect(values.services.map(({ name }) => name)).toEqual([
    'Loaf',
    `Of ${kept.id}`,
    `Of ${merged.id}`,
  ]);
  const rows = (await readAllRows([kept.id])) as Record<string, string[]>;
  expect(rows.reviews?.join()).toContain(`"author_id":"${twice.userId}"`);
  expect(rows.reviews?.map((row) => JSON.parse(row).rating).toSorted()).toEqual([4, 5]);
  expect(rows.business_members?.join()).toContain(member.userId);
  expect(rows.claims?.join()).toContain(claimant.userId);
  expect(rows.business_invitations).toHaveLength(1);
  expect(rows.businesses).toMatchObject([
    { owner_id: owner.userId, verification: 'documents', rating: 4.5, review_count: 2 },
  ]);
  expect(rows.fact_confirmations?.map((row) => JSON.parse(row))).toMatchObject([
    { fact: 'website', source: 'owner' },
  ]);
  const { data: statistics } = await owner.client.rpc('get_business_statistics', {
    business_id: kept.id,
  });
  expect(statistics).toMatchObject({ days: [{ counts: { view: 6 } }] });
});

test('undoing a merge restores both listings, row by row', async () => {
  const { ids, kept } = await createFullTwins();
  const client = await admin();
  const before = await readAllRows(ids);
  await mergeListings(client, ids, everythingElse);
  expect(await readAllRows(ids)).not.toEqual(before);
  const pair = await pairOf(client, kept.id, ids[1]).catch(() => null);
  expect(pair).toBeNull();
  const merged = await findMerge(ids);
  const { data } = await client.rpc('unmerge_businesses', { merge_id: merged.id });
  expect(data).toMatchObject({
    outcome: 'unmerged',
    pair: { state: 'waiting', merge: { left_alone: [] } },
  });
  expect(await readAllRows(ids)).toEqual(before);
  const again = await client.rpc('unmerge_businesses', { merge_id: merged.id });
  expect(again.data).toMatchObject({ outcome: 'stale' });
});

test('undoing a merge leaves later edits alone and reports them', async () => {
  const { ids, kept, owner } = await createFullTwins();
  const client = await admin();
  const before = await readAllRows(ids);
  await mergeListings(client, ids, everythingElse);
  await editListing(owner.client, kept.id, { phone: '(512) 555-0199' });
  const author = await createPerson('community_user');
  await insert('reviews', [review(kept.id, author.userId, { body: 'New' })]);
  const { id } = await findMerge(ids);
  const { data } = await client.rpc('unmerge_businesses', { merge_id: id });
  expect(data).toMatchObject({ pair: { merge: { left_alone: ['phone', 'reviews'] } } });
  const after = (await readAllRows([kept.id])) as Record<string, string[]>;
  expect(after.businesses).toMatchObject([
    { phone: '(512) 555-0199', website: null, owner_id: null, verification: 'none' },
  ]);
  expect(after.reviews?.map((row) => JSON.parse(row).body)).toContain('New');
  const other = await readAllRows([ids[1]]);
  const { businesses } = before as { businesses: { id: string }[] };
  expect(other.businesses).toEqual(businesses.filter((one) => one.id === ids[1]));
});

test('a merge is refused while there are two owners or a pending change', async () => {
  const [one, other] = await Promise.all([
    createPerson('business_owner'),
    createPerson('business_owner'),
  ]);
  const { ids } = await createTwins({ owner_id: one.userId }, { owner_id: other.userId });
  const before = await readAllRows(ids);
  expect(await mergeListings(await admin(), ids)).toMatchObject({
    outcome: 'refused',
    obstacle: 'owners',
  });
  expect(await readAllRows(ids)).toEqual(before);
  const held = await createTwins({ owner_id: one.userId });
  const business_id = held.ids[0];
  await insert('pending_changes', [{ business_id, field: 'name', before: {}, after: {} }]);
  expect(await mergeListings(await admin(), held.ids)).toMatchObject({
    outcome: 'refused',
    obstacle: 'pending_changes',
  });
});

test('the owner of the remaining listing can object to a claim on the merged one until the undo', async () => {
  const owner = await createPerson('business_owner');
  const { ids } = await createTwins({ owner_id: owner.userId });
  const claimant = await sendNewDocuments(ids[1]);
  const client = await admin();
  expect((await mergeListings(client, ids)).outcome).toBe('merged');
  const claim = { id: claimant.id, is_open: true };
  expect(await findObjections({ db: owner.client })).toMatchObject([claim]);
  await client.rpc('unmerge_businesses', { merge_id: (await findMerge(ids)).id });
  expect(await findObjections({ db: owner.client })).toEqual([]);
  expect(await findClaim({ db: client }, claimant.id)).toMatchObject({ object_until: null });
});

test('one owner of both, and their colleagues, keep what they had', async () => {
  const owner = await createPerson('business_owner');
  const own = { owner_id: owner.userId };
  const { ids } = await createTwins(own, { ...own, verification: 'email' });
  const before = await readAllRows(ids);
  expect((await mergeListings(await admin(), ids)).outcome).toBe('merged');
  const { data } = await asService()
    .from('businesses')
    .select('owner_id, verification')
    .eq('id', ids[0]);
  expect(data).toEqual([{ owner_id: owner.userId, verification: 'email' }]);
  await (await admin()).rpc('unmerge_businesses', { merge_id: (await findMerge(ids)).id });
  expect(await readAllRows(ids)).toEqual(before);
});

test('a listing that was written since an admin looked is not merged unseen', async () => {
  const { ids, kept } = await createTwins();
  const client = await admin();
  const { revision } = await pairOf(client, ...ids);
  await editListing(client, kept.id, { description: 'Since' });
  const asked = { kept_id: ids[0], merged_id: ids[1], choices: {}, expected_revision: revision };
  expect((await client.rpc('merge_businesses', asked)).data).toMatchObject({ outcome: 'stale' });
});

test('a merge that would duplicate a third listing changes no rows', async () => {
  const place = { street: '12 Test Street', city: `Testville ${randomUUID().slice(0, 4)}` };
  const { ids, kept } = await createTwins({}, place);
  await createListings({ ...place, name: kept.name });
  const before = await readAllRows(ids);
  expect((await mergeListings(await admin(), ids, { address: 'merged' })).outcome).toBe('listed');
  expect(await readAllRows(ids)).toEqual(before);
});

test('when two admins merge a pair at once, one succeeds and the other gets “stale”', async () => {
  const { ids } = await createTwins();
  const db = await admin();
  const { client: other } = await createPerson('admin');
  const { revision } = await pairOf(db, ...ids);
  const [one, two] = ids;
  const asked = { choices: {}, expected_revision: revision };
  const answers = await Promise.all([
    db.rpc('merge_businesses', { kept_id: one, merged_id: two, ...asked }),
    other.rpc('merge_businesses', { kept_id: two, merged_id: one, ...asked }),
  ]);
  const told = answers.map(({ data }) => data as { outcome: string; pair: { state: string } });
  expect(told.map(({ outcome }) => outcome).toSorted()).toEqual(['merged', 'stale']);
  expect(told.map(({ pair }) => pair.state)).toEqual(['merged', 'merged']);
});

test('merges that build on each other are undone in reverse order', async () => {
  const { ids } = await createTwins();
  const [third] = await createListings(twins()[0]);
  const client = await admin();
  const before = await readAllRows([...ids, third!.id]);
  await mergeListings(client, ids, { photos: 'both' });
  const first = await findMerge(ids);
  await mergeListings(client, [ids[0], third!.id], { name: 'merged' });
  const tooEarly = await client.rpc('unmerge_businesses', { merge_id: first.id });
  expect(tooEarly.data).toMatchObject({ outcome: 'refused', obstacle: 'later' });
  const last = await findMerge([ids[0], third!.id]);
  for (const { id } of [last, first]) await client.rpc('unmerge_businesses', { merge_id: id });
  expect(await readAllRows([...ids, third!.id])).toEqual(before);
});

test('a merge and its undo are in the audit log and in the public history', async () => {
  const { ids, kept, merged } = await createTwins();
  const client = await admin();
  await mergeListings(client, ids);
  const { id } = await findMerge(ids);
  await client.rpc('unmerge_businesses', { merge_id: id });
  const history = await asAnyone().rpc('get_business_history', { id_or_slug: kept.slug });
  const { changes } = history.data as {
    changes: { field: string; before: string; after: string }[];
  };
  const told = changes.filter(({ field }) => field === 'merged');
  expect(told).toHaveLength(2);
  expect(JSON.parse(told[1]?.after ?? '')).toMatchObject({ slug: merged.slug, name: merged.name });
  const { data: log } = await asService()
    .from('audit_log')
    .select('action')
    .eq('row_id', id)
    .order('id');
  expect(log?.map(({ action }) => action)).toEqual(['insert', 'update']);
});
