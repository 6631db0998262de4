import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  deleteReview,
  findOwnReviews,
  findReviewForm,
  saveReview,
  saveReviewPhotos,
} from '#app/domain/review/review-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { readAudit } from '../support/audit.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { createPerson } from '../support/people.ts';
import { photoIn, uploadPhoto } from '../support/photos.ts';
import { getProfile } from '../support/profile.ts';

const nothing = '00000000-0000-4000-8000-000000000000';

const today = new Date();
const lastMonth = new Date(Date.UTC(today.getFullYear(), today.getMonth() - 1))
  .toISOString()
  .slice(0, 10);

async function createListing(listing = {}) {
  const [created] = await createListings(listing);
  return created!;
}

function review(businessId: string, values: Partial<Parameters<typeof saveReview>[1]> = {}) {
  const body = 'The soup was hot, the bill was not.';
  return {
    businessId,
    id: randomUUID(),
    rating: 4,
    body,
    visitedOn: null,
    expectedRevision: 0,
    ...values,
  };
}

const countOf = async (id: string) => {
  const { rating, review_count } = await getProfile(id);
  return { rating, review_count };
};

test('visitors cannot write reviews', async () => {
  const db = asAnyone();
  expect(await saveReview({ db }, review(nothing))).toEqual({ ok: false, reason: 'session_ended' });
  const answers = await Promise.all([
    db.rpc('delete_review', { review_id: nothing }),
    db.rpc('get_review_form', { id_or_slug: 'x' }),
    db.rpc('find_own_reviews'),
  ]);
  expect(answers.map(({ error }) => error?.code)).toEqual(answers.map(() => '42501'));
});

test('a rating that does not exist is refused before the text is compared, without the row', async () => {
  const { id } = await createListing();
  const { client } = await createPerson('community_user');
  const call = { business_id: id, review_id: randomUUID(), body: 'Fine soup.' };
  for (const rating of [0, 6]) {
    const { error } = await client.rpc('save_review', { ...call, rating });
    expect(error).toMatchObject({ code: '23514', details: null });
    expect(error?.message).toContain('"rating"');
  }
});

test('a new review appears at once, counts in the rating, and is recorded with its author', async () => {
  const { id } = await createListing();
  const { client: db, userId } = await createPerson('community_user');
  const sent = review(id, { visitedOn: lastMonth });
  const saved = await saveReview({ db }, sent);
  expect(saved).toMatchObject({ ok: true, outcome: 'saved', review: { status: 'published' } });
  const page = await getProfile(id);
  expect(page).toMatchObject({ rating: 4, review_count: 1 });
  expect(page.reviews.items).toMatchObject([
    { id: sent.id, author_name: 'Ana', rating: 4, body: sent.body, visited_on: lastMonth },
  ]);
  expect(await readAudit(sent.id)).toMatchObject([{ action: 'insert', actor_id: userId }]);
});

test('the author edits and deletes their review, and the rating follows', async () => {
  const { id, slug } = await createListing();
  const { client: db } = await createPerson('community_user');
  const sent = review(id);
  await saveReview({ db }, sent);
  const edit = {
    ...sent,
    rating: 1,
    body: 'On the second visit it was cold.',
    expectedRevision: 1,
  };
  expect(await saveReview({ db }, edit)).toMatchObject({
    outcome: 'saved',
    review: { revision: 2 },
  });
  expect(await countOf(id)).toEqual({ rating: 1, review_count: 1 });
  expect(await deleteReview({ db }, sent)).toMatchObject({ ok: true, outcome: 'deleted' });
  expect(await deleteReview({ db }, sent)).toMatchObject({ ok: true, outcome: 'deleted' });
  expect(await countOf(id)).toEqual({ rating: null, review_count: 0 });
  expect(await findReviewForm({ db }, slug)).toMatchObject({ review: null, obstacle: null });
  expect((await readAudit(sent.id))?.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['insert', 'update', 'delete']),
  );
});

test('a review sent twice, or by two tabs, is stored once', async () => {
  const { id } = await createListing();
  const { client: db } = await createPerson('community_user');
  const sent = review(id);
  const answers = await Promise.all([
    saveReview({ db }, sent),
    saveReview({ db }, sent),
    saveReview({ db }, { ...sent, id: randomUUID() }),
  ]);
  expect(answers).toMatchObject(answers.map(() => ({ outcome: 'saved' })));
  expect(await countOf(id)).toEqual({ rating: 4, review_count: 1 });
  const other = await saveReview({ db }, review(id, { body: 'Another one of me.' }));
  expect(other).toMatchObject({ outcome: 'stale', review: { body: sent.body } });
});

test('people cannot edit or delete another person’s review', async () => {
  const { id } = await createListing();
  const { client: author } = await createPerson('community_user');
  const sent = review(id);
  await saveReview({ db: author }, sent);
  for (const account of ['visitor', 'owner', 'admin'] as const) {
    const { client: db } = await signInAs(account);
    await deleteReview({ db }, sent);
    const edit = await saveReview({ db }, { ...sent, body: 'Changed by me', expectedRevision: 1 });
    expect(edit).toMatchObject({ outcome: 'stale', review: null });
    expect(await saveReview({ db }, { ...sent, body: 'Mine' })).toMatchObject({ ok: false });
  }
  expect((await getProfile(id)).reviews.items).toMatchObject([{ body: sent.body }]);
});

test('owners and editors cannot review their own listing', async () => {
  const { client: owner, userId } = await createPerson('business_owner');
  const colleague = await createPerson('community_user');
  const { id, slug } = await createListing({ owner_id: userId });
  await asService()
    .from('business_members')
    .insert({ business_id: id, user_id: colleague.userId, role: 'hours' });
  for (const db of [owner, colleague.client]) {
    expect(await saveReview({ db }, review(id))).toMatchObject({ outcome: 'own', review: null });
    expect(await findReviewForm({ db }, slug)).toMatchObject({ obstacle: 'own' });
  }
});

test.each(['draft', 'pending', 'suspended', 'closed'] as const)(
  'a %s listing is not reviewed',
  async (status) => {
    const { id } = await createListing({ status });
    const { client: db } = await createPerson('community_user');
    expect(await saveReview({ db }, review(id))).toMatchObject({ outcome: 'unlisted' });
  },
);

test.each<[string, Partial<Parameters<typeof saveReview>[1]>, string]>([
  ['no stars', { rating: 0 }, 'rating'],
  ['six stars', { rating: 6 }, 'rating'],
  ['nothing', { body: ' \u200b ' }, 'body'],
  ['too much', { body: 'x'.repeat(5001) }, 'body'],
  ['a day', { visitedOn: lastMonth.replace(/01$/, '02') }, 'visited_on'],
  ['a month to come', { visitedOn: '2999-01-01' }, 'visited_on'],
  ['a month long ago', { visitedOn: '2001-01-01' }, 'visited_on'],
])('a review with %s is refused by its field', async (_, values, field) => {
  const { id } = await createListing();
  const { client: db } = await createPerson('community_user');
  const answer = await saveReview({ db }, review(id, values));
  expect(answer).toEqual({ ok: false, reason: 'invalid', field });
});

test('a person writes ten reviews a day, also by deleting them', async () => {
  const listings = await createListings(...Array.from({ length: 11 }, () => ({})));
  const { client: db } = await createPerson('community_user');
  for (const { id } of listings.slice(0, 10)) {
    const sent = review(id, { body: `About ${id}` });
    expect(await saveReview({ db }, sent)).toMatchObject({ outcome: 'saved' });
    await deleteReview({ db }, sent);
  }
  const last = await saveReview({ db }, review(listings[10]!.id));
  expect(last).toEqual({ ok: false, reason: 'too_many' });
});

test('a person lists their reviews page by page, with the reason of a hidden one', async () => {
  const listings = await createListings(...Array.from({ length: 23 }, () => ({})));
  const { client: db, userId } = await createPerson('community_user');
  await asService()
    .from('reviews')
    .insert(
      listings.map(({ id }, index) => ({
        business_id: id,
        author_id: userId,
        author_name: 'Ana',
        rating: 3,
        body: 'Good.',
        created_at: `2026-01-${String(index + 1).padStart(2, '0')}T12:00:00Z`,
        ...(index === 22 && { status: 'hidden' as const, hidden_reason: 'Advertising' }),
      })),
      { defaultToNull: false },
    );
  expect(await listAll(db)).toHaveLength(23);
  const { items } = await findOwnReviews({ db }, null);
  expect(items[0]).toMatchObject({ status: 'hidden', hidden_reason: 'Advertising' });
  const later = items.map(({ id }) => id);
  await asService()
    .from('reviews')
    .delete()
    .eq('author_id', userId)
    .not('id', 'in', `(${later.join()})`);
  expect((await findOwnReviews({ db }, null)).next).toBeNull();
});

async function listAll(db: Db) {
  const first = await findOwnReviews({ db }, null);
  const second = await findOwnReviews({ db }, first.next);
  expect(second.next).toBeNull();
  return new Set([...first.items, ...second.items].map(({ id }) => id));
}

test('only the author can add photos to a review, up to six', async () => {
  const { id: businessId } = await createListing();
  const { client: db } = await createPerson('community_user');
  const sent = review(businessId);
  await saveReview({ db }, sent);
  const folder = `reviews/${sent.id}`;
  const photos = Array.from({ length: 7 }, () => photoIn(folder));
  const name = photos[0]!.small_url.slice('/photos/'.length);
  for (const account of ['visitor', 'owner', 'admin'] as const) {
    const { client: other } = await signInAs(account);
    expect((await uploadPhoto(other, name)).error).not.toBeNull();
    const answer = await saveReviewPhotos({ db: other }, { id: sent.id, photos: [photos[0]!] });
    expect(answer).toMatchObject({ outcome: 'gone' });
  }
  expect((await uploadPhoto(db, name)).error).toBeNull();
  const save = (some: typeof photos) => saveReviewPhotos({ db }, { id: sent.id, photos: some });
  expect(await save(photos)).toMatchObject({ reason: 'invalid', field: 'photos' });
  expect(await save([photoIn(`reviews/${randomUUID()}`)])).toMatchObject({ reason: 'invalid' });
  expect(await save(photos.slice(0, 6))).toMatchObject({ outcome: 'saved' });
  expect((await getProfile(businessId)).reviews.items[0]?.photos).toEqual(photos.slice(0, 6));
  // The text is edited without them.
  expect(await saveReview({ db }, { ...sent, body: 'Cold.', expectedRevision: 1 })).toMatchObject({
    review: { photos: photos.slice(0, 6) },
  });
});
