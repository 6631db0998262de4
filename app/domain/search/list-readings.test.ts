import { describe, expect, test } from 'vitest';
import { listReadings, type Reading } from './list-readings.ts';
import { readText } from './read-text.ts';

const list = (text: string, chosen: { takesCategory?: boolean; takesPlace?: boolean } = {}) => {
  const { q, excluded } = readText(text, { now: new Date('2026-11-25T12:00:00Z') });
  return listReadings(q, { excluded, takesCategory: true, takesPlace: true, ...chosen });
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
    ['swimming lessons', { rest: [], category: 'sports-centers' }],
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
    expect(list('toothache', { takesCategory: false, takesPlace: false }).readings).toEqual([
      { rest: [0] },
    ]);
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
])('a place may stand anywhere: "%s"', (text, place, rest) => {
  const { tokens, readings } = list(text);
  const join = (positions: readonly number[] = []) => positions.map((at) => tokens[at]).join(' ');
  const placed = readings.map((reading) => [join(reading.place), join(reading.rest)]);
  expect(placed).toContainEqual([place, rest]);
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
