import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { findCategoryId, search, searchNames } from '../support/search.ts';

const here = { city: 'Xyloburg' };
const inRing = { city: 'Zythumton', lat: 40.1 };
const far = { city: 'Zythumton', lat: 45.1 };

test('a name somewhere in the country does not decide what is asked for in a city', async () => {
  const pizza = { category_id: await findCategoryId('pizza') };
  await createListings(
    { ...pizza, ...far, name: 'Best Italian Pizza' },
    { ...pizza, ...far, name: 'Xyloburg Pizza Quixotry' },
    { ...pizza, ...here, name: 'Quixotry Slices' },
  );
  for (const q of ['best pizza in xyloburg', 'best pizza xyloburg', 'pizza xyloburg']) {
    expect(await search({ q })).toMatchObject({
      results: [{ name: 'Quixotry Slices' }],
      left_out: [],
      is_elsewhere: false,
    });
  }
  await createListings({ ...pizza, ...here, name: 'Best Pizza' });
  expect(await searchNames({ q: 'best pizza in xyloburg' })).toEqual(['Best Pizza']);
});

test('a related kind near comes before the kind itself beyond 100 miles, and after it within them', async () => {
  const salon = { category_id: await findCategoryId('hair-salons') };
  const barber = { category_id: await findCategoryId('barbers') };
  await createListings({ ...salon, ...here, name: 'Quixotry Salon' });
  expect(await search({ q: 'fade in xyloburg' })).toMatchObject({
    results: [{ name: 'Quixotry Salon' }],
    category: { slug: 'hair-salons' },
    left_out: ['barbers'],
    place: { radius_miles: 25 },
  });
  await createListings({ ...barber, ...inRing, name: 'Quixotry Barbers' });
  expect(await search({ q: 'fade in xyloburg' })).toMatchObject({
    results: [{ name: 'Quixotry Barbers' }],
    left_out: [],
    place: { radius_miles: 100 },
  });
});

test('a chosen category stays: no related kind is shown instead', async () => {
  const salon = { category_id: await findCategoryId('hair-salons') };
  await createListings({ ...salon, ...here, name: 'Quixotry Salon' });
  const { results } = await search({ category: 'barbers', near: 'Xyloburg, KS' });
  expect(new Set(results.map(({ category }) => category.slug))).toEqual(new Set(['barbers']));
});

test('a kind outweighs a rare word of its sentence, and a name with all of them the kind', async () => {
  const jeweler = { category_id: await findCategoryId('jewelry-stores') };
  await createListings(
    { ...here, name: 'Zythum Stand' },
    { ...jeweler, ...here, name: 'Quixotry' },
  );
  expect(await search({ q: 'zythum jewelry in xyloburg' })).toMatchObject({
    results: [{ name: 'Quixotry' }],
    left_out: ['zythum'],
  });
  await createListings({ ...here, name: 'Zythum Dulcimer Jewelry' });
  expect(await searchNames({ q: 'zythum dulcimer jewelry stuck in xyloburg' })).toEqual([
    'Zythum Dulcimer Jewelry',
  ]);
});

test.each([
  ['in a description', { description: 'With a zythum.' }],
  ['of a feature', { attributes: ['Zythum'] }],
  ['of a street', { street: '1 Zythum Street' }],
])('a word in a name counts more than one %s', async (_, facts) => {
  await createListings(
    { ...here, name: 'Quixotry House' },
    { ...here, name: 'Harbor Tailors', ...facts },
  );
  expect(await search({ q: 'zythum quixotry in xyloburg' })).toMatchObject({
    results: [{ name: 'Quixotry House' }],
    left_out: ['zythum'],
  });
});

test('a closed neighbor of a kind does not hide who is open far away', async () => {
  const [salon, barber] = await createListings(
    { category_id: await findCategoryId('hair-salons'), ...here, name: 'Quixotry Salon' },
    { category_id: await findCategoryId('barbers'), ...far, name: 'Quixotry Barbers' },
  );
  await asService()
    .from('opening_hours')
    .insert([
      { business_id: salon?.id ?? '', day_of_week: 1, opens: '09:00', closes: '17:00' },
      { business_id: barber?.id ?? '', day_of_week: 1, opens: '01:00', closes: '05:00' },
    ]);
  const asked = { q: 'fade in xyloburg', open_minute: 180 };
  expect(await searchNames(asked)).toContain('Quixotry Barbers');
});

test('a name in another city of the name that was typed comes before a kind with two words in its text', async () => {
  const breweries = { category_id: await findCategoryId('breweries') };
  await createListings(
    { ...breweries, ...here, name: 'Quixotry', description: 'Our tasting room is open.' },
    { ...here, name: 'Quixotry Two' },
    { ...breweries, ...far, city: 'Xyloburg', state: 'NE', name: 'Zythum Brewing' },
  );
  expect(await searchNames({ q: 'zythum brewing tasting room xyloburg' })).toEqual([
    'Zythum Brewing',
  ]);
});

test('a word counts more where few have it: in a name rather than in the streets of many', async () => {
  const breweries = { category_id: await findCategoryId('breweries') };
  await createListings(
    { ...breweries, ...here, name: 'Harbor Ales' },
    { ...breweries, ...far, city: 'Xyloburg', state: 'NE', name: "Zythum's Ales" },
    ...Array.from({ length: 40 }, () => ({ ...far, street: '1 Zythum Street' })),
  );
  expect(await searchNames({ q: 'zythum brewery xyloburg' })).toEqual(["Zythum's Ales"]);
});

test('a street in a name is as good as the street, and a name may have a legal form more', async () => {
  const breweries = { category_id: await findCategoryId('breweries') };
  await createListings(
    { ...breweries, ...inRing, name: 'Harbor Ales', street: '1 Zythum St' },
    { ...breweries, ...here, name: 'Quixotry Ales' },
    { ...breweries, ...far, city: 'Xyloburg', state: 'NE', name: 'Zythum Street Brewing Co' },
  );
  expect(await searchNames({ q: 'zythum street brewing xyloburg' })).toEqual([
    'Zythum Street Brewing Co',
  ]);
});

test('the number of a house counts before a name with the number of its street', async () => {
  await createListings(
    { ...here, name: 'Quixotry', street: '9563 92nd Street' },
    { ...far, name: '92nd Street Zythum' },
  );
  expect(await searchNames({ q: '9563 92nd st' })).toEqual(['Quixotry']);
});

test('the nearest of a kind is of that kind, however far', async () => {
  const salon = { category_id: await findCategoryId('hair-salons') };
  const barber = { category_id: await findCategoryId('barbers') };
  await createListings(
    { ...salon, ...here, name: 'Quixotry Salon' },
    { ...barber, ...far, name: 'Quixotry Barbers' },
  );
  const { results } = await search({ q: 'nearest fade', lat: 39, lng: -101 });
  expect(new Set(results.map(({ category }) => category.slug))).toEqual(new Set(['barbers']));
});

test('where nobody anywhere is known to be open, the nearest are shown without the time', async () => {
  await createListings({ ...far, name: 'Zythum Dulcimer' });
  expect(await search({ q: 'zythum dulcimer open now', lat: 39, lng: -101 })).toMatchObject({
    results: [{ name: 'Zythum Dulcimer' }],
    missing_time: true,
  });
});

test('a brand is looked for by all of its names in partial matches, too', async () => {
  await createListings({ ...far, name: 'Samuel Adams Zythum' }, { ...far, name: "Sam Quixotry's" });
  const { results } = await search({ q: 'sam adams dulcimer xyloburg' });
  expect(results.map(({ name }) => name)).toContain('Samuel Adams Zythum');
  expect(results.map(({ name }) => name)).not.toContain("Sam Quixotry's");
});

test('a listing that only mentions a kind is no answer: a related kind near is shown as itself, or the kind far away', async () => {
  const gym = { category_id: await findCategoryId('gyms') };
  const yoga = { category_id: await findCategoryId('yoga-studios') };
  const description = 'Members use the gym next door.';
  await createListings(
    { ...here, name: 'Quixotry House', description },
    { ...gym, ...far, name: 'Zythum Barbell' },
  );
  expect((await search({ q: 'gym in xyloburg' })).results[0]).toMatchObject({
    name: 'Zythum Barbell',
  });
  const timed = await search({ q: 'gym in xyloburg friday after 6' });
  expect(timed.results.map(({ name }) => name)).not.toContain('Quixotry House');
  await createListings(
    { ...yoga, ...here, name: 'Quixotry Yoga' },
    { ...yoga, ...here, name: 'Dulcimer Yoga', rating: 5, review_count: 9, description },
  );
  const shown = await search({ q: 'gym in xyloburg' });
  expect(shown).toMatchObject({ total: 2, left_out: ['gyms & fitness', 'gym'] });
  expect(shown.category?.slug).toBe('yoga-studios');
});

test('a kind that listings have besides their main one is found in the country, rather than one word near', async () => {
  const [tutors, lessons] = await Promise.all(['tutors', 'music-lessons'].map(findCategoryId));
  await createListings(
    { ...here, name: 'Kids Quixotry Cleaning' },
    { category_id: tutors!, more_category_ids: [lessons!], ...far, name: 'Zythum Studio' },
  );
  expect((await search({ q: 'kids piano lessons in xyloburg' })).results[0]).toMatchObject({
    name: expect.not.stringMatching('Quixotry'),
  });
});

test('a city of two words needs no listings to be a place', async () => {
  for (const q of ['coffee little rock', 'thats good little rock']) {
    expect((await search({ q })).place).toMatchObject({ name: 'Little Rock, AR' });
  }
});

test('a kind that is named is meant, and none of what it is for', async () => {
  const [bars, books] = await Promise.all(['bars', 'bookstores'].map(findCategoryId));
  await createListings(
    { category_id: bars!, ...here, name: 'Quixotry' },
    { category_id: books!, ...here, name: 'Zythum', rating: 5, review_count: 9 },
  );
  const q = 'dulcimer bar to read a book in xyloburg';
  expect((await search({ q })).results[0]).toMatchObject({ name: 'Quixotry' });
});

test('a listing that only mentions a word beside a kind that it is not is no answer', async () => {
  await createListings({ ...here, name: 'Quixotry Salon', description: 'Pictures on a zythum.' });
  const names = async (q: string) => (await search({ q })).results.map(({ name }) => name);
  expect(await names('hang a tv on the zythum in xyloburg')).not.toContain('Quixotry Salon');
  expect(await names('zythum in xyloburg')).toEqual(['Quixotry Salon']);
});
