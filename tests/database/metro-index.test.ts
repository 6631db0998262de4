import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';

const listIndex = (metro: string) =>
  callFunction({ db: asService() }, 'list_metro_index', { metro });

async function findMetroId(slug: string): Promise<number> {
  const { data } = await asService().from('metros').select('id').eq('slug', slug).single();
  return data?.id ?? 0;
}

test('the index of a city contains exactly its published listings', async () => {
  const metro_id = await findMetroId('austin-tx');
  const [published, ...others] = await createListings(
    { metro_id, name: 'Published', attributes: ['Wi-Fi'], phone: '(512) 555-0134' },
    { metro_id, status: 'draft' },
    { metro_id, status: 'pending' },
    { metro_id, status: 'suspended' },
    { metro_id, status: 'closed' },
    { metro_id: await findMetroId('boston-ma') },
  );
  const index = await listIndex('austin-tx');
  const slugs = index?.listings.map(({ slug }) => slug) ?? [];
  expect(slugs).toContain(published?.slug);
  expect(others.filter(({ slug }) => slugs.includes(slug))).toEqual([]);
  expect(slugs.length).toBe(index?.total);
  expect(index?.metro).toMatchObject({ slug: 'austin-tx', name: 'Austin, TX' });
  const categories = new Set(index?.categories.map(({ slug }) => slug));
  expect(index?.listings.filter(({ category }) => !categories.has(category))).toEqual([]);
});

test('hours are minutes of the week, special days those of the next two weeks, and a closed one says so', async () => {
  const metro_id = await findMetroId('austin-tx');
  const [listing] = await createListings({ metro_id, temporarily_closed: true });
  const business_id = listing?.id ?? '';
  const today = new Date().toISOString().slice(0, 10);
  const hours = await asService()
    .from('opening_hours')
    .insert([
      { business_id, day_of_week: 7, opens: '18:00', closes: '02:00' },
      { business_id, day_of_week: 1, opens: '09:00', closes: '24:00' },
    ]);
  const special = await asService()
    .from('special_hours')
    .insert([
      { business_id, date: today },
      { business_id, date: '2099-01-01' },
    ]);
  expect([hours.error, special.error]).toEqual([null, null]);
  const index = await listIndex('austin-tx');
  expect(index?.listings.find(({ slug }) => slug === listing?.slug)).toMatchObject({
    hours: [540, 1_440, 9_720, 10_200],
    special: [[today, null, null]],
    is_paused: true,
  });
});

test('a missing city has no index', async () => {
  expect(await listIndex('atlantis')).toBeNull();
});

test('the metros that have listings are reported, those with the most first', async () => {
  const metros = await callFunction({ db: asService() }, 'find_metros', {});
  const counts = metros.map(({ listings }) => listings);
  expect(metros.length).toBeGreaterThan(10);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(metros.find(({ slug }) => slug === 'austin-tx')?.name).toBe('Austin, TX');
});
