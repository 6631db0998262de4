import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

const findParts = (part_size: number) =>
  callFunction({ db: asService() }, 'sitemap_parts', { part_size });
const findRows = (first_id = '', before_id?: string) =>
  callFunction({ db: asService() }, 'sitemap_businesses', {
    first_id,
    ...(before_id !== undefined && { before_id }),
  });

test('the parts of a sitemap hold every public listing once, in any size', async () => {
  const [whole] = await findParts(50_000);
  const everything = await findRows(whole?.first_id);
  const parts = await findParts(400);
  expect(parts.length).toBe(Math.ceil(everything.length / 400));
  const slugs: string[] = [];
  for (const [index, { first_id, updated_at }] of parts.entries()) {
    const before_id = parts[index + 1]?.first_id;
    const rows = await findRows(first_id, before_id);
    expect(
      rows
        .map((row) => row.updated_at)
        .toSorted()
        .at(-1),
    ).toBe(updated_at);
    slugs.push(...rows.map(({ slug }) => slug));
  }
  expect(slugs).toEqual(everything.map(({ slug }) => slug));
});

test.each([-1, 0, 1])('a sitemap part size of %i counts as the minimum', async (part_size) => {
  const parts = await findParts(part_size);
  expect(parts).toEqual(await findParts(250));
});

test('a sitemap lists exactly the published listings', async () => {
  const first_id = '00000000-0000-4000-8000-000000000000';
  const listings = await createListings(
    { id: '00000000-0000-4000-8000-000000000001' },
    { id: '00000000-0000-4000-8000-000000000002', status: 'closed' },
    { id: '00000000-0000-4000-8000-000000000003', status: 'draft' },
    { id: '00000000-0000-4000-8000-000000000004', status: 'suspended' },
  );
  const before_id = '00000000-0000-4000-8000-000000000009';
  const rows = await findRows(first_id, before_id);
  expect(rows.map(({ slug }) => slug)).toEqual([listings[0]?.slug]);
});

test('the listings of the seed changed when their pages did, not when they were loaded', async () => {
  const [whole] = await findParts(50_000);
  const rows = await findRows(whole?.first_id);
  // Some of them changed a number of days before they are loaded, whenever that is.
  const dayAgo = Date.now() - 86_400_000;
  expect(rows.filter(({ updated_at }) => Date.parse(updated_at) > dayAgo)).toEqual([]);
  expect(rows.length).toBeGreaterThan(2_800);
});

test('a category and a metro changed when a listing of theirs did', async () => {
  const [listing] = await createListings({});
  const rows = await callFunction({ db: asService() }, 'sitemap_pages', { kind: 'categories' });
  expect(rows.find(({ slug }) => slug === 'cafes')?.updated_at).toBe(listing?.updated_at);
  const metros = await callFunction({ db: asService() }, 'sitemap_pages', { kind: 'metros' });
  expect(metros.length).toBeGreaterThan(10);
});

test('a category that is only a further one of its listings has a page, too', async () => {
  const { data: categories } = await asService()
    .from('categories')
    .select('id, slug')
    .in('slug', ['stables', 'cafes']);
  const idOf = (slug: string) => categories!.find((category) => category.slug === slug)!.id;
  const [listing] = await createListings({
    category_id: idOf('cafes'),
    more_category_ids: [idOf('stables')],
  });
  const rows = await callFunction({ db: asService() }, 'sitemap_pages', { kind: 'categories' });
  expect(rows.filter(({ slug }) => slug === 'stables')).toEqual([
    { slug: 'stables', updated_at: listing?.updated_at },
  ]);
});
