import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { findCategoryId, search } from '../support/search.ts';

test('a category without listings nearby is searched farther away, unless a radius is given', async () => {
  const museums = { category_id: await findCategoryId('museums') };
  await createListings({ city: 'Xyloburg' }, { ...museums, name: 'Quixotry', lat: 40.1 });
  const place = { near: 'Xyloburg, KS', category: 'museums' };
  const answer = await search(place);
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry']);
  expect(answer.place?.radius_miles).toBe(100);
  expect((await search({ ...place, radius_miles: 25 })).total).toBe(0);
});

test('words that are nowhere near a place are looked for farther around before their place goes', async () => {
  await createListings(
    { name: 'Zythum House', city: 'Xyloburg' },
    { name: 'Quixotry Ales', lat: 40.1 },
  );
  const chosen = { q: 'quixotry ales', near: 'Xyloburg, KS' };
  for (const asked of [chosen, { q: 'quxiotry ales xyloburg' }]) {
    const answer = await search(asked);
    expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Ales']);
    expect(answer).toMatchObject({
      words: 'quixotry ales',
      left_out: [],
      is_elsewhere: false,
      place: { radius_miles: 100 },
    });
  }
  expect((await search({ ...chosen, radius_miles: 25 })).total).toBe(0);
  // Fewer words that are nearer are nearer to what was asked.
  expect(await search({ q: 'quixotry zythum xyloburg' })).toMatchObject({
    words: 'zythum',
    place: { radius_miles: 25 },
  });
});

test('beside a need and a day that is met, what must be left out still goes by no address', async () => {
  const doctors = await findCategoryId('doctors');
  const [listing] = await createListings({ name: 'Quixotry Doctors', category_id: doctors });
  await asService()
    .from('opening_hours')
    .insert({ business_id: listing?.id ?? '', day_of_week: 7, opens: '00:00', closes: '24:00' });
  const answer = await search({
    q: 'sore throat zzyzx sunday',
    near: 'Testville, KS',
    may_redirect: true,
  });
  expect(answer).toMatchObject({ left_out: ['zzyzx'], missing_time: false });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Doctors']);
});

test('the term that is rarer near the place is the one that is searched', async () => {
  const near = { city: 'Xyloburg' };
  const far = { city: 'Zythumton', lat: 45.1 };
  await createListings(
    ...Array.from({ length: 20 }, (_, index) => ({ ...near, name: `Quixotry ${index}` })),
    ...Array.from({ length: 40 }, (_, index) => ({ ...far, name: `Dulcimer ${index}` })),
    { ...near, name: 'Dulcimer House' },
  );
  const answer = await search({ q: 'quixotry dulcimer xyloburg' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Dulcimer House']);
  expect(answer.left_out).toEqual(['quixotry']);
});

test('a near listing that only mentions a category is no answer where the category is farther around', async () => {
  const museums = { category_id: await findCategoryId('museums') };
  await createListings(
    { name: 'Zythum Tailors', description: 'Beside a museum.', city: 'Xyloburg' },
    { ...museums, name: 'Quixotry', lat: 40.1 },
  );
  const answer = await search({ q: 'museum in xyloburg' });
  expect(answer.results.map(({ name }) => name)).toContain('Quixotry');
  expect(answer.place?.radius_miles).toBe(100);
  // Where the category is nowhere, what mentions it is an answer.
  expect(await search({ q: 'museum', near: 'Xyloburg, KS', radius_miles: 25 })).toMatchObject({
    results: [{ name: 'Zythum Tailors' }],
    left_out: [],
  });
});

test('words that name a category are not dropped: the nearest of it is found, however far', async () => {
  await createListings(
    { name: 'Quixotry Boxing Classes', city: 'Xyloburg' },
    { name: 'Quixotry Union', city: 'Xyloburg' },
  );
  const ask = async (q: string) => {
    const { results, left_out } = await search({ q, near: 'Xyloburg' });
    return [...new Set(results.map(({ category }) => category.slug)), left_out];
  };
  expect(await ask('yoga classes')).toEqual(['yoga-studios', []]);
  expect(await ask('credit union')).toEqual(['banks', []]);
});
