import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { findCategoryId, searchNames, search } from '../support/search.ts';

test('excluded terms rule out listings by name, feature, specialty, and category', async () => {
  await createListings(
    { name: 'Quixotry Plain' },
    { name: 'Quixotry Xylophone' },
    { name: 'Quixotry Loud', attributes: ['Xylophone lessons'] },
    { name: 'Quixotry Special', specialty: 'Xylophones' },
    { name: 'Quixotry Bakery', category_id: await findCategoryId('bakeries') },
  );
  for (const q of ['quixotry not xylophones or a bakery', 'quixotry -xylophone -bakery']) {
    const { results, excluded, recognized } = await search({ q });
    expect(results.map(({ name }) => name)).toEqual(['Quixotry Plain']);
    expect([excluded.length, recognized]).toEqual([2, null]);
  }
});

test('words of the category that is searched exclude by name alone', async () => {
  await createListings({ name: 'Quixotry Coffee' }, { name: 'Quixotry' });
  const names = await searchNames({ q: 'cafe not coffee', near: 'Testville, KS' });
  expect(names).toContain('Quixotry');
  expect(names).not.toContain('Quixotry Coffee');
});

test('a place after an exclusion is still the place', async () => {
  expect(await search({ q: 'coffee not starbucks seattle' })).toMatchObject({
    recognized: { q: 'coffee', near: 'seattle' },
    excluded: ['starbucks'],
    place: { name: 'Seattle, WA' },
  });
});

test('a name that excludes something is a name', async () => {
  await createListings({ name: 'Quixotry Without Zythum' }, { name: 'Quixotry' });
  const { results, excluded } = await search({ q: 'quixotry without zythum' });
  expect([results.map(({ name }) => name), excluded]).toEqual([['Quixotry Without Zythum'], []]);
});

test('the nearest of the category come first, then what only mentions it', async () => {
  const place = { city: 'Xyloburg', lng: -101 };
  await createListings(
    { name: 'Far', ...place, lat: 39.1 },
    { name: 'Near', ...place, lat: 39.01 },
    {
      name: 'Coffee Repair',
      ...place,
      lat: 39,
      category_id: await findCategoryId('appliance-repair'),
    },
  );
  const here = { lat: 39, lng: -101 };
  const answer = await search({ q: 'nearest coffee', ...here });
  expect(answer.results.map(({ name }) => name).slice(0, 3)).toEqual([
    'Near',
    'Far',
    'Coffee Repair',
  ]);
  expect(answer.sort).toBe('distance');
  const beside = await search({ q: 'nearest coffee in xyloburg' });
  expect(beside.recognized).toMatchObject({ q: 'coffee', near: 'xyloburg', sort: 'distance' });
  expect((await search({ q: 'coffee within 2 miles', ...here })).place?.radius_miles).toBe(2);
});

test('a date has its own special hours, however far away it is', async () => {
  const [usual, holiday] = await createListings(
    { name: 'Quixotry Usual' },
    { name: 'Quixotry Holiday' },
  );
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day_of_week) => ({
    day_of_week,
    opens: '09:00',
    closes: '17:00',
  }));
  const service = asService();
  for (const listing of [usual, holiday]) {
    const business_id = listing?.id ?? '';
    await service.from('opening_hours').insert(hours.map((row) => ({ ...row, business_id })));
  }
  const inMonths = new Date(Date.now() + 100 * 86_400_000);
  const date = inMonths.toISOString().slice(0, 10);
  await service.from('special_hours').insert({ business_id: holiday?.id ?? '', date });
  const month = inMonths.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
  const { results, recognized } = await search({
    q: `quixotry open ${month} ${inMonths.getUTCDate()}`,
  });
  expect(results.map(({ name }) => name)).toEqual(['Quixotry Usual']);
  expect(recognized).toEqual({ q: 'quixotry', near: null, date });
});

test('a near match of the kind beats a far match of the words, unless they are a name', async () => {
  const category_id = await findCategoryId('breweries');
  const far = { category_id, city: 'Xyloburg', lat: 45, lng: -101 };
  await createListings(
    { name: 'Testville Ales', category_id },
    { name: 'Far Ales', ...far, description: 'Zythum and quixotry.' },
  );
  const q = 'brewery zythum quixotry in testville ks';
  expect(await search({ q })).toMatchObject({
    results: [{ name: 'Testville Ales' }],
    left_out: ['zythum', 'quixotry'],
    is_elsewhere: false,
  });
  await createListings({ name: 'Zythum Quixotry Brewery', ...far });
  expect(await search({ q })).toMatchObject({
    results: [{ name: 'Zythum Quixotry Brewery' }, { name: 'Far Ales' }],
    is_elsewhere: true,
  });
});

test('a place among the words is one where "in" tells it, and where it was misspelled', async () => {
  expect((await search({ q: 'somewhere in austin for coffee' })).place?.name).toBe('Austin, TX');
  expect((await search({ q: 'coffee in austin with cake' })).place?.name).toBe('Austin, TX');
  const misspelled = await search({ q: 'coffe seatle' });
  expect([misspelled.place?.name, misspelled.words]).toEqual(['Seattle, WA', 'coffee']);
  expect(misspelled.results[0]?.category.slug).toBe('cafes');
});

test('when terms are left out, the remaining ones match whole words only', async () => {
  await createListings({ name: 'Quixotry Friedaxyl' }, { name: 'Quixotry Fried' });
  const { results } = await search({ q: 'quixotry fried zzyzx' });
  expect(results.map(({ name }) => name)).toEqual(['Quixotry Fried']);
});

test('a specialty of the category comes before the rest of it', async () => {
  const place = { city: 'Xyloburg', lat: 39, lng: -101, category_id: await findCategoryId('bars') };
  await createListings(
    { name: 'Best Rated', ...place, rating: 5, review_count: 90 },
    { name: 'Quixotry', ...place, specialty: 'Tavern' },
  );
  expect(await searchNames({ q: 'tavern', near: 'Xyloburg' })).toEqual(['Quixotry', 'Best Rated']);
});

test('listings with the term in their name or features come before the rest of a wider category', async () => {
  const place = {
    city: 'Xyloburg',
    lat: 39,
    lng: -101,
    category_id: await findCategoryId('printing'),
  };
  await createListings(
    { name: 'Best Rated', ...place, rating: 5, review_count: 90 },
    { name: 'Zythum Notary', ...place },
    { name: 'Quixotry', ...place, attributes: ['Notary'] },
  );
  const names = await searchNames({ q: 'notary', near: 'Xyloburg' });
  expect([names.length, names.at(-1)]).toEqual([3, 'Best Rated']);
});
