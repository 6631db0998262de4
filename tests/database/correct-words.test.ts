import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createListings } from '../support/listings.ts';
import { findCategoryId, search } from '../support/search.ts';

test('the correction that fits the other search terms wins', async () => {
  await createListings({ name: 'Xylofone Tailors' }, { name: 'Xylofane Weavers' });
  expect(await search({ q: 'xylofine weavers' })).toMatchObject({
    words: 'xylofane weavers',
    left_out: [],
  });
  expect((await search({ q: 'xylofine tailors' })).words).toBe('xylofone tailors');
});

test('among corrections that fit equally, the more common word wins', async () => {
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

test('a first letter that sounds alike is meant where the word is common', async () => {
  await createListings(...Array.from({ length: 10 }, () => ({ name: 'Coffeq House' })));
  expect(await search({ q: 'kofeq house' })).toMatchObject({ words: 'coffeq house', left_out: [] });
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

test('the name of a category is not corrected, even without listings there', async () => {
  await createListings({ name: 'Masque Ales' });
  expect(await search({ q: 'mosque ales' })).toMatchObject({ left_out: ['mosque'] });
});

/** The stop words of PostgreSQL's English configuration that are long enough to be corrected. */
const stopWords =
  `about above after again against because been before being below between both doing down
  during each few from further have having hers herself himself into itself just more most myself
  once only other ours ourselves over same should some such than that their theirs them themselves then
  there these they this those through under until very were what when where which while whom will with
  your yours yourself yourselves`.split(/\s+/);

const letters = fc.integer({ min: 97, max: 122 }).map((code) => String.fromCharCode(code));

/** A word with a letter changed, left out, added, or swapped with the next one. */
function misspell(word: string): fc.Arbitrary<string> {
  const place = fc.nat({ max: word.length - 1 });
  return fc.oneof(
    fc.tuple(place, letters).map(([at, letter]) => word.slice(0, at) + letter + word.slice(at + 1)),
    place.map((at) => word.slice(0, at) + word.slice(at + 1)),
    fc.tuple(place, letters).map(([at, letter]) => word.slice(0, at) + letter + word.slice(at)),
    place.map((at) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2)),
  );
}

test('a misspelled stop word does not keep others from being found', async () => {
  await createListings(
    ...stopWords.flatMap((word) => [{ name: `Zythum ${word}` }, { name: `${word} Zythum` }]),
  );
  const misspelled = stopWords.flatMap((word) => [
    ...fc.sample(misspell(word), { numRuns: 1, seed: 1 }),
    ...fc.sample(misspell(word).chain(misspell), { numRuns: 1, seed: 2 }),
  ]);
  const missed: string[] = [];
  for (const word of ['thier', ...misspelled]) {
    const { results } = await search({ q: `find ${word} zythum`, near: 'Testville, KS' });
    if (results.length === 0) missed.push(word);
  }
  expect(missed).toEqual([]);
});

test('a letter too many is a typing error also beside a plural', async () => {
  expect((await search({ q: 'landscapper' })).words).toBe('landscaper');
});

test('another spelling that fits, too, is offered, but no plural of the same word', async () => {
  await createListings(
    { name: 'Quorvital Ales' },
    { name: 'Quorvitals Ales' },
    { name: 'Quarvital Ales' },
  );
  expect(await search({ q: 'quirvital ales' })).toMatchObject({
    words: 'quarvital ales',
    other_words: 'quorvital ales',
  });
  expect((await search({ q: 'quarvitel ales' })).other_words).toBeNull();
});

test('a rare spelling is searched as typed, and a far more common one is suggested', async () => {
  const common = Array.from({ length: 20 }, () => ({ name: 'Zarmolade House' }));
  await createListings({ name: 'Zarmolide House' }, ...common);
  expect(await search({ q: 'zarmolide house' })).toMatchObject({
    words: 'zarmolide house',
    corrected: false,
    other_words: 'zarmolade house',
  });
  for (const q of ['zarmolade house', 'the zarmolade house', '"zarmolide house"']) {
    expect((await search({ q })).other_words).toBeNull();
  }
});

test('a skipped word is not offered as another spelling of a name', async () => {
  await createListings({ name: 'Zarquin on the Hill' });
  expect((await search({ q: 'zarquin on the hill' })).other_words).toBeNull();
});

test('words in quotes are searched as typed', async () => {
  await createListings({ name: 'Mexivard House' });
  expect((await search({ q: 'mexiverd house' })).words).toBe('mexivard house');
  expect((await search({ q: '"mexiverd house"' })).results).toEqual([]);
  expect(await search({ q: '"mexivard house" -ales' })).toMatchObject({
    words: 'mexivard house',
    excluded: ['ales'],
    total: 1,
  });
});

test.each(['"', '""', '"  "', '"quixotry', '"!" -ales', `"${'quixotry '.repeat(22)}`])(
  'no quotation are the marks of %s',
  async (q) => {
    expect((await search({ q })).recognized).toBeNull();
  },
);

test('what a category is called is meant by what sounds like it, though no listing has the word', async () => {
  const salon = { category_id: await findCategoryId('hair-salons') };
  await createListings({ ...salon, name: 'Quixotry', city: 'Xyloburg' });
  for (const q of ['barbur in xyloburg', 'barrberr in xyloburg']) {
    expect(await search({ q })).toMatchObject({
      results: [{ name: 'Quixotry' }],
      left_out: ['barbers', expect.any(String)],
    });
  }
});

test('what customers ask for is corrected, though no listing has the word, and means their kind', async () => {
  const bakery = { category_id: await findCategoryId('bakeries') };
  await createListings({ ...bakery, name: 'Quixotry', city: 'Xyloburg' });
  for (const q of ['crulers in xyloburg', 'zythum cruellers in xyloburg']) {
    const { results, place } = await search({ q });
    expect(results[0]).toMatchObject({ name: 'Quixotry' });
    expect(place).toMatchObject({ radius_miles: 25 });
  }
});
