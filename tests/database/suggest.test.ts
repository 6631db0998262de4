import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { readUnfinished } from '#app/domain/search/read-words.ts';
import { asAnyone } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { shippedVocabulary as vocabulary } from '../support/shipped-vocabulary.ts';

const suggest = (q: string, near?: string) =>
  callFunction({ db: asAnyone() }, 'suggest', {
    q,
    words: readUnfinished(vocabulary, q),
    ...(near !== undefined && { near }),
  });

const austin = { city: 'Austin', state: 'TX', zip_code: '78701', lat: 30.27, lng: -97.74 };

test('suggestions name businesses, categories and places', async () => {
  await createListings({ name: 'Quixotry House', city: 'Quixoville' });
  const { data } = await asAnyone().rpc('suggest', { q: 'quixo' });
  expect(data).toMatchObject({
    businesses: [{ name: 'Quixotry House' }],
    places: [{ kind: 'city', name: 'Quixoville, KS' }],
  });
  const vet = await asAnyone().rpc('suggest', { q: 'vet' });
  expect(vet.data).toMatchObject({ categories: [{ slug: 'veterinarians' }] });
});

test.each([
  ['qiu', 'letters in the wrong order'],
  ['quixotery', 'a letter too many'],
  ['quxotr', 'a letter too few'],
  ['quixatry ho', 'a wrong letter'],
])('from the third letter on a typing error is forgiven: %s, %s', async (typed) => {
  await createListings({ name: 'Quixotry House' });
  expect((await suggest(typed)).businesses.map(({ name }) => name)).toContain('Quixotry House');
});

test.each(['zythum hou', 'the zythum hou'])(
  'the last word is unfinished from its third letter on: %s',
  async (typed) => {
    await createListings({ name: 'Quixotry’s Zythum House' });
    expect((await suggest(typed)).businesses.map(({ name }) => name)).toContain(
      'Quixotry’s Zythum House',
    );
  },
);

test.each(['best zythum hou', 'find me a good zythum'])(
  'words that say nothing are left out of a suggestion: %s',
  async (typed) => {
    await createListings({ name: 'Quixotry’s Zythum House' });
    expect((await suggest(typed)).businesses.map(({ name }) => name)).toContain(
      'Quixotry’s Zythum House',
    );
  },
);

test('a category is suggested without them, and a name with them', async () => {
  await createListings({ name: 'Best Zythum' });
  const { categories, businesses } = await suggest('best pizz');
  expect(categories).toContainEqual({ slug: 'pizza', name: 'Pizza' });
  expect(businesses.map(({ name }) => name)).not.toContain('Best Zythum');
  expect((await suggest('best zy')).businesses.map(({ name }) => name)).toContain('Best Zythum');
});

test('an unmatched input gets no suggestions', async () => {
  expect(await suggest('qqqqzz')).toEqual({
    businesses: [],
    categories: [],
    places: [],
    searches: [],
    streets: [],
  });
});

test.each(['XYLOBURG', 'xyloburg', 'Xyloburg 2', 'Xyloburg, Texas', 'Xyloburg (N/A)'])(
  'a city that an import wrote badly is no place to suggest: %s',
  async (city) => {
    await createListings({ city });
    expect((await suggest('xylob')).places).toEqual([]);
  },
);

test('a misspelled city beside the right one is no place to suggest', async () => {
  const right = Array.from({ length: 10 }, (_, index) => ({
    name: `Quixotry ${index}`,
    city: 'Xyloburg',
  }));
  await createListings(...right, { city: 'Xylobrug' });
  expect((await suggest('xylob')).places.map(({ name }) => name)).toEqual(['Xyloburg, KS']);
});

test('a city that was written badly first and well later is suggested as it is written well', async () => {
  await createListings({ name: 'Quixotry One', city: 'XYLOVILLE' });
  await createListings({ name: 'Quixotry Two', city: 'Xyloville' });
  expect((await suggest('xylov')).places.map(({ name }) => name)).toEqual(['Xyloville, KS']);
});

test.each([
  ['pizza aus', 'Pizza', 'pizza'],
  ['pizza in au', 'Pizza', 'pizza'],
  ['piza in austn', 'Pizza', 'pizza'],
  ['hair salon near austi', 'Hair Salons', 'hair-salons'],
  ['tacos aus', 'tacos', null],
])('words and the beginning of a place are a whole search: %s', async (typed, what, category) => {
  const { searches } = await suggest(typed);
  expect(searches[0]).toEqual({ what, category, near: 'Austin, TX' });
});

test('text without matching listings is not suggested as a search', async () => {
  expect((await suggest('zzyzx austin')).searches).toEqual([]);
  await createListings({ name: 'Quixotry Xylo' }, { city: 'Xyloburg' });
  expect((await suggest('quixotry xylo')).searches).toEqual([]);
  expect((await suggest('quixotry in xylo')).searches).toEqual([
    { what: 'quixotry', category: null, near: 'Xyloburg, KS' },
  ]);
});

test.each(['qyxol', 'n qyxoll av', 'qyxoll avenue', 'qyxlol', 'qyxxoll', 'n qyxopl'])(
  'a street is suggested with its city: %s',
  async (typed) => {
    await createListings(
      { street: '12 N Qyxoll Ave, Suite 5' },
      { street: '14-B N Qyxoll Ave' },
      { street: '99 N QYXOLL AVE' },
      { street: '16 N Qyxoll Ave', city: 'XYLOBURG' },
    );
    expect((await suggest(typed)).streets).toEqual([
      { name: 'N Qyxoll Ave', city: 'Testville, KS' },
    ]);
  },
);

test('a street that may be none is suggested where there is room beside businesses', async () => {
  await createListings({ street: '12 N Qyxfull Ave' });
  const name = 'Qyxfull';
  await createListings(
    ...Array.from({ length: 4 }, (_, at) => ({ name: `${name} ${'ABCD'[at]}` })),
  );
  expect((await suggest(name)).streets).toMatchObject([{ name: 'N Qyxfull Ave' }]);
  await createListings({ name: `${name} E` });
  expect((await suggest(name)).streets).toEqual([]);
});

test.each(['12 n qyx', '12 north qyxoll avenue'])(
  'a house number and a street suggest who is there: %s',
  async (typed) => {
    await createListings(
      { name: 'Here', street: '12 N Qyxoll Ave' },
      { name: 'There', street: '14 N Qyxoll Ave' },
    );
    expect((await suggest(typed)).businesses).toMatchObject([
      { name: 'Here', found_by: '12 N Qyxoll Ave' },
    ]);
  },
);

test.each(['(999) 234-5', '9992345', '999.234.56', '+1 999 234 5678'])(
  'a partial number suggests its business: %s',
  async (typed) => {
    await createListings(
      { name: 'Here', phone: '(999) 234-5678' },
      { name: 'There', phone: '(999) 235-5678' },
    );
    expect((await suggest(typed)).businesses).toMatchObject([
      { name: 'Here', found_by: '(999) 234-5678' },
    ]);
  },
);

test.each(['wicker', 'wiker', 'wicker park chi'])(
  'neighborhoods are places to suggest: %s',
  async (typed) => {
    expect((await suggest(typed)).places).toContainEqual({
      kind: 'neighborhood',
      name: 'Wicker Park, Chicago, IL',
    });
  },
);

test('a state is suggested in spite of a typing error', async () => {
  expect((await suggest('pensylv')).places).toContainEqual({ kind: 'state', name: 'Pennsylvania' });
});

test('one location of a chain is suggested, along with other matching names', async () => {
  await createListings(...Array.from({ length: 6 }, () => ({ name: 'Quixotry Ales' })), {
    name: 'Quixotry Books',
  });
  const { businesses } = await suggest('quixot');
  expect(businesses.map(({ name }) => name).toSorted()).toEqual([
    'Quixotry Ales',
    'Quixotry Books',
  ]);
});

test.each([
  ['qyxnear', 'a name by its beginning'],
  ['zythum hou', 'words of a name'],
  ['12 n qyxlane', 'an address'],
])('suggestions near the visitor come first: %s (%s)', async (typed) => {
  const far = (name: string) => ({ name, street: '12 N Qyxlane Ave', city: 'Xyloburg' });
  await createListings(far('Qyxnear Zythum House'), far('Qyxnear Zythum House One'), {
    ...far('Qyxnear’s Own Zythum Boathouse House'),
    ...austin,
  });
  const { businesses } = await suggest(typed, 'Austin, TX');
  expect(businesses.map(({ city }) => city)).toEqual(['Austin', 'Xyloburg', 'Xyloburg']);
  expect((await suggest(typed, 'Xqjz, ZZ')).businesses, 'an unknown place').toEqual(
    (await suggest(typed)).businesses,
  );
});

test('all five suggestions are near the visitor when five exist there', async () => {
  const near = Array.from({ length: 5 }, (_, at) => ({ name: `The Qyxnear ${at}`, ...austin }));
  const far = Array.from({ length: 5 }, () => ({ name: 'Qyxnear' }));
  await createListings(...near, ...far);
  const cities = async (place?: string) =>
    (await suggest('qyxnear', place)).businesses.map(({ city }) => city);
  expect(await cities('Austin, TX')).toEqual(near.map(() => 'Austin'));
  expect(await cities('Texas'), 'a state').toEqual(near.map(() => 'Austin'));
  expect((await cities('Boston, MA'))[0]).not.toBe('Austin');
});

test('a street near the visitor comes before one with more listings', async () => {
  await createListings(
    { street: '12 N Qyxroad Ave' },
    { street: '14 N Qyxroad Ave' },
    { street: '16 N Qyxroad Ave', ...austin },
  );
  expect((await suggest('n qyxroad ave')).streets[0]?.city).toBe('Testville, KS');
  expect((await suggest('n qyxroad ave', '78701')).streets).toEqual([
    { name: 'N Qyxroad Ave', city: 'Austin, TX' },
    { name: 'N Qyxroad Ave', city: 'Testville, KS' },
  ]);
});

test('three branches of a brand are one suggestion, two are both', async () => {
  await createListings(
    { name: 'Quellbrand', ...austin },
    { name: 'Quellbrand', ...austin, street: '2 Elm St' },
    { name: 'Quellbrand', ...austin, street: '3 Elm St' },
    { name: 'Quellbranch', ...austin },
    { name: 'Quellbranch', ...austin, street: '5 Elm St' },
  );
  const { businesses } = await suggest('quellbran', 'Austin, TX');
  expect(businesses.map(({ name, is_brand }) => [name, is_brand])).toEqual([
    ['Quellbrand', true],
    ['Quellbranch', false],
    ['Quellbranch', false],
  ]);
});

test('a known chain is a brand with its first branch', async () => {
  await createListings({ name: 'Waffle House', ...austin });
  const { businesses } = await suggest('waffle hous', 'Austin, TX');
  expect(businesses).toMatchObject([{ name: 'Waffle House', is_brand: true }]);
});
