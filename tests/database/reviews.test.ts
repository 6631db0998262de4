import { expect, test } from 'vitest';
import { findReviewsToAnswer } from '#app/domain/review/review-calls.ts';
import type { Review } from '#app/domain/review/review.ts';
import type { Database } from '#app/services/supabase/database.types.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { getProfile } from '../support/profile.ts';

type NewReview = Database['public']['Tables']['reviews']['Insert'];

const hidden = { status: 'hidden', hidden_reason: 'About another business' } as const;

/** Reviews go with their listing when the test ends. */
async function createReviews(business_id: string, ...reviews: Partial<NewReview>[]) {
  const rows = reviews.map((review): NewReview => ({
    business_id,
    author_name: 'Dana R.',
    rating: 4,
    body: 'Good.',
    ...review,
  }));
  const { data, error } = await asService()
    .from('reviews')
    .insert(rows, { defaultToNull: false })
    .select();
  if (error) throw new Error(error.message);
  return data;
}

async function standingOf(id: string) {
  const { data } = await asService()
    .from('businesses')
    .select('rating, review_count')
    .eq('id', id)
    .single();
  return data;
}

async function createListing() {
  const [listing] = await createListings({});
  return listing?.id ?? '';
}

test('a rating always reflects the published reviews', async () => {
  const id = await createListing();
  expect(await standingOf(id)).toEqual({ rating: null, review_count: 0 });
  const [five] = await createReviews(id, { rating: 5 }, { rating: 4 }, { rating: 4 });
  expect(await standingOf(id)).toEqual({ rating: 4.3, review_count: 3 });
  const reviews = () => asService().from('reviews');
  await reviews()
    .update(hidden)
    .eq('id', five?.id ?? '');
  expect(await standingOf(id)).toEqual({ rating: 4, review_count: 2 });
  await reviews().update({ rating: 2 }).eq('business_id', id).eq('status', 'published');
  expect(await standingOf(id)).toEqual({ rating: 2, review_count: 2 });
  await reviews().delete().eq('business_id', id);
  expect(await standingOf(id)).toEqual({ rating: null, review_count: 0 });
});

test('a review that is moved counts where it is and no longer where it was', async () => {
  const [from, to] = [await createListing(), await createListing()];
  const [review] = await createReviews(from, { rating: 5 });
  await asService()
    .from('reviews')
    .update({ business_id: to })
    .eq('id', review?.id ?? '');
  expect(await standingOf(from)).toEqual({ rating: null, review_count: 0 });
  expect(await standingOf(to)).toEqual({ rating: 5, review_count: 1 });
});

test('every rating of the seed has its reviews', async () => {
  const { data } = await asService()
    .from('businesses')
    .select('slug, rating, review_count, reviews(rating, status)')
    .gt('review_count', 0)
    .not('slug', 'like', 'test-%')
    .limit(200);
  expect(data).toHaveLength(200);
  const wrong = data?.filter(({ rating, review_count, reviews }) => {
    const published = reviews.filter(({ status }) => status === 'published');
    const mean = published.reduce((sum, review) => sum + review.rating, 0) / published.length;
    return published.length !== review_count || Math.abs((rating ?? 0) - mean) > 0.0501;
  });
  expect(wrong).toEqual([]);
});

test('visitors read published reviews, and neither hidden ones nor who wrote them', async () => {
  const id = await createListing();
  await createReviews(id, { body: 'Shown' }, { body: 'Not shown', ...hidden });
  const { data } = await asAnyone().rpc('get_business', { id_or_slug: id });
  expect(data).toMatchObject({ reviews: { items: [{ body: 'Shown' }] } });
  const author = await asAnyone().from('reviews').select('author_id').eq('business_id', id);
  expect(author.error?.code).toBe('42501');
});

test('reviews of a listing that is not public are not public either', async () => {
  const [pending] = await createListings({ status: 'pending' });
  await createReviews(pending?.id ?? '', {});
  for (const client of [asAnyone(), (await signInAs('visitor')).client]) {
    const { data } = await client
      .from('reviews')
      .select('id')
      .eq('business_id', pending?.id ?? '');
    expect(data).toEqual([]);
  }
});

test('authors read their own hidden review with its reason; others do not; admins do', async () => {
  const id = await createListing();
  const { client: author, userId } = await signInAs('visitor');
  await createReviews(id, { author_id: userId, ...hidden });
  const reasonsFor = async (client: typeof author) =>
    (await client.from('reviews').select('hidden_reason').eq('business_id', id)).data;
  expect(await reasonsFor(author)).toEqual([{ hidden_reason: hidden.hidden_reason }]);
  expect(await reasonsFor((await signInAs('owner')).client)).toEqual([]);
  expect(await reasonsFor((await signInAs('admin')).client)).toHaveLength(1);
});

test.each(['visitor', 'owner', 'admin'] as const)(
  'the %s cannot write, change, or delete reviews directly',
  async (account) => {
    const id = await createListing();
    const { client, userId } = await signInAs(account);
    const [review] = await createReviews(id, { author_id: userId });
    const { error: insertion } = await client
      .from('reviews')
      .insert({ business_id: id, author_name: 'Me', rating: 5, body: 'Best' });
    const change = client.from('reviews').update({ rating: 5 });
    const { error: update } = await change.eq('id', review?.id ?? '');
    const { error: removal } = await client
      .from('reviews')
      .delete()
      .eq('id', review?.id ?? '');
    expect([insertion?.code, update?.code, removal?.code]).toEqual(Array(3).fill('42501'));
  },
);

test('a person has one review of a listing', async () => {
  const id = await createListing();
  const { userId } = await signInAs('visitor');
  await createReviews(id, { author_id: userId });
  await expect(createReviews(id, { author_id: userId })).rejects.toThrow(/duplicate key/);
});

test('a profile pages through its reviews in any order, each of them once', async () => {
  const id = await createListing();
  const day = (number: number) => `2026-0${1 + (number % 8)}-01T12:00:00Z`;
  await createReviews(
    id,
    ...Array.from({ length: 21 }, (_, index) => ({
      rating: 1 + (index % 5),
      body: `Review ${index}`,
      created_at: day(index),
    })),
    { ...hidden, body: 'Not shown' },
  );
  for (const review_sort of ['newest', 'highest', 'lowest']) {
    const seen = await readAll(id, { review_sort });
    expect(new Set(seen.map(({ body }) => body)).size).toBe(21);
    expect(seen).toHaveLength(21);
    const keys = seen.map(({ rating, created_at }) => {
      const place = { newest: 0, highest: 5 - rating, lowest: rating }[review_sort];
      return `${place} ${9e15 - Date.parse(created_at)}`;
    });
    expect(keys).toEqual(keys.toSorted());
  }
  const twos = await readAll(id, { review_stars: 2 });
  expect(twos.map(({ rating }) => rating)).toEqual([2, 2, 2, 2]);
});

test('an editor pages through the reviews to answer, each of them once, and the answered ones last', async () => {
  const id = await createListing();
  await createReviews(
    id,
    // Both pages end between reviews of one time.
    ...Array.from({ length: 60 }, (_, index) => ({
      created_at: `2026-01-01T12:0${Math.floor(index / 12)}:00Z`,
      ...(index % 2 === 0 && { owner_answer: 'Thanks.', answered_at: '2026-02-01T12:00:00Z' }),
    })),
    { ...hidden, body: 'Not shown' },
  );
  const { client: db } = await signInAs('admin');
  const readPage = (after: string | null) => findReviewsToAnswer({ db }, { businessId: id, after });
  const first = await readPage(null);
  const second = await readPage(first!.next);
  const last = await readPage(second!.next);
  expect(last).toMatchObject({ next: null });
  const read = [...first!.items, ...second!.items, ...last!.items];
  expect(new Set(read.map((review) => review.id)).size).toBe(60);
  const keys = read.map(
    (review) => `${review.owner_answer === null} ${review.created_at} ${review.id}`,
  );
  expect(keys).toEqual(keys.toSorted().toReversed());
});

test('a profile counts stars, and hidden reviews without telling what they say', async () => {
  const id = await createListing();
  await createReviews(id, { rating: 5 }, { rating: 5 }, { rating: 1 }, { rating: 1, ...hidden });
  const data = await getProfile(id);
  expect(data).toMatchObject({ review_summary: { stars: [1, 0, 0, 0, 2], hidden: 1 } });
  expect(JSON.stringify(data)).not.toContain(hidden.hidden_reason);
});

async function readAll(id: string, query: { review_sort?: string; review_stars?: number }) {
  const seen: Review[] = [];
  let after: string | null = null;
  for (let page = 0; page < 5; page += 1) {
    const profile = await getProfile(id, {
      ...query,
      ...(after !== null && { reviews_after: after }),
    });
    seen.push(...profile.reviews.items);
    after = profile.reviews.next;
    if (after === null) return seen;
  }
  throw new Error('The pages do not end');
}
