import { describe, expect, test } from 'vitest';
import { shippedVocabulary as vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { listReadings, type Reading } from './list-readings.ts';
import { readText } from './read-text.ts';

const list = (text: string, chosen: { takesCategory?: boolean; takesPlace?: boolean } = {}) => {
  const reading = readText(text, { vocabulary, now: new Date('2026-11-25T12:00:00Z') });
  return listReadings(reading, { vocabulary, takesCategory: true, takesPlace: true, ...chosen });
};

/** The last reading: of a text without a place, and not a name. */
const understand = (text: string): Reading => list(text, { takesPlace: false }).readings.at(-1)!;

describe('without a place', () => {
  test.each<[string, Partial<Reading>]>([
    ['my sink is leaking', { rest: [], category: 'plumbers' }],
    ['panadería', { rest: [], category: 'bakeries' }],
    ['toothache dentist', { rest: [], category: 'dentists' }],
    ['kid-friendly tacos', { rest: [2], features: ['Kid friendly'] }],
    ['🌮', { rest: [], terms: ['tacos'] }],
    ['barato', { rest: [], words: [] }],
    ['the cheapest', { rest: [], words: [] }],
    ['anything', { rest: [], words: [] }],
    ['something quixotry', { words: ['quixotry'] }],
    ['best pizza', { words: ['pizza'], named: 'pizza' }],
    ['wifi', { features: ['Free Wi-Fi'] }],
    ['twenty first amendment', { words: ['21st', 'amendment'] }],
    ['the vets', { named: 'veterinarians' }],
    ['https://www.allagash.com/beers', { host: 'allagash.com' }],
    ['store my furniture', { category: 'storage' }],
    ['date night', { rest: [], category: 'restaurants' }],
    ['a gift for my wife', { rest: [], category: 'gift-shops' }],
    ['pintar uñas', { rest: [], category: 'nail-salons' }],
    ['uñas', { rest: [], category: 'nail-salons' }],
    ['me duele una muela', { rest: [], category: 'dentists' }],
    ['learn to swim', { rest: [], category: 'swimming-pools' }],
    ['a place where to eat', { rest: [], category: 'restaurants' }],
    ['drive through coffee', { rest: [2], features: ['Drive-through'] }],
    ['kids piano lessons', { topic: 'music-lessons', topic_words: ['piano', 'lessons'] }],
  ])('"%s" means %j', (text, reading) => expect(understand(text)).toMatchObject(reading));

  test.each(['vet supplies', 'furniture store', 'drive', 'park', 'quixotry'])(
    '"%s" is only words',
    (text) => expect(understand(text)).not.toHaveProperty('category'),
  );

  test('a name comes before what its words mean, unless symbols stand among them', () => {
    expect(list('kid friendly tacos', { takesPlace: false }).readings).toMatchObject([
      { rest: [0, 1, 2], if_name: 'exact' },
      { rest: [0, 1, 2], if_name: 'words' },
      { rest: [2] },
    ]);
    expect(list('🍕 sliced', { takesPlace: false }).readings).toHaveLength(1);
  });

  test('a chosen category rules out other categories', () => {
    for (const text of ['toothache', 'braces'])
      expect(list(text, { takesCategory: false, takesPlace: false }).readings).toEqual([
        { rest: [0] },
      ]);
  });

  test.each<[string, Partial<Reading>]>([
    ['braces', { rest: [0], topic: 'dentists', is_whole_topic: true }],
    ['no power', { rest: [0, 1], topic: 'electricians', is_whole_topic: true }],
    ['I need a root canal', { topic: 'dentists', is_whole_topic: true }],
    ['cheap braces', { topic: 'dentists', is_whole_topic: true }],
    ['quiet lattes', { topic: 'cafes', topic_words: ['lattes'] }],
    ['donate old books', { topic: 'thrift-stores', topic_words: ['donate', 'books'] }],
    // As they are searched, in another spelling or language.
    ['spicy bbq', { topic: 'restaurants', topic_words: ['barbecue'] }],
    ['mariscos frescos', { topic: 'restaurants', topic_words: ['seafood'] }],
    ['tacos margaritas', { topic: 'bars', topic_words: ['margaritas'] }],
  ])('"%s" is searched, and says whose customers ask for it: %j', (text, reading) =>
    expect(understand(text)).toMatchObject(reading),
  );

  test('a topic beside other words does not say all', () => {
    const reading = understand('braces quixotry');
    expect(reading.topic).toBe('dentists');
    expect(reading).not.toHaveProperty('is_whole_topic');
  });

  // 'Boxing', 'collectibles' and 'siding' are topics.
  test.each(['ballot box', 'sample collection', 'side street'])(
    'another word of the same stem is no topic: "%s"',
    (text) => expect(understand(text)).not.toHaveProperty('topic'),
  );

  test.each([
    ['fertility clinic', 'doctors'],
    ['fencing', 'dance-and-martial-arts'],
    ['skis', 'sporting-goods'],
    ['skiing', 'sports-centers'],
  ])('words of one stem are topics of several categories: "%s" of %s', (text, topic) =>
    expect(understand(text)).toMatchObject({ topic, is_whole_topic: true }),
  );

  test.each([
    ['club sandwich', 'restaurants'],
    ['gold ring for my club', 'jewelry-stores'],
    ['ribbon for a wedding cake maker', 'bakeries'],
  ])(
    'the last of several topics side by side, and a longer one, says what "%s" is',
    (text, topic) => expect(understand(text)).toMatchObject({ topic }),
  );

  test.each([
    ['hotel with a sauna', 'hotels', 'hotel'],
    ['cute cafe for a first date', 'cafes', 'cafe'],
    ['quiet bar to read a book', 'bars', 'bar'],
  ])('a kind that is named is meant, and no topic of what follows: "%s"', (text, topic, word) =>
    expect(understand(text)).toMatchObject({ topic, topic_words: [word] }),
  );

  test('the words of a feature are no topic', () => {
    const reading = { features: ['Sports on TV'], topic: 'restaurants', is_whole_topic: true };
    expect(understand('watch the game with wings')).toMatchObject(reading);
  });

  test('a longer topic rules out the category that a part of it means', () => {
    expect(understand('mercado').category ?? understand('mercado').named).toBe('grocery-stores');
    expect(understand('mercado de pulgas')).toEqual(
      expect.objectContaining({ topic: 'general-stores', is_whole_topic: true }),
    );
    expect(understand('mercado de pulgas')).not.toHaveProperty('category');
  });

  test('synonyms of the search terms come along', () => {
    expect(list('bofa').alternatives).toEqual({ bofa: ['bank of america'] });
  });
});

test.each([
  ['pizza in austin', 'austin', 'pizza'],
  ['hair salon brooklyn', 'brooklyn', 'hair salon'],
  ['wicker park coffee', 'wicker park', 'coffee'],
  ['somewhere in little rock for beer', 'little rock', 'for beer'],
  ['plomero en salt lake city utah', 'salt lake city utah', ''],
  ['brunch austin kid friendly', 'austin', 'brunch'],
  ['coffee not starbucks seattle', 'seattle', 'coffee'],
  ['tacos cerca de austin', 'austin', 'tacos'],
  ['in little rock', 'little rock', ''],
])('a place may stand anywhere: "%s"', (text, place, rest) => {
  const { tokens, readings } = list(text);
  const join = (positions: readonly number[] = []) => positions.map((at) => tokens[at]).join(' ');
  const placed = readings.map((reading) => [join(reading.place), join(reading.rest)]);
  expect(placed).toContainEqual([place, rest]);
});

test("what follows 'near' is a place, though other words follow it", () => {
  const near = { rest: [0, 3], place: [2], is_certain: true };
  expect(list('airport near lax coffee').readings).toContainEqual(expect.objectContaining(near));
});

test("a brand's name has no place in it", () => {
  expect(list('burlington coat factory').readings.every(({ place }) => !place)).toBe(true);
  expect(list('burlington coffee').readings.some(({ place }) => place)).toBe(true);
});

test('an exclusion ends where the place begins', () => {
  const { readings } = list('coffee not blue owl seattle');
  expect(readings.map(({ excluded }) => excluded)).toContainEqual(['blue owl']);
});

test('a long text is sent in a URL', () => {
  const long = 'kid friendly tacos in wicker park, '.repeat(6).slice(0, 200);
  for (const text of [long, 'a '.repeat(100), '🌮 '.repeat(60), 'x y 1 in '.repeat(22)]) {
    expect(encodeURIComponent(JSON.stringify(list(text))).length).toBeLessThan(8000);
  }
});

test.each(['!!!', '((((', ''])('signs are no words: "%s"', (text) => {
  const { readings, tokens } = list(text);
  expect(readings).toEqual([{ rest: text === '' ? [] : [0] }]);
  expect(tokens.join('')).toBe(text);
});

test('no place is a street with its quadrant or kind, and an "n" before a place is no word', () => {
  const placesIn = (text: string) => list(text).readings.map(({ place }) => place?.join());
  expect(placesIn('bars on u street')).toContain('2,3');
  expect(placesIn('bars on u street nw')).not.toContain('2,3');
  expect(placesIn('central park avenue brewery')).not.toContain('0,1');
  expect(placesIn('563 2nd street')).not.toContain('2');
  expect(list('coffee n lawrence kansas').readings).toContainEqual(
    expect.objectContaining({ rest: [0], place: [2, 3] }),
  );
});
