import { expect, test } from 'vitest';
import { createListings } from '../support/listings.ts';
import { searchNames, search } from '../support/search.ts';

test('words of a street address count in a search', async () => {
  await createListings(
    { name: 'Quixotry West', street: '400 W 5th St' },
    { name: 'Quixotry East', street: '400 E 5th St' },
    { name: 'Quixotry Place', street: '12 Zythum Place' },
    { name: 'Quixotry Avenue', street: '12 Zythum Avenue' },
  );
  expect(await searchNames({ q: '400 w 5th st', near: 'Testville, KS' })).toEqual([
    'Quixotry West',
  ]);
  expect(await searchNames({ q: '12 zythum place' })).toEqual(['Quixotry Place']);
  expect(await searchNames({ q: 'quixotry places', near: 'Testville, KS' })).toHaveLength(4);
});

test('words that say nothing are looked for where nothing else is left', async () => {
  await createListings({ name: 'The Quixotry' });
  expect(await searchNames({ q: 'the place', near: 'Testville, KS' })).not.toContain(
    'The Quixotry',
  );
  expect((await search({ q: 'the place' })).words).toBe('the place');
});

test('a word of a website, from four letters on, outweighs one of a description', async () => {
  await createListings(
    { name: 'Harbor Tailors', website: 'https://zqxy.example' },
    { name: 'Harbor Looms', description: 'We repair jorvicks.' },
  );
  const answer = await search({ q: 'jorvicks zqxy' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Harbor Tailors']);
  expect(answer.left_out).toEqual(['jorvicks']);
});
