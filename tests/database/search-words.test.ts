import { expect, test } from 'vitest';
import { createListings } from '../support/listings.ts';
import { findCategoryId, searchNames, search } from '../support/search.ts';

test('a word is found in the name, the description, the category and the city', async () => {
  await createListings({
    name: 'Quixotry House',
    description: 'Known for zabaglione',
    city: 'Xyloburg',
  });
  expect(await searchNames({ q: 'quixotry' })).toEqual(['Quixotry House']);
  expect(await searchNames({ q: 'zabaglione' })).toEqual(['Quixotry House']);
  expect(await searchNames({ q: 'quixotry cafe' })).toEqual(['Quixotry House']);
  expect(await searchNames({ q: 'quixotry xyloburg' })).toEqual(['Quixotry House']);
});

test('every word must match, where anything has all of them', async () => {
  await createListings({ name: 'Quixotry House' }, { name: 'Quixotry Xylophones' });
  expect(await searchNames({ q: 'quixotry xylophones' })).toEqual(['Quixotry Xylophones']);
});

test('a typing error is corrected by the words that exist', async () => {
  await createListings({ name: 'Zanzibarian Tearoom' });
  const answer = await search({ q: 'zanzibrian tearoom' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Zanzibarian Tearoom']);
  expect(answer).toMatchObject({ corrected: true, words: 'zanzibarian tearoom' });
});

test('accents, apostrophes and case do not matter', async () => {
  await createListings({ name: 'Jürgen’s Crème Brûlée' });
  expect(await searchNames({ q: 'JURGENS creme brulee' })).toEqual(['Jürgen’s Crème Brûlée']);
  expect(await searchNames({ q: "jürgen's crème" })).toEqual(['Jürgen’s Crème Brûlée']);
});

test('whole words and stems are found, and no beginnings, which are suggestions', async () => {
  await createListings({ name: 'Quixotry House' });
  expect(await searchNames({ q: 'quixotries' })).toEqual(['Quixotry House']);
  expect(await searchNames({ q: 'quixo' })).toEqual([]);
});

test('three letters are a word, and no beginning: "pho" is no photographer', async () => {
  await createListings({ name: 'Zyt House' }, { name: 'Zythum House' });
  expect(await searchNames({ q: 'zyt house' })).toEqual(['Zyt House']);
});

test('words that only ask are no words of a listing, but of its name', async () => {
  await createListings({ name: 'Quixotry House' }, { name: 'Zythum Place' });
  for (const q of ['find me a good quixotry place', 'looking for a nice quixotry spot please']) {
    expect(await search({ q })).toMatchObject({ words: 'quixotry', left_out: [], total: 1 });
  }
  expect(await search({ q: 'zythum place' })).toMatchObject({ words: 'zythum place', total: 1 });
});

test('a synonym finds the category: "vet" is a veterinarian', async () => {
  await createListings({
    name: 'Quixotry Paws',
    category_id: await findCategoryId('veterinarians'),
  });
  expect(await searchNames({ q: 'vet quixotry' })).toEqual(['Quixotry Paws']);
});

test('a name of stop words alone is found', async () => {
  await createListings({ name: 'The Who' });
  expect(await searchNames({ q: 'the who' })).toContain('The Who');
});

test('a query of signs alone finds nothing', async () => {
  expect(await searchNames({ q: '!!!' })).toEqual([]);
  expect((await search({ q: '🝖' })).total).toBe(0);
});

test('a listing named exactly like a broad term is found, however poorly rated', async () => {
  await createListings({ name: 'Restaurant', rating: 1, review_count: 500 });
  const { results } = await search({ q: 'restaurant' });
  expect(results[0]?.name).toBe('Restaurant');
});

test('a park is no listing with parking, which is a feature beside other words', async () => {
  await createListings(
    { name: 'Quixotry Inn', city: 'Xyloburg', attributes: ['Parking'] },
    { name: 'Quixotry Rooms', city: 'Xyloburg' },
    { name: 'Zythum Park', city: 'Xyloburg' },
  );
  expect(await searchNames({ q: 'park', near: 'Xyloburg' })).toEqual(['Zythum Park']);
  expect(await searchNames({ q: 'quixotry parking', near: 'Xyloburg' })).toEqual(['Quixotry Inn']);
});
