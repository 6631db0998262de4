import { expect, test } from 'vitest';
import { createListings } from '../support/listings.ts';
import { search } from '../support/search.ts';

test('of several corrections that one is meant which fits the other words', async () => {
  await createListings({ name: 'Xylofone Tailors' }, { name: 'Xylofane Weavers' });
  expect(await search({ q: 'xylofine weavers' })).toMatchObject({
    words: 'xylofane weavers',
    left_out: [],
  });
  expect((await search({ q: 'xylofine tailors' })).words).toBe('xylofone tailors');
});

test('of several corrections that fit, the commoner word is meant', async () => {
  await createListings(
    { name: 'Xylofone One' },
    { name: 'Xylofone Two' },
    { name: 'Xylofone Three' },
    { name: 'Xylofane Four' },
  );
  expect((await search({ q: 'xylofine' })).words).toBe('xylofone');
});

test('a word with another first letter is meant only where it is common', async () => {
  await createListings({ name: 'Zumbraw Ales' });
  expect(await search({ q: 'xumbraw ales' })).toMatchObject({ left_out: ['xumbraw'] });
  await createListings(...Array.from({ length: 9 }, () => ({ name: 'Zumbraw House' })));
  expect(await search({ q: 'xumbraw ales' })).toMatchObject({
    words: 'zumbraw ales',
    left_out: [],
  });
});

test('two wrong letters make another word where one of them is at its beginning', async () => {
  await createListings({ name: 'Zeattle Ales' }, { name: 'Zythatle Ales' });
  expect(await search({ q: 'zhuttle ales' })).toMatchObject({ left_out: ['zhuttle'] });
  expect(await search({ q: 'zythatyl ales' })).toMatchObject({ words: 'zythatle ales' });
});

test('letters that changed places across another are put right in common words', async () => {
  await createListings(...Array.from({ length: 10 }, () => ({ name: 'Zythaco House' })));
  expect(await search({ q: 'zytcaho house' })).toMatchObject({
    words: 'zythaco house',
    left_out: [],
  });
});

test('two other letters make another word, unless it sounds alike', async () => {
  await createListings({ name: 'Zemechanist Ales' });
  expect(await search({ q: 'zemechanupt ales' })).toMatchObject({ left_out: ['zemechanupt'] });
  expect(await search({ q: 'zemekanist ales' })).toMatchObject({ words: 'zemechanist ales' });
  expect(await search({ q: 'zimichanist ales' })).toMatchObject({ words: 'zemechanist ales' });
});

test('what names a category is not corrected, though nobody is listed there', async () => {
  await createListings({ name: 'Masque Ales' });
  expect(await search({ q: 'mosque ales' })).toMatchObject({ left_out: ['mosque'] });
});
