import { expect, test } from 'vitest';
import { readTable } from '../../supabase/reference/read-table.ts';
import { createListings } from '../support/listings.ts';
import { findCategoryId, searchNames, search } from '../support/search.ts';

async function read(q: string) {
  const { recognized, words } = await search({ q, may_redirect: true });
  return {
    words: words || null,
    category: recognized?.category,
    features: recognized?.features,
    near: recognized?.near ?? null,
  };
}

test.each([
  ['panadería', 'bakeries'],
  ['ferreterías', 'hardware-stores'],
  ['taller mecánico', 'auto-repair'],
  ['toothache', 'dentists'],
  ['I have a toothache', 'dentists'],
  ['my sink leaks', 'plumbers'],
  ['the kitchen sink is leaking', 'plumbers'],
  ['locked out of my car', 'locksmiths'],
  ['flat tire', 'tire-shops'],
  ['flat tire on my bike', 'bike-shops'],
  ['watch my dog', 'dog-walkers'],
  ['🍕', 'pizza'],
  ['🍕🍕', 'pizza'],
  ['💇🏽‍♀️', 'hair-salons'],
])('"%s" asks for %s', async (q, category) => {
  expect(await read(q)).toEqual({ words: null, category, features: undefined, near: null });
});

test.each([
  ['kid friendly quixotry', 'quixotry', ['Kid friendly'], null],
  ['doctor who speaks vietnamese', 'doctor', ['Vietnamese spoken'], null],
  ['step-free quixotry', 'quixotry', ['Wheelchair accessible'], null],
  ['pet friendly quixotry in austin', 'quixotry', ['Dog friendly'], 'austin'],
  ['quixotry in austin with outdoor seating', 'quixotry', ['Outdoor seating'], 'austin'],
  ['wifi quixotry with live music', 'quixotry', ['Live music', 'Free Wi-Fi'], null],
  ['24 hour pharmacy', 'pharmacy', ['Open 24 hours'], null],
  ['24/7 pharmacy', 'pharmacy', ['Open 24 hours'], null],
  ['plomero que hable español en houston', null, ['Spanish spoken'], 'houston'],
  ['🍕 with outdoor seating austin', null, ['Outdoor seating'], 'austin'],
  ['🍕 chicago', null, undefined, 'chicago'], // a word of many names
])('"%s" is "%s" with %s', async (q, words, features, near) => {
  expect(await read(q)).toMatchObject({ words, features, near });
});

test.each([
  ['🍣', 'sushi'],
  ['🌮 🌮', 'tacos'],
])('an emoji is read as a word: %s is %s', async (q, words) => {
  expect(await search({ q })).toMatchObject({ words, corrected: true });
});

test('words in the order of a category’s name do not mean another category', async () => {
  expect(await read('ikea furniture assembly store')).toMatchObject({ category: undefined });
  expect(await read('store my furniture')).toMatchObject({ category: 'storage' });
});

test('a name with an and, however it is written, is no need', async () => {
  await createListings({ name: 'Sick N Quixotry' });
  expect(await searchNames({ q: 'sick and quixotry' })).toEqual(['Sick N Quixotry']);
});

test.each(['live music', 'urgent care', 'drive', 'tutoring', 'good coffee', 'quixotry park'])(
  'there is nothing to read in "%s"',
  async (q) => expect((await search({ q })).recognized).toBe(null),
);

test('the name of a listing is not read as a feature or a need', async () => {
  await createListings({ name: 'Flat Tire' }, { name: 'Patio Delivery Quixotry' });
  expect((await search({ q: 'flat tire' })).recognized).toBe(null);
  expect((await search({ q: 'quixotry delivery' })).recognized).toBe(null);
});

test('a feature finds listings whatever name they use for it', async () => {
  await createListings(
    { name: 'Quixotry Kids', attributes: ['Family-friendly'] },
    { name: 'Quixotry Dogs', attributes: ['Dog friendly', 'Kid friendly'] },
    { name: 'Quixotry Plain' },
  );
  expect((await searchNames({ q: 'quixotry', features: ['Kid friendly'] })).toSorted()).toEqual([
    'Quixotry Dogs',
    'Quixotry Kids',
  ]);
  const both = { q: 'quixotry', features: ['Kid friendly', 'Dog friendly'] };
  expect(await searchNames(both)).toEqual(['Quixotry Dogs']);
  expect(await search(both)).toMatchObject({ features: both.features, missing_features: [] });
});

test('a feature that was chosen and is among the words is one', async () => {
  await createListings({ name: 'Quixotry Kids', attributes: ['Kid friendly'] });
  const features = ['Kid friendly', 'Kid friendly'];
  expect(await search({ q: 'kid friendly quixotry', features })).toMatchObject({
    words: 'quixotry',
    features: ['Kid friendly'],
    total: 1,
  });
});

test('a feature without listings is ignored and reported', async () => {
  await createListings({ name: 'Quixotry Plain' });
  expect(await search({ q: 'quixotry', features: ['Hmong spoken'] })).toMatchObject({
    results: [{ name: 'Quixotry Plain' }],
    missing_features: ['Hmong spoken'],
  });
});

test('features narrow a plain list, and what other categories would leave', async () => {
  const { total, facets } = await search({ category: 'dentists', features: ['Spanish spoken'] });
  const all = await search({ category: 'dentists' });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(all.total);
  const countOf = (slug: string) => facets.category.find((one) => one.slug === slug)?.count;
  const doctors = await search({ category: 'doctors', features: ['Spanish spoken'] });
  expect([countOf('dentists'), countOf('doctors')]).toEqual([total, doctors.total]);
});

test('a chosen category outweighs the meaning of the text', async () => {
  const { recognized, category } = await search({ q: 'toothache', category: 'cafes' });
  expect([recognized, category?.slug]).toEqual([null, 'cafes']);
});

test('what customers of a category ask for finds it where nothing near has the words', async () => {
  const dentists = await findCategoryId('dentists');
  await createListings(
    { name: 'Quixotry Smiles', category_id: dentists, city: 'Xyloburg' },
    { name: 'Canal Bank', city: 'Xyloburg' },
    { name: 'Braces Bar', city: 'Xyloburg' },
    { name: 'Quixotry Deli', city: 'Xyloburg', description: 'It keeps its smiles fresh.' },
    { name: 'Quixotry Plain', city: 'Yonderburg', lat: 40 },
    { name: 'Veneers', city: 'Xyloburg' },
    { name: 'Quixotry Lab', city: 'Xyloburg', specialty: 'Invisalign' },
  );
  const ask = async (q: string, near = 'Xyloburg') => {
    const { results, left_out, category } = await search({ q, near });
    return [results.map(({ name }) => name), left_out, category?.slug];
  };
  // 'canal' alone is the most telling word of the first, and a bank has it.
  expect(await ask('root canal')).toEqual([['Quixotry Smiles'], ['root', 'canal'], 'dentists']);
  expect(await ask('i need dentures')).toEqual([['Quixotry Smiles'], ['dentures'], 'dentists']);
  expect(await ask('dentures quixotic')).toEqual([
    ['Quixotry Smiles'],
    ['dentures', 'quixotic'],
    'dentists',
  ]);
  // Another word that is only in a text is no reason to find that listing.
  expect((await ask('gums keeps hurting'))[0]).toEqual(['Quixotry Smiles']);
  // Nor is a name that has the other words and not what is asked for.
  expect((await ask('a lab making dentures'))[0]).toEqual(['Quixotry Smiles']);
  // A dentist's name is.
  expect(await ask('smiles making dentures')).toEqual([
    ['Quixotry Smiles'],
    ['making', 'dentures'],
    'dentists',
  ]);
  expect(await ask('root canal', 'Yonderburg')).toEqual(await ask('root canal'));
  // Where no dentist is within 100 miles, the nearest.
  expect((await ask('quixotic dentures', 'Boise, ID'))[2]).toBe('dentists');
  // One that offers it is found first, and one of just that name; one that only has it in its name is not.
  expect(await ask('invisalign')).toEqual([['Quixotry Lab'], [], undefined]);
  expect(await ask('veneers')).toEqual([['Veneers'], [], undefined]);
  expect(await ask('braces')).toEqual([['Quixotry Smiles'], ['braces'], 'dentists']);
  expect(await ask('braces bar')).toEqual([['Braces Bar'], [], undefined]);
  expect(await ask('veneers and braces')).toEqual([
    ['Quixotry Smiles'],
    ['veneers', 'braces'],
    'dentists',
  ]);
});

test('a trade that no listing has yet is looked for in words, then at its neighbor, and the answer says so', async () => {
  const dryCleaners = await findCategoryId('dry-cleaners');
  await createListings(
    { name: 'Quixotry Press', category_id: dryCleaners, city: 'Xyloburg' },
    { name: 'Quixotry Suits', specialty: 'Shoe repair', city: 'Yonderburg', lat: 40 },
  );
  const ask = async (q: string) => {
    const { results, left_out, category } = await search({ q });
    return [results.map(({ name }) => name), left_out, category?.slug];
  };
  expect(await ask('shoe repair in Xyloburg')).toEqual([
    ['Quixotry Press'],
    ['shoe', 'repair'],
    'dry-cleaners',
  ]);
  expect(await ask('shoe repair in Yonderburg')).toEqual([['Quixotry Suits'], [], undefined]);
});

test('what is asked for may be in another spelling or language, or be two things', async () => {
  const restaurants = await findCategoryId('restaurants');
  await createListings(
    { name: 'Quixotry Barbecue', city: 'Xyloburg', category_id: restaurants },
    { name: 'Quixotry Seafood', city: 'Xyloburg', category_id: restaurants },
    { name: 'Quixotry Tacos', city: 'Xyloburg', category_id: restaurants },
  );
  const near = 'Xyloburg';
  expect(await searchNames({ q: 'spicy bbq', near })).toEqual(['Quixotry Barbecue']);
  expect(await searchNames({ q: 'mariscos frescos', near })).toEqual(['Quixotry Seafood']);
  expect(await searchNames({ q: 'tacos margaritas', near })).toEqual(['Quixotry Tacos']);
});

test('every category but "other" has words in Spanish, needs or signs', () => {
  const categories = readTable('categories').map(({ slug }) => slug);
  const meant = readTable('meanings')
    .filter(({ kind }) => kind === 'category')
    .map(({ meaning }) => meaning);
  expect(new Set([...meant, 'other'])).toEqual(new Set(categories));
});

test('what only names a feature that nothing near has is met by the nearest that has it', async () => {
  await createListings({ name: 'Quixotry', city: 'Xyloburg' });
  for (const recognized of [
    { q: 'watch the game in xyloburg' },
    { near: 'Xyloburg', features: ['Sports on TV'] },
  ]) {
    const answer = await search(recognized);
    expect(answer.results.length).toBeGreaterThan(0);
    expect(answer.results.map(({ name }) => name)).not.toContain('Quixotry');
    expect(answer).toMatchObject({ missing_features: [], place: { radius_miles: 13_000 } });
  }
});
