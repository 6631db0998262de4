import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findOwnVisibility, showOwnProfile } from '#app/domain/profile/profile-calls.ts';
import { saveReview } from '#app/domain/review/review-calls.ts';
import { putSavedList, savePlaces } from '#app/domain/saved/saved-calls.ts';
import { findSharedList } from '#app/domain/saved/saved.server.ts';
import {
  decideSuggestion,
  findSuggestionsToDecide,
} from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { getProfile } from '../support/profile.ts';
import { createOwnedWithPhone, suggestAs } from '../support/suggested-edits.ts';

/** Somebody with a review of a listing, who has answered whether they want a public profile. */
async function createReviewer(isPublic = true) {
  const person = await createPerson('community_user');
  const { client: db, userId } = person;
  expect(await showOwnProfile({ db }, { userId, isPublic })).toEqual({ ok: true });
  const [listing] = await createListings({});
  await review(db, listing!.id, 'The soup was hot.');
  const own = await findOwnVisibility({ db }, userId);
  return { ...person, db, listing: listing!, profileId: own!.public_id };
}

async function review(db: Db, businessId: string, body: string) {
  const sent = {
    businessId,
    id: randomUUID(),
    rating: 4,
    body,
    visitedOn: null,
    expectedRevision: 0,
  };
  expect(await saveReview({ db }, sent)).toMatchObject({ ok: true, outcome: 'saved' });
}

const read = async (profile_id: string, after?: string) =>
  (await asAnyone().rpc('get_public_profile', { profile_id, ...(after && { after }) })).data as {
    lists: object[];
    reviews: { items: { id: string; body: string }[]; next: string | null };
  } | null;

test('a public profile shows the name, month, reviews, and votes, and no more', async () => {
  const { userId, email, listing, profileId } = await createReviewer();
  await asService().from('profiles').update({ last_name: 'Ruiz' }).eq('user_id', userId);
  await asService().from('reviews').update({ helpful_count: 3 }).eq('author_id', userId);
  const profile = await read(profileId);
  expect(profile).toEqual({
    id: profileId,
    name: 'Ana R.',
    since: `${new Date().toISOString().slice(0, 7)}-01`,
    review_count: 1,
    helpful_count: 3,
    accepted_edit_count: 0,
    lists: [],
    reviews: {
      items: [
        {
          id: expect.any(String),
          rating: 4,
          body: 'The soup was hot.',
          visited_on: null,
          proof: 'account',
          helpful_count: 3,
          created_at: expect.any(String),
          listing: { slug: listing.slug, name: listing.name, city: 'Testville', state: 'KS' },
        },
      ],
      next: null,
    },
  });
  expect(JSON.stringify(profile)).not.toMatch(new RegExp(`${userId}|${email}|Ruiz`));
});

test('nothing of a new person is a page before they have said so', async () => {
  const { client: db, userId } = await createPerson('community_user');
  const [listing] = await createListings({});
  await review(db, listing!.id, 'Warm rolls at seven.');
  const listId = randomUUID();
  await putSavedList({ db }, { listId, name: 'Rolls', isShared: true, isPublic: true });
  const own = await findOwnVisibility({ db }, userId);
  expect(own).toEqual({ public_id: expect.any(String), is_public: null });
  const service = asService();
  for (const is_public of [null, false]) {
    await service.from('profiles').update({ is_public }).eq('user_id', userId);
    expect(await read(own!.public_id)).toBeNull();
    expect((await getProfile(listing!.id)).reviews.items[0]).toMatchObject({ profile_id: null });
    expect(await findSharedList({ db: asAnyone() }, listId)).toMatchObject({ author: null });
  }
});

test('neither a hidden review nor one of a listing that is not public is on it', async () => {
  const { db, userId, listing, profileId } = await createReviewer();
  const [other] = await createListings({});
  await review(db, other!.id, 'Quiet, with good light.');
  const service = asService();
  await service
    .from('reviews')
    .update({ status: 'hidden', hidden_reason: 'About another business' })
    .eq('business_id', other!.id);
  await service.from('businesses').update({ status: 'suspended' }).eq('id', listing.id);
  expect(await read(profileId)).toMatchObject({ review_count: 0, reviews: { items: [] } });
  expect(await findOwnVisibility({ db }, userId)).toMatchObject({ is_public: true });
});

test('its reviews come ten at a time, newest first, each once', async () => {
  const { userId, profileId } = await createReviewer();
  const listings = await createListings(...Array.from({ length: 11 }, () => ({})));
  const rows = listings.map(({ id }, index) => ({
    business_id: id,
    author_id: userId,
    author_name: 'Ana',
    rating: 5,
    body: `Number ${index}`,
    created_at: `2024-01-${index + 10}T12:00:00Z`,
  }));
  await asService().from('reviews').insert(rows);
  const first = await read(profileId);
  const second = await read(profileId, first!.reviews.next!);
  const bodies = [first, second].map((page) => page!.reviews.items.map(({ body }) => body));
  expect(bodies[0]).toHaveLength(10);
  expect(bodies.flat()).toEqual([
    'The soup was hot.',
    ...listings.map((_, index) => `Number ${10 - index}`),
  ]);
  expect(second).toMatchObject({ review_count: 12, reviews: { next: null } });
});

test('a hidden profile is not found and not linked until it is shown again', async () => {
  const { db, userId, listing, profileId } = await createReviewer();
  const linked = async () => (await getProfile(listing.id)).reviews.items[0]?.profile_id;
  expect(await linked()).toBe(profileId);
  expect(await showOwnProfile({ db }, { userId, isPublic: false })).toEqual({ ok: true });
  expect(await read(profileId)).toBeNull();
  expect(await linked()).toBeNull();
  await showOwnProfile({ db }, { userId, isPublic: true });
  expect(await linked()).toBe(profileId);
  await asService().auth.admin.deleteUser(userId);
  expect(await read(profileId)).toBeNull();
  expect(await linked()).toBeNull();
});

test('people cannot hide another profile, read its public id from the table, or pick their own', async () => {
  const { userId, profileId } = await createReviewer();
  const other = await createPerson('community_user');
  for (const db of [other.client, (await signInAs('owner')).client]) {
    await showOwnProfile({ db }, { userId, isPublic: false });
    const found = await db.from('profiles').select('public_id').eq('user_id', userId);
    expect(found.data).toEqual([]);
  }
  expect((await asAnyone().from('profiles').select('public_id')).error?.code).toBe('42501');
  const refused = await other.client
    .from('profiles')
    .update({ public_id: profileId } as never)
    .eq('user_id', other.userId);
  expect(refused.error?.code).toBe('42501');
  expect(await read(profileId)).toMatchObject({ review_count: 1 });
});

test('only public lists are on it and name their owner; those shared by link do neither', async () => {
  const { db, userId, listing, profileId } = await createReviewer();
  const [named, byLink] = [randomUUID(), randomUUID()];
  await putSavedList({ db }, { listId: named, name: 'Soups', isShared: false, isPublic: true });
  await putSavedList({ db }, { listId: byLink, name: 'For us', isShared: true });
  await savePlaces({ db }, { slugs: [listing.slug], listId: named });
  await savePlaces({ db }, { slugs: [listing.slug], listId: null });
  expect((await read(profileId))?.lists).toEqual([{ id: named, name: 'Soups', count: 1 }]);
  const asReader = (listId: string) => findSharedList({ db: asAnyone() }, listId);
  expect(await asReader(named)).toMatchObject({ author: { name: 'Ana', profile_id: profileId } });
  expect(await asReader(byLink)).toMatchObject({ author: null });
  await showOwnProfile({ db }, { userId, isPublic: false });
  expect(await asReader(named)).toMatchObject({ name: 'Soups', author: null });
  await putSavedList({ db }, { listId: named, name: 'Soups', isShared: false });
  expect(await asReader(named)).toBeNull();
});

test('a profile counts the fields that were changed as its person suggested', async () => {
  const person = await createPerson('community_user');
  const { owner, listing } = await createOwnedWithPhone();
  await showOwnProfile({ db: person.client }, { userId: person.userId, isPublic: true });
  const own = await findOwnVisibility({ db: person.client }, person.userId);
  await suggestAs(person, listing.id, { phone: '(512) 555-0101', description: 'Bread.' });
  const [first, second] = (await findSuggestionsToDecide({ db: owner.client }, listing.id))!;
  const decide = (id: string, isAccepted: boolean) =>
    decideSuggestion({ db: owner.client }, { id, isAccepted, reason: 'It differs.' });
  const changes = async (after?: string) =>
    (await asService().rpc('find_changes', after ? { after } : {})).data as {
      position: string;
      tags: object;
    };
  const { position } = await changes();
  await decide(first!.id, true);
  await decide(second!.id, false);
  expect(await read(own!.public_id)).toMatchObject({ accepted_edit_count: 1 });
  expect(Object.keys((await changes(position)).tags)).toContain(`profile:${own!.public_id}`);
});
