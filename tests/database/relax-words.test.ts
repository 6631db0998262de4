import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { findCategoryId, searchNames, search } from '../support/search.ts';

test('when no listing has all terms, the most distinctive ones count and the rest is reported', async () => {
  await createListings({ name: 'Quixotry Plumbing' }, { name: 'Harbor Xylophones' });
  const answer = await search({ q: 'quixotry plumbing gift wrapping zzyzx' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Plumbing']);
  expect(answer).toMatchObject({
    words: 'quixotry plumbing',
    left_out: ['gift', 'wrapping', 'zzyzx'],
  });
});

test('a search that finds all of its terms leaves out none', async () => {
  await createListings({ name: 'Quixotry Plumbing' });
  const answer = await search({ q: 'quixotry plumbing' });
  expect(answer).toMatchObject({ left_out: [], is_elsewhere: false, corrected: false });
});

test('an unrecognized place is left out of the search', async () => {
  await createListings({ name: 'Quixotry Plumbing' });
  const answer = await search({ q: 'quixotry plumbing in Frobnitzville' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Plumbing']);
  expect(answer.left_out).toEqual(['frobnitzville']);
});

test('a name with a city is found there, also where a larger city is called so', async () => {
  await createListings({ name: 'Quixotry Ales', city: 'Portland', state: 'ME', zip_code: '04101' });
  const answer = await search({ q: 'quixotry ales portland' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Ales']);
  expect(answer).toMatchObject({ is_elsewhere: true, left_out: [] });
});

test('letters in the wrong order are a typing error', async () => {
  await createListings({ name: 'Quixotry Plumbing' });
  expect((await search({ q: 'qiuxotry' })).words).toBe('quixotry');
});

test.each([
  ['quixotryhouse', 'Quixotry House'],
  ['xylo phones', 'Xylophones'],
  ['the dray s yard', 'Dray’s Yard'],
  ['x.y.l.o. tavern', 'XYLO Tavern'],
  ['xylo tavern', 'X.Y.L.O. Tavern'],
])('words written together or apart: %s', async (q, name) => {
  await createListings({ name });
  expect(await searchNames({ q })).toContain(name);
});

test.each([
  ['four quixotries', '4 Quixotries'],
  ['4 quixotries', 'Four Quixotries'],
  ['twenty first quixotry', '21st Quixotry'],
  ['21st quixotry', 'Twenty First Quixotry'],
  ['first quixotry', '1st Quixotry'],
  ['quixotry n sons', 'Quixotry & Sons'],
  ['quixotry & sons', 'Quixotry and Sons'],
  ['quixotry and sons', 'Quixotry n Sons'],
  ['quixotry tools company', 'Quixotry Tools'],
])('numbers, "and" and legal forms as one writes them: "%s" is %s', async (q, name) => {
  await createListings({ name });
  expect(await searchNames({ q })).toEqual([name]);
});

test('a chain is found by what people call it', async () => {
  await createListings({ name: 'Bank of America', city: 'Xyloburg' });
  expect(await searchNames({ q: 'bofa xyloburg' })).toEqual(['Bank of America']);
});

test.each([
  ['ihop xyloburg', 'International House of Pancakes'],
  ['international house of pancakes xyloburg', 'IHOP'],
  ['in n out xyloburg', 'In-N-Out Burger'],
  ['dunkin donuts xyloburg', 'Dunkin’'],
  ['at&t xyloburg', 'AT&T'],
])('a brand is found by its other names, and by one of stop words: "%s"', async (q, name) => {
  await createListings(
    { name, city: 'Xyloburg' },
    { name: 'Quixotry Out Pancakes', city: 'Xyloburg' },
  );
  expect(await searchNames({ q })).toEqual([name]);
});

test('a street and a house number find who is there, and no name of that word', async () => {
  await createListings(
    { name: 'Harbor Tailors', street: '7713 N Quixotry Street' },
    { name: 'Quixotry Street' },
  );
  expect(await searchNames({ q: '7713 north quixotry st' })).toEqual(['Harbor Tailors']);
  expect(await searchNames({ q: 'quixotry street' })).toEqual(['Quixotry Street']);
});

test.each(['quixotry-harbor.com', 'https://www.quixotry-harbor.com/menu', 'QUIXOTRY-HARBOR.COM'])(
  'a website finds its business: %s',
  async (q) => {
    await createListings({ name: 'Harbor Tailors', website: 'https://quixotry-harbor.com/' });
    expect(await searchNames({ q })).toEqual(['Harbor Tailors']);
  },
);

test('a host shared by many businesses finds none of them', async () => {
  await createListings({
    name: 'Harbor Tailors',
    website: 'https://www.facebook.com/harbortailors',
  });
  expect(await searchNames({ q: 'facebook.com' })).not.toContain('Harbor Tailors');
});

test('a long word that one name has may be the same error as that of who searches', async () => {
  const city = { city: 'Xylophonia', zip_code: '67998' };
  await createListings(
    ...Array.from({ length: 25 }, (_, index) => ({ ...city, name: `Quixotry ${index}` })),
    { name: 'Xylophonnia Anvils' },
  );
  const { words, place } = await search({ q: 'quixottry xylophonnia' });
  expect([words, place?.name]).toEqual(['quixotry', 'Xylophonia, KS']);
  expect((await search({ q: 'xylophonnia anbils' })).words).toBe('xylophonnia anvils');
});

test('a term is not left out just because its listings are closed at that time', async () => {
  const [open] = await createListings({ name: 'Quixotry Open' }, { name: 'Xylo Salon' });
  await asService()
    .from('opening_hours')
    .insert({ business_id: open?.id ?? '', day_of_week: 1, opens: '08:00', closes: '24:00' });
  const monday = { open_minute: 720 };
  expect(await search({ q: 'xylo salon quixotry', ...monday })).toMatchObject({
    words: 'quixotry',
    total: 1,
  });
  expect(await search({ q: 'xylo salon', ...monday })).toMatchObject({
    words: 'xylo salon',
    left_out: [],
    total: 0,
  });
});

test('a typed time without matches is ignored, and a chosen one is not', async () => {
  await createListings({ name: 'Quixotry Salon', city: 'Xyloburg' });
  for (const q of ['quixotry salon sunday', 'quixotry salon in xyloburg open now']) {
    const answer = await search({ q });
    expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Salon']);
    expect(answer).toMatchObject({ missing_time: true, left_out: [], is_elsewhere: false });
  }
  const chosen = await search({ q: 'quixotry salon', open_minute: 720 });
  expect(chosen).toMatchObject({ total: 0, missing_time: false });
  expect(await search({ q: 'quixotry salon' })).toMatchObject({ missing_time: false });
});

test('a time that must be left out has no address, one that is met has', async () => {
  const [, open] = await createListings(
    { name: 'Quixotry Salon', city: 'Xyloburg' },
    { name: 'Zythum Salon', city: 'Xyloburg' },
  );
  await asService()
    .from('opening_hours')
    .insert({ business_id: open?.id ?? '', day_of_week: 7, opens: '08:00', closes: '20:00' });
  const unmet = await search({ q: 'quixotry sundays in xyloburg', may_redirect: true });
  expect(unmet).toMatchObject({ recognized: null, missing_time: true, total: 1 });
  const met = await search({ q: 'zythum sundays in xyloburg', may_redirect: true });
  expect(met).toMatchObject({ recognized: { q: 'zythum', date: expect.any(String) }, results: [] });
});

test('a need that is met near its place and only closed then is looked for neither farther around nor elsewhere', async () => {
  const dentists = { category_id: await findCategoryId('dentists') };
  const [, far] = await createListings(
    { ...dentists, name: 'Quixotry Dental', city: 'Xyloburg' },
    { ...dentists, name: 'Zythum Dental', city: 'Zythumton', lat: 40.1 },
  );
  await asService()
    .from('opening_hours')
    .insert({ business_id: far?.id ?? '', day_of_week: 1, opens: '08:00', closes: '24:00' });
  const monday = { open_minute: 720 };
  expect(await search({ q: 'toothache in xyloburg', ...monday })).toMatchObject({
    total: 0,
    left_out: [],
    is_elsewhere: false,
    place: { radius_miles: 25 },
  });
  expect(await search({ q: 'toothache zzyzx in xyloburg', ...monday })).toMatchObject({
    total: 0,
    left_out: ['zzyzx'],
    is_elsewhere: false,
  });
});

test('beside a need a feature that nothing near has goes before the place does', async () => {
  const dentists = { category_id: await findCategoryId('dentists') };
  await createListings({ ...dentists, name: 'Quixotry Dental', city: 'Xyloburg' });
  const answer = await search({ q: 'toothache zzyzx free wi-fi in xyloburg' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Dental']);
  expect(answer).toMatchObject({
    left_out: ['zzyzx'],
    missing_features: ['Free Wi-Fi'],
    is_elsewhere: false,
  });
});

test.each([
  'toothache zzyzx open now in xyloburg',
  'toothache zzyzx free wi-fi in xyloburg',
  'toothache in xyloburg',
])(
  'words with a filter of their own, or that find all they ask, have an address: %s',
  async (q) => {
    const dentists = { category_id: await findCategoryId('dentists') };
    await createListings({ ...dentists, name: 'Quixotry Dental', city: 'Xyloburg' });
    const answer = await search({ q, may_redirect: true });
    expect(answer.recognized).toMatchObject({ category: 'dentists', near: 'xyloburg' });
    expect(answer.results).toEqual([]);
  },
);

test('a need that leaves terms out is answered directly instead of redirecting', async () => {
  const dentists = { category_id: await findCategoryId('dentists') };
  await createListings({ ...dentists, name: 'Quixotry Dental', city: 'Xyloburg' });
  const far = await search({ q: 'sore throat in xyloburg', may_redirect: true });
  expect(far.recognized).toMatchObject({ category: 'doctors', near: 'xyloburg' });
  const near = await search({ q: 'toothache zzyzx in xyloburg', may_redirect: true });
  expect(near).toMatchObject({ recognized: null, left_out: ['zzyzx'] });
  expect(near.results.map(({ name }) => name)).toEqual(['Quixotry Dental']);
});

test('a need in an unrecognized city is answered with the list of cities', async () => {
  const answer = await search({ q: 'toothache zzyzx', metro: 'xyloburg', may_redirect: true });
  expect(answer.results).toEqual([]);
  expect(answer.facets.metro.length).toBeGreaterThan(20);
});

test('a need outlasts unmatched terms, and a chosen category does not', async () => {
  await createListings({ name: 'Quixotry Dental', category_id: await findCategoryId('dentists') });
  const answer = await search({ q: 'toothache zzyzx', near: 'Testville, KS' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Dental']);
  expect(answer).toMatchObject({ words: '', left_out: ['zzyzx'] });
  expect(await searchNames({ q: 'zzyzx', category: 'dentists', near: 'Testville, KS' })).toEqual(
    [],
  );
});

test('a missing feature is ignored and reported before the place is', async () => {
  await createListings(
    { name: 'Quixotry Books', city: 'Xyloburg' },
    {
      name: 'Quixotry Zythum Books',
      city: 'Zythumton',
      lat: 45.1,
      attributes: ['Free Wi-Fi'],
    },
  );
  const answer = await search({ q: 'quixotry zythum free wi-fi in xyloburg' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Books']);
  expect(answer).toMatchObject({ left_out: ['zythum'], missing_features: ['Free Wi-Fi'] });
});

test('a need stays at its place before a word beside it is looked for elsewhere', async () => {
  const doctors = { category_id: await findCategoryId('doctors') };
  await createListings(
    { ...doctors, name: 'Throat Care', city: 'Xyloburg' },
    { ...doctors, name: 'Quixotry Lab', city: 'Zythumton', lat: 45.1 },
  );
  const answer = await search({ q: 'sore throat quixotry in xyloburg' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Throat Care']);
  expect(answer).toMatchObject({ left_out: ['quixotry'], is_elsewhere: false });
});

test('a need that nothing meets near its place is met by the nearest', async () => {
  await createListings({ name: 'Quixotry', city: 'Xyloburg' });
  const answer = await search({ q: 'sore throat in xyloburg' });
  expect(answer.results.length).toBeGreaterThan(0);
  expect(new Set(answer.results.map(({ category }) => category.slug))).toEqual(
    new Set(['doctors']),
  );
  expect(answer).toMatchObject({ left_out: [], place: { radius_miles: 13_000 } });
});

test('a city that was typed with its state is no word of a name', async () => {
  await createListings({ name: 'Quixotry Portland Zabaglione', city: 'Xyloburg' });
  expect(await search({ q: 'quixotry zabaglione portland' })).toMatchObject({
    words: 'quixotry zabaglione portland',
    left_out: [],
  });
  for (const place of ['portland me', 'portland maine']) {
    expect(await search({ q: `quixotry zabaglione ${place}` })).toMatchObject({
      words: 'quixotry zabaglione',
      left_out: [place],
    });
  }
});

test('features without a common match are left out one at a time before all of them', async () => {
  await createListings(
    { name: 'Quixotry House', attributes: ['Dog friendly'] },
    { name: 'Quixotry Lodge' },
  );
  const answer = await search({ q: 'quixotry', features: ['Dog friendly', 'Live music'] });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry House']);
  expect(answer.missing_features).toEqual(['Live music']);
  const misspelled = await search({ q: 'quixotyr', features: ['Dog friendly', 'Live music'] });
  expect(misspelled.results.map(({ name }) => name)).toEqual(['Quixotry House']);
  expect(misspelled.missing_features).toEqual(['Live music']);
  const none = await search({ q: 'quixotry', features: ['Kid friendly', 'Live music'] });
  expect(none).toMatchObject({ total: 2, missing_features: ['Kid friendly', 'Live music'] });
});

test('a search is not reduced to a bare kind of building or street', async () => {
  await createListings(
    { name: 'Quixotry Ales Shop', street: '12 Zythum Road' },
    { name: 'Zythum Rental Center' },
  );
  expect((await search({ q: 'xyloph shop' })).total).toBe(0);
  expect((await search({ q: 'xyloph cneter' })).total).toBe(0);
  expect((await search({ q: 'xyloph rental center' })).total).toBe(0);
  expect((await search({ q: 'xyloph road' })).total).toBe(0);
  expect(await search({ q: 'xyloph ales shop' })).toMatchObject({
    words: 'ales shop',
    left_out: ['xyloph'],
  });
});

test('a word of many categories goes before a telling one: "food" before what kind of food', async () => {
  await createListings(
    { name: 'Quixotry Ales', category_id: await findCategoryId('breweries'), city: 'Xyloburg' },
    { name: 'Zythum House', category_id: await findCategoryId('restaurants'), city: 'Xyloburg' },
  );
  const answer = await search({ q: 'quixotry food xyloburg' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Ales']);
  expect(answer).toMatchObject({ left_out: ['food'], is_elsewhere: false });
});
