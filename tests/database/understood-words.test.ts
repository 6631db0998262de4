import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { searchNames, search } from '../support/search.ts';

const suggest = (q: string) => callFunction({ db: asAnyone() }, 'suggest', { q });

async function categoryId(slug: string): Promise<number> {
  const { data } = await asService().from('categories').select('id').eq('slug', slug).single();
  return data?.id ?? 0;
}

test.each([
  ['brewrey', 'brewery'],
  ['plummer', 'plumber'],
  ['vetrinarian', 'veterinarian'],
  ['resturant', 'restaurant'],
])('"%s" is read as "%s", the word with the fewest letters changed', async (typed, meant) => {
  expect((await search({ q: typed })).words?.startsWith(meant)).toBe(true);
});

test('a word without a similar one is left out', async () => {
  await createListings({ name: 'Urge Quixotry' });
  expect(await search({ q: 'urgent quixotry' })).toMatchObject({
    words: 'quixotry',
    left_out: ['urgent'],
  });
});

test.each(['512-555-0142', '(512) 555-0142', '5125550142', '+1 512.555.0142'])(
  'a phone number finds its business: %s',
  async (q) => {
    await createListings({ name: 'Quixotry Phones', phone: '(512) 555-0142' });
    expect(await searchNames({ q })).toEqual(['Quixotry Phones']);
    expect((await suggest(q)).businesses.map(({ name }) => name)).toEqual(['Quixotry Phones']);
  },
);

test('a zip code or a state among the words, or alone, is where to search', async () => {
  await createListings({ name: 'Quixotry Here', zip_code: '67999' });
  expect((await search({ q: 'quixotry 67999' })).recognized).toEqual({
    q: 'quixotry',
    near: '67999',
  });
  expect((await search({ q: '67999' })).recognized).toEqual({ q: '', near: '67999' });
  const { recognized, place, results } = await search({ q: 'Texas' });
  expect([recognized, place?.kind]).toEqual([{ q: '', near: 'Texas' }, 'state']);
  expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['TX']));
});

test('a listing that is called like a state is found by its name', async () => {
  await createListings({ name: 'Delaware', city: 'Xyloburg' });
  const { recognized, results } = await search({ q: 'delaware' });
  expect([recognized, results[0]?.name]).toEqual([null, 'Delaware']);
});

test('praise is left out, unless it is a name', async () => {
  await createListings({ name: 'Quixotry Pizza' }, { name: 'Best Quixotry' });
  expect(await searchNames({ q: 'cheap quixotry pizza' })).toEqual(['Quixotry Pizza']);
  expect(await searchNames({ q: 'best quixotry' })).toEqual(['Best Quixotry']);
});

test('a search with only praise lists everything nearby', async () => {
  const { total } = await search({ near: 'Austin, TX' });
  for (const q of ['best', 'the cheapest', 'barato']) {
    expect(await search({ q, near: 'Austin, TX' })).toMatchObject({ words: '', total });
  }
  expect((await search({ q: 'barato austin' })).total).toBe(total);
});

test.each(['24hr', '24 hrs', '24/7', '24h', '24 hour'])(
  'open around the clock, written as %s',
  async (time) => {
    await createListings({ name: 'Quixotry Night', attributes: ['Open 24 hours'] });
    expect(await searchNames({ q: `quixotry ${time}` })).toEqual(['Quixotry Night']);
  },
);

test('the name of a category finds its listings before similar business names', async () => {
  await createListings({ name: 'Mechanic Quixotry', category_id: await categoryId('breweries') });
  const { results } = await search({ q: 'mechanic' });
  expect(results.slice(0, 5).map(({ category }) => category.slug)).toEqual(
    Array.from({ length: 5 }, () => 'auto-repair'),
  );
});

test('a name that is just the words comes before its category', async () => {
  await createListings({ name: 'Mechanic', category_id: await categoryId('cafes'), rating: 1 });
  expect((await searchNames({ q: 'mechanic' }))[0]).toBe('Mechanic');
});

test('a time in the text becomes a filter and is reported', async () => {
  const [sunday, weekdays] = await createListings(
    { name: 'Quixotry Sunday' },
    { name: 'Quixotry Weekdays' },
  );
  const hours = { opens: '09:00', closes: '17:00' };
  await asService()
    .from('opening_hours')
    .insert([
      { business_id: sunday?.id ?? '', day_of_week: 7, ...hours },
      { business_id: weekdays?.id ?? '', day_of_week: 1, ...hours },
    ]);
  const answer = await search({ q: 'quixotry open on Sundays near Testville' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Sunday']);
  expect(answer.recognized).toEqual({
    q: 'quixotry',
    near: 'Testville',
    date: expect.any(String),
  });
  expect((await search({ q: 'quixotry open now' })).recognized).toEqual({
    q: 'quixotry',
    near: null,
    open: 'now',
  });
});

test.each([
  ['tex', { kind: 'state', name: 'Texas' }],
  ['new york', { kind: 'state', name: 'New York state' }],
  ['sf', { kind: 'city', name: 'San Francisco, CA' }],
])('"%s" suggests a place by its state or nickname', async (typed, place) => {
  expect((await suggest(typed)).places).toContainEqual(place);
});

test.each([
  '%',
  '_',
  "'; drop table businesses; --",
  '<script>alert(1)</script>',
  '\\',
  '🝖🝖',
  ':* & !',
  'x'.repeat(200),
  '((((',
])('special characters are searched as plain text: %s', async (q) => {
  const { total, left_out } = await search({ q });
  expect(total === 0 || left_out.length > 0).toBe(true);
  expect(await suggest(q)).toMatchObject({ businesses: [] });
});

test("a name that leaves out a g is found with it and without: Hoppin' Frog", async () => {
  await createListings({ name: "Hoppin' Quixotry" }, { name: 'Hopping Zythum' });
  for (const q of ['hopping quixotry', "hoppin' quixotry", 'hoppin quixotry'])
    expect(await searchNames({ q })).toEqual(["Hoppin' Quixotry"]);
});
