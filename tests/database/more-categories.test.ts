import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SearchRow } from '#app/domain/search/search.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { admin, createTwins, mergeListings } from '../support/duplicates.ts';
import { editListing, readEditable, refusedField } from '../support/edit-listing.ts';
import { createListings, createOwnedListing } from '../support/listings.ts';
import { findCategoryId, search, searchNames } from '../support/search.ts';

/** A category that only the listings of one test have, and the id of another one. */
async function createKind() {
  const slug = `kind-${randomUUID()}`;
  const { data } = await asService()
    .from('categories')
    .insert({ slug, name: `Kind ${slug}` })
    .select('id')
    .single();
  return { slug, id: data!.id, bars: await findCategoryId('bars') };
}

/** In Kansas, where no other listing is; the first is nearest. */
const spot = (place: number) => ({ lat: 39 + place / 100, lng: -101 });

test('a listing is found by each of its categories, after those whose main one it is', async () => {
  const florists = await findCategoryId('florists');
  const bars = await findCategoryId('bars');
  await createListings(
    {
      name: 'Quixotry Besides',
      category_id: bars,
      more_category_ids: [florists],
      rating: 5,
      review_count: 90,
      ...spot(0),
    },
    { name: 'Quixotry Main', category_id: florists, rating: 2, review_count: 90, ...spot(5) },
    { name: 'Quixotry Neither', category_id: bars, ...spot(0) },
  );
  const inOrder = ['Quixotry Main', 'Quixotry Besides'];
  for (const asked of [{ q: 'florists' }, { category: 'florists' }, { q: 'flower shop' }]) {
    expect(await searchNames({ ...asked, lat: 39, lng: -101 })).toEqual(inOrder);
  }
  const { facets } = await search({ q: 'quixotry', category: 'florists', lat: 39, lng: -101 });
  expect(facets.category).toMatchObject([
    { slug: 'bars', count: 2 },
    { slug: 'florists', count: 2 },
  ]);
  expect(await searchNames({ category: 'florists', sort: 'distance', lat: 39, lng: -101 })).toEqual(
    inOrder.toReversed(),
  );
  expect(await searchNames({ without_tags: ['category:florists'], lat: 39, lng: -101 })).toEqual([
    'Quixotry Neither',
  ]);
});

test('a category alone lists those whose main one it is first, each listing once on some page', async () => {
  const { slug, id, bars } = await createKind();
  const created = await createListings(
    ...Array.from({ length: 50 }, (_, index) => ({
      name: `Quixotry ${index}`,
      ...(index % 2 ? { category_id: id } : { category_id: bars, more_category_ids: [id] }),
      rating: index < 20 ? 3 + (index % 2) : null, // many are equal
      review_count: index < 20 ? index : 0,
    })),
  );
  const isMain = new Map(created.map((listing, index) => [listing.id, index % 2 === 1]));
  const pages: SearchRow['results'][] = [];
  let next: SearchRow['next'] = null;
  do {
    const answer: SearchRow = await search({
      category: slug,
      after_key: next?.key,
      after_id: next?.id,
    });
    expect(answer.total).toBe(50);
    pages.push(answer.results);
    next = answer.next;
  } while (next && pages.length < 5);
  const ids = pages.flat().map((listing) => listing.id);
  expect(pages.map((page) => page.length)).toEqual([20, 20, 10]);
  expect(new Set(ids).size).toBe(50);
  expect(ids.map((one) => isMain.get(one))).toEqual(
    Array.from({ length: 50 }, (_, place) => place < 25),
  );
  for (const sort of ['rating', 'name', 'newest']) {
    const { total, results, next: last } = await search({ category: slug, sort });
    expect(total).toBe(50);
    const second = await search({ category: slug, sort, after_key: last?.key, after_id: last?.id });
    const both = new Set([...results, ...second.results].map((listing) => listing.id));
    expect(both.size).toBe(40);
    expect(new Set(results.map((listing) => isMain.get(listing.id)))).toEqual(
      new Set([true, false]),
    );
  }
  expect((await search({ category: slug, sort: 'rating' })).results[0]?.rating).toBe(4);
  // So large an area is no other query than the category's.
  const country = { south: 20, west: -130, north: 60, east: -60 };
  expect((await search({ category: slug, sort: 'rating', ...country })).total).toBe(50);
});

test('all listings are counted once, and in the facet under each of their categories', async () => {
  const before = await search({});
  const { slug, id, bars } = await createKind();
  await createListings({ category_id: bars, more_category_ids: [id] });
  const after = await search({});
  const countOf = (answer: SearchRow, kind: string) =>
    answer.facets.category.find((one) => one.slug === kind)?.count ?? 0;
  expect(after.total).toBe(before.total + 1);
  expect(countOf(after, slug)).toBe(1);
  expect(countOf(after, 'bars')).toBe((countOf(before, 'bars') ?? 0) + 1);
});

test('what a listing is besides is never its main category, twice the same, Other or unknown', async () => {
  const [bars, cafes, other] = await Promise.all(['bars', 'cafes', 'other'].map(findCategoryId));
  const [listing] = await createListings({
    category_id: bars!,
    more_category_ids: [cafes!, bars!, other!, cafes!],
  });
  const read = async () =>
    (await asService().from('businesses').select('more_category_ids').eq('id', listing!.id)).data;
  expect(await read()).toEqual([{ more_category_ids: [cafes] }]);
  await asService().from('businesses').update({ category_id: cafes! }).eq('id', listing!.id);
  expect(await read()).toEqual([{ more_category_ids: [] }]);
});

test('an owner may choose four more of the list, in an order that stays', async () => {
  const { owner, listing } = await createOwnedListing();
  const more_categories = ['gyms', 'bars', 'florists', 'museums'];
  await editListing(owner.client, listing.id, { more_categories });
  expect((await readEditable(owner.client, listing.id))?.values).toMatchObject({ more_categories });
  for (const refused of [[...more_categories, 'banks'], ['zeppelins'], [1], 'gyms', null]) {
    const answer = await editListing(owner.client, listing.id, { more_categories: refused });
    expect([refused, refusedField(answer)]).toEqual([refused, 'more_categories']);
  }
});

test('a merge that keeps both has what either is, without doubles, at most four', async () => {
  const client = await admin();
  const { ids } = await createTwins();
  const lists = [
    { category: 'bars', more_categories: ['cafes', 'gyms'] },
    { category: 'florists', more_categories: ['gyms', 'museums', 'banks'] },
  ];
  await editListing(client, ids[0], lists[0]!);
  await editListing(client, ids[1], lists[1]!);
  const choices = { more_categories: 'both', category: 'merged' } as const;
  expect(await mergeListings(client, ids, choices)).toMatchObject({ outcome: 'merged' });
  expect((await readEditable(client, ids[0]))?.values).toMatchObject({
    category: 'florists',
    more_categories: ['bars', 'cafes', 'gyms', 'museums'],
  });
});

test('a category that gets another name is found by it where a listing has it besides', async () => {
  const { slug, id, bars } = await createKind();
  const [listing] = await createListings({ category_id: bars, more_category_ids: [id] });
  await asService().from('categories').update({ name: 'Xylographers' }).eq('id', id);
  const { results } = await search({ q: 'xylographers' });
  expect(results.map((one) => one.id)).toEqual([listing!.id]);
  expect(results[0]?.more_categories).toEqual([{ slug, name: 'Xylographers' }]);
  const { data } = await asAnyone().rpc('get_business', { id_or_slug: listing!.id });
  expect(data).toMatchObject({ more_categories: [{ slug, name: 'Xylographers' }] });
});
