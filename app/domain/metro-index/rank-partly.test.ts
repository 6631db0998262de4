import { expect, test } from 'vitest';
import { makeMetroIndex } from './make-metro-index.ts';
import { listingFixture, metroFixture, roundRock } from './metro-index-fixture.ts';
import { type IndexQuery, searchMetroIndex } from './search-metro-index.ts';

type Reading = Partial<NonNullable<IndexQuery['text']>['readings'][number]>;
type Listing = Parameters<typeof listingFixture>[0];

const nameCategory = (words: readonly string[]) =>
  words.join(' ') === 'vet' ? { slug: 'veterinarians', isNarrower: false } : null;

/** Returns the slug of the first result, and what it lacks. */
async function ask(q: string, listings: Listing[], query: IndexQuery & { as?: Reading } = {}) {
  const index = await makeMetroIndex(metroFixture(listings.map(listingFixture)), new Date());
  const tokens = q.split(' ');
  const readings = [{ rest: [...tokens.keys()], ...query.as }];
  const text = { q, isExact: false, excluded: [], isNearest: false, tokens, readings };
  const { results, leftOut, missingFeatures } = searchMetroIndex(index, {
    words: q,
    text: { ...text, alternatives: {}, nameCategory },
    ...query,
  });
  return [results[0]?.slug, ...leftOut, ...missingFeatures];
}

const quixotry = { slug: 'quixotry', name: 'Quixotry' };

test.each([
  ['of a feature', { attributes: ['Zythum'] }],
  ['of a street', { street: '1 Zythum Ave' }],
])('a word in a name counts more than one %s', async (_, facts) => {
  const other = { slug: 'other', name: 'Harbor', ...facts };
  expect(await ask('zythum quixotry', [other, quixotry])).toEqual(['quixotry', 'zythum']);
});

test('a word of a feature counts more than one of a street', async () => {
  const [offers, street] = [{ attributes: ['Zythum'] }, { street: '1 Dulcimer Ave' }];
  const listings = [
    { slug: 'street', name: 'A', ...street },
    { slug: 'offers', name: 'B', ...offers },
  ];
  expect(await ask('dulcimer zythum', listings)).toEqual(['offers', 'dulcimer']);
});

test('a word counts more the fewer have it', async () => {
  const common = ['a', 'b', 'c'].map((slug) => ({ slug, name: 'Zythum House', rating: 5 }));
  expect(await ask('zythum quixotry', [...common, quixotry])).toEqual(['quixotry', 'zythum']);
});

test('a kind counts more than two rare words, and a name with all of the words more than a kind', async () => {
  const stand = { slug: 'stand', name: 'Zythum Dulcimer Stand' };
  const vet = { slug: 'vet', name: 'Quixotry', category: 'veterinarians' };
  const need = { as: { category: 'veterinarians' } };
  expect(await ask('zythum dulcimer', [stand, vet], need)).toEqual(['vet', 'zythum', 'dulcimer']);
  expect(await ask('zythum vet', [stand, vet])).toEqual(['vet', 'zythum']);
  const named = { slug: 'named', name: 'Zythum Dulcimer Vet' };
  expect(await ask('zythum dulcimer vet stuck', [vet, named])).toEqual(['named', 'stuck']);
});

test.each([
  ['a topic', { is_whole_topic: true }, 'sedation'],
  ['a topic beside other words', { topic_words: ['sedation'] }, 'sedation zythum'],
] as const)('%s counts less in the name of another kind', async (_, as, q) => {
  const named = { slug: 'named', name: 'Sedation Grill', rating: 5, review_count: 90 };
  const vet = { slug: 'vet', name: 'Quixotry', category: 'veterinarians' };
  const topic = { ...as, topic: 'veterinarians', topic_words: ['sedation'] };
  expect((await ask(q, [named, vet], { as: topic }))[0]).toBe('vet');
});

test('a main kind counts more than another one', async () => {
  const cafe = { slug: 'cafe', name: 'Dulcimer', more_categories: ['veterinarians'], rating: 5 };
  const vet = { slug: 'vet', name: 'Quixotry', category: 'veterinarians' };
  expect(await ask('dulcimer quixotry vet', [cafe, vet])).toEqual(['vet', 'dulcimer']);
});

test('generic words are no result, and a feature may be missing', async () => {
  const shop = { slug: 'shop', name: 'The Shop' };
  expect(await ask('zythum shop', [shop])).toEqual([undefined]);
  const asked = { features: ['Patio', 'Bar'] };
  const bar = { ...quixotry, attributes: ['Bar'] };
  expect(await ask('quixotry', [bar], asked)).toEqual(['quixotry', 'Patio']);
});

test('a name of just the words counts more than features', async () => {
  const house = { slug: 'house', name: 'Quixotry House', attributes: ['Patio'] };
  const asked = { features: ['Patio', 'Bar'] };
  expect(await ask('quixotry', [house, quixotry], asked)).toEqual(['quixotry', 'Patio', 'Bar']);
});

test('of equally good ones the better rated is first, and the nearer', async () => {
  const one = { slug: 'one', name: 'Zythum One' };
  const two = { slug: 'two', name: 'Quixotry Two', rating: 5, review_count: 9, ...roundRock };
  expect((await ask('zythum quixotry', [one, two]))[0]).toBe('two');
  const near = { lat: 30.2672, lng: -97.7431 };
  expect((await ask('zythum quixotry', [two, one], { near }))[0]).toBe('one');
});
