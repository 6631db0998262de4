import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SearchRow } from '#app/domain/search/search.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { findCategoryId, searchNames, search } from '../support/search.ts';

test('no page is so far down that all before it must be read', async () => {
  const far = { q: 'quixotry', after_key: '2000000|', after_id: randomUUID() };
  expect((await asAnyone().rpc('search_businesses', far)).error?.code).toBe('22023');
});

test('only published listings are found', async () => {
  await createListings(
    { name: 'Quixotry Draft', status: 'draft' },
    { name: 'Quixotry Pending', status: 'pending' },
    { name: 'Quixotry Gone', status: 'closed' },
    { name: 'Quixotry Suspended', status: 'suspended' },
  );
  expect(await searchNames({ q: 'quixotry' })).toEqual([]);
  const { data } = await asAnyone().rpc('suggest', { q: 'quixotry' });
  expect(data).toMatchObject({ businesses: [] });
});

test.each(['relevance', 'rating', 'name', 'newest', 'distance'])(
  'the pages of "%s" are of 20, without gaps and without repetition',
  async (sort) => {
    await createListings(
      ...Array.from({ length: 45 }, (_, index) => ({
        name: `Quixotry ${String(index % 9)}`,
        street: `${index} Page Street`,
        rating: 3 + (index % 3),
        review_count: index % 4,
        lat: 39 + (index % 5) / 100,
      })),
    );
    const scope = {
      q: sort === 'distance' ? undefined : 'quixotry',
      lat: 39,
      lng: -101,
      radius_miles: 20,
      sort,
    };
    const pages: string[][] = [];
    let next: SearchRow['next'] = null;
    do {
      const answer: SearchRow = await search({
        ...scope,
        after_key: next?.key,
        after_id: next?.id,
      });
      expect(answer.total).toBe(45);
      pages.push(answer.results.map(({ id }) => id));
      next = answer.next;
    } while (next && pages.length < 10);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
  },
);

/** As many listings as are more than a thousand; the first 1,001 have a word that the others lack. */
async function createMoreThanCounted() {
  for (let first = 0; first < 1030; first += 103) {
    await createListings(
      ...Array.from({ length: 103 }, (_, index) => ({
        // More of them begin with the word than are taken for that.
        name: first < 200 ? `Quixotry ${first + index}` : `House of Quixotry ${first + index}`,
        description: first + index < 1001 ? 'A xylograph.' : null,
        attributes: ['Quixotic'],
        rating: 1 + (index % 5),
        review_count: index % 7,
        // Ten miles from the middle of a neighborhood and farther.
        lat: 41.7 + (index % 50) / 1000,
        lng: -87.9,
      })),
    );
  }
}

test('more than a thousand results are all reached, each once', async () => {
  await createMoreThanCounted();
  const seen: string[] = [];
  let next: SearchRow['next'] = null;
  do {
    const page: SearchRow = await search({
      q: 'quixotry',
      near: 'Testville',
      sort: 'relevance',
      after_key: next?.key,
      after_id: next?.id,
    });
    expect([page.total, page.total_capped]).toEqual([1030, false]);
    const counts = page.facets.category.map(({ count }) => count ?? 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1030);
    seen.push(...page.results.map(({ id }) => id));
    next = page.next;
  } while (next && seen.length <= 1030);
  expect([seen.length, new Set(seen).size]).toEqual([1030, 1030]);

  // Of other orders the end, and of what was found with a word less, without a feature or around the place.
  const others = [
    { q: 'quixotry', sort: 'distance', lat: 41.7, lng: -87.9 },
    { q: 'quixotry', sort: 'name', near: 'Kansas' },
    { q: 'quixotry zzyzx', sort: 'name' },
    { q: 'quixotry', features: ['Nonesuch'], sort: 'name' },
    { features: ['Quixotic'], near: 'Wicker Park, Chicago', sort: 'distance' },
  ];
  for (const scope of others) {
    const last = { key: '1|', id: '00000000-0000-4000-8000-000000000000' };
    const answer = await search({ ...scope, after_key: last.key, after_id: last.id });
    const end = await search({ ...scope, after_key: answer.next?.key, after_id: answer.next?.id });
    const sizes = [answer.results.length, end.results.length];
    expect({ scope, total: answer.total, sizes, next: end.next }).toEqual({
      scope,
      total: 1030,
      sizes: [20, 9],
      next: null,
    });
  }

  // Exactly as many as are taken at once: no empty page comes after them.
  const end = await search({
    q: 'xylograph',
    sort: 'name',
    after_key: 'quixotry 98',
    after_id: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
  });
  expect(end).toMatchObject({ results: [{ name: 'Quixotry 99' }], total: 1001, next: null });
});

test('a plain list goes on past the thousandth listing, by its index', async () => {
  const first = await search({ sort: 'name' });
  expect(first.total).toBeGreaterThan(1000);
  expect(first.total_capped).toBe(false);
  let next = first.next;
  for (let page = 0; page < 55 && next; page += 1) {
    ({ next } = await search({ sort: 'name', after_key: next.key, after_id: next.id }));
  }
  expect(next).not.toBeNull();
});

test('facets count the results they would leave', async () => {
  await createListings(
    { name: 'Quixotry One' },
    { name: 'Quixotry Two' },
    { name: 'Quixotry Paws', category_id: await findCategoryId('veterinarians') },
  );
  const { facets } = await search({ q: 'quixotry' });
  expect(facets.category).toMatchObject([
    { slug: 'cafes', count: 2 },
    { slug: 'veterinarians', count: 1 },
  ]);
});

test('counts follow a listing that is published, moved to another category and suspended', async () => {
  const countOf = async (slug: string) =>
    (await search({})).facets.category.find((category) => category.slug === slug)?.count ?? 0;
  const [cafes, vets] = [await countOf('cafes'), await countOf('veterinarians')];
  const [listing] = await createListings({ status: 'pending' });
  expect(await countOf('cafes')).toBe(cafes);
  const update = (change: object) =>
    asService()
      .from('businesses')
      .update(change)
      .eq('id', listing?.id ?? '');
  await update({ status: 'published' });
  expect(await countOf('cafes')).toBe(cafes + 1);
  await update({ category_id: await findCategoryId('veterinarians') });
  expect([await countOf('cafes'), await countOf('veterinarians')]).toEqual([cafes, vets + 1]);
  await update({ status: 'suspended' });
  expect(await countOf('veterinarians')).toBe(vets);
});

test('a total that was not counted is null', async () => {
  const { facets, total } = await search({ sort: 'name' });
  expect(total).toBeGreaterThan(1000);
  expect(facets.open_now).toBeNull();
  // A listing counts in each of its categories.
  const counted = facets.category.reduce((sum, { count }) => sum + (count ?? NaN), 0);
  expect(counted).toBeGreaterThan(total ?? NaN);
});
