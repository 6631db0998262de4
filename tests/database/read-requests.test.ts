import { expect, test } from 'vitest';
import { readTable } from '../../supabase/reference/read-table.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { search } from '../support/search.ts';

async function read(q: string) {
  const { recognized, place } = await search({ q, may_redirect: true }); // read alone
  return { words: recognized?.q, near: recognized?.near, place: place?.name };
}

test.each([
  ['pizza nyc', 'pizza', 'New York, NY'],
  ['nyc', '', 'New York, NY'],
  ['philly pizza', 'pizza', 'Philadelphia, PA'],
  ['hair salon brooklyn', 'hair salon', 'Brooklyn, NY'],
  ['vets in portland maine', 'vets', 'Portland, ME'],
  ['florist portland or', 'florist', 'Portland, OR'],
  ['st louis bbq', 'bbq', 'St. Louis, MO'],
  ['pizza, austin tx', 'pizza', 'Austin, TX'],
  ['hair salon salt lake city utah', 'hair salon', 'Salt Lake City, UT'],
  ['plumbers texas', 'plumbers', 'Texas'],
  ['plumbers washington state', 'plumbers', 'Washington'],
  ['brooklyn avenue plumbers seattle', 'brooklyn avenue plumbers', 'Seattle, WA'],
  ['breweries in oregon', 'breweries', 'Oregon'],
  ['oregon breweries', 'breweries', 'Oregon'],
  ['plumbers portland', 'plumbers', 'Portland, OR'],
  ['coffee wicker park', 'coffee', 'Wicker Park, Chicago, IL'],
  ['wicker park coffee', 'coffee', 'Wicker Park, Chicago, IL'],
  ['coffee in the loop', 'coffee', 'Chicago Loop, Chicago, IL'],
  ['tacos east austin', 'tacos', 'East Austin, Austin, TX'],
  ['bars in downtown denver', 'bars', 'Downtown, Denver, CO'],
  ['bars in capitol hill, denver', 'bars', 'Capitol Hill, Denver, CO'],
  ['ramen downtown la', 'ramen', 'Downtown, Los Angeles, CA'],
  ['jazz nola', 'jazz', 'New Orleans, LA'],
  ['twin cities breweries', 'breweries', 'Minneapolis, MN'],
  ['chinatown', '', 'Chinatown, New York, NY'],
  ['seattle', '', 'Seattle, WA'],
])('"%s" is "%s" near %s', async (q, words, place) => {
  expect(await read(q)).toMatchObject({ words, place });
});

test.each(['coffee', 'dinner or lunch', 'tell me', 'commerce', 'The Who', ',', 'in'])(
  'there is no place in "%s"',
  async (q) => expect((await search({ q })).recognized).toBe(null),
);

test('the name of a listing is not read as a place, even if it contains a city', async () => {
  await createListings({ name: 'Seattle Quixotry' });
  const { recognized, results } = await search({ q: 'seattle quixotry' });
  expect([recognized, results[0]?.name]).toEqual([null, 'Seattle Quixotry']);
});

test('the likeliest of several places with one name is used, and the others are reported', async () => {
  const placeOf = async (near: string) => (await search({ near })).place;
  expect(await placeOf('portland')).toMatchObject({
    name: 'Portland, OR',
    others: ['Portland, ME'],
  });
  expect((await placeOf('new york'))?.others).toEqual(['New York state']);
  expect((await placeOf('capitol hill'))?.others).toContain('Capitol Hill, Denver, CO');
  expect((await placeOf('Portland, ME'))?.others).toEqual([]);
  expect(await placeOf('Capitol Hill, Denver, CO')).toMatchObject({
    name: 'Capitol Hill, Denver, CO',
    others: [],
  });
});

test('a neighborhood search covers its own size, unless a radius is given', async () => {
  await createListings(
    { name: 'Quixotry Corner', lat: 41.9088, lng: -87.6796 },
    { name: 'Quixotry Uptown', lat: 41.9656, lng: -87.6537 },
  );
  const near = { q: 'quixotry', near: 'wicker park' };
  const { results, place } = await search(near);
  expect([results.map(({ name }) => name), place?.radius_miles]).toEqual([
    ['Quixotry Corner'],
    expect.closeTo(0.9),
  ]);
  expect((await search({ ...near, radius_miles: 25 })).results).toHaveLength(2);
  const around = await search({ q: 'quixotry', near: 'pilsen' });
  expect([around.results.length, around.place?.radius_miles]).toEqual([2, 25]);
  expect((await search({ q: 'quixotry', near: 'chicago' })).place?.radius_miles).toBe(25);
});

test('every neighborhood is found by how it is written on the page', async () => {
  const known = readTable('neighborhoods');
  const metros = new Map(readTable('metros').map((metro) => [metro.slug, metro]));
  for (const { name, metro: slug } of known.filter((_, index) => index % 20 === 0)) {
    const metro = metros.get(slug);
    const written = `${name}, ${metro?.name}, ${metro?.state}`;
    expect((await search({ near: written, may_redirect: true })).place?.name).toBe(written);
  }
});

test('a place that is only nearly called so is a guess', async () => {
  expect((await search({ near: 'Atlantis Bay' })).place).toMatchObject({ is_guess: true });
  expect((await search({ near: 'Austin' })).place).toMatchObject({ is_guess: false });
});

test.each([
  ["o'hare", "Chicago O'Hare International Airport, Chicago, IL"],
  ['SEA airport', 'Seattle–Tacoma International Airport, Seattle, WA'],
  ['lax', 'Los Angeles International Airport, Los Angeles, CA'],
  ['ucla', 'University of California Los Angeles, Los Angeles, CA'],
  ['ohio state university', 'Ohio State University, Columbus, OH'],
  ['manhattan', 'Manhattan, New York, NY'],
  ['wrigley field', 'Wrigley Field, Chicago, IL'],
  ['memorial stadium lincoln ne', 'Memorial Stadium, Lincoln, NE'],
  ['the space needle', 'Space Needle, Seattle, WA'],
])('people search near what is no city: "%s"', async (near, name) => {
  expect((await search({ near })).place).toMatchObject({ kind: 'landmark', name });
  expect((await search({ q: `quixotry near ${near}` })).recognized).toMatchObject({
    q: 'quixotry',
    near,
  });
});

test('a landmark of one word needs an “in” or the like before it', async () => {
  expect((await search({ q: 'quixotry lax' })).place).toBe(null);
});

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const today = new Date(
  new Date().toLocaleString('en-US', { timeZone: 'America/Chicago' }),
).getDay();
const tomorrow = (today + 1) % 7;
/** The day on which it is that time again in Chicago. */
const dayOf = (time: string) => {
  const clock = { timeZone: 'America/Chicago', timeStyle: 'short', hourCycle: 'h23' } as const;
  return dayNames[time < new Date().toLocaleTimeString('en-GB', clock) ? tomorrow : today];
};

test.each([
  ['quixotry open late', dayOf('22:00'), '22:00'],
  ['quixotry late night', dayOf('22:00'), '22:00'],
  ['quixotry open tonight', dayNames[today], '21:00'],
  ['quixotry open sunday morning', 'sun', '09:00'],
  ['quixotry open until midnight', dayOf('23:45'), '23:45'],
  ['quixotry open until 10 pm', dayOf('21:45'), '21:45'],
  ['quixotry open at 6:30am', dayOf('06:30'), '06:30'],
  ['quixotry open at 2am', dayNames[tomorrow], '02:00'],
  ['open on friday at 9 pm quixotry', 'fri', '21:00'],
  ['quixotry saturday 10', 'sat', '10:00'],
  ['quixotry sat 10:30', 'sat', '10:30'],
  ['quixotry friday at 8', 'fri', '08:00'],
  ['quixotry friday 8pm', 'fri', '20:00'],
  ['quixotry sunday morning', 'sun', '09:00'],
  ['quixotry tonight', dayNames[today], '21:00'],
  ['quixotry 6am', dayOf('06:00'), '06:00'],
  ['quixotry after 9 pm', dayOf('21:00'), '21:00'],
  ['quixotry at 3', dayOf('15:00'), '15:00'],
])('"%s" is read as a time: %s at %s', async (q, day, time) => {
  expect((await search({ q })).recognized).toEqual({ q: 'quixotry', near: null, day, time });
});

test.each([
  ['quixotry open tomorrow', 1],
  ['quixotry tomorrow', 1],
  ['saturday quixotry', 6 - today],
  ['quixotry this weekend', 6 - today],
  ['quixotry on sundays', 7 - today],
])('a day without a time is all of it: "%s"', async (q, days) => {
  const date = new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {
    timeZone: 'America/Chicago',
  });
  expect((await search({ q })).recognized).toEqual({ q: 'quixotry', near: null, date });
});

test.each([
  ['brunch saturday', 'brunch', '11:00'],
  ['dinner saturday 8', 'dinner', '20:00'],
  ['breakfast saturday', 'breakfast', '09:00'],
])('the half of the day follows from the meal: "%s"', async (q, words, time) => {
  expect((await search({ q })).recognized).toMatchObject({ q: words, day: 'sat', time });
});

test.each(['ruby tuesday', 'tgi fridays', 'friday harbor', 'suite 300', 'midnight'])(
  'there is no time in "%s"',
  async (q) => expect((await search({ q })).recognized).toBe(null),
);

test.each(['sunday', 'tomorrow', 'thanksgiving'])('"%s" alone is a date', async (q) => {
  const { recognized, total } = await search({ q });
  expect(recognized).toEqual({ q: '', near: null, date: expect.any(String) });
  expect(total).toBeGreaterThan(0);
});

test.each(['quixotry now', 'quixotry open right now', 'open now quixotry'])(
  '"%s" means open now',
  async (q) => {
    expect((await search({ q })).recognized).toEqual({ q: 'quixotry', near: null, open: 'now' });
  },
);

test('a time in a name is part of the name', async () => {
  await createListings({ name: 'Late Night Quixotry' });
  const { recognized, results } = await search({ q: 'late night quixotry' });
  expect([recognized, results.map(({ name }) => name)]).toEqual([null, ['Late Night Quixotry']]);
});

test.each([
  ['bbq quixotry', 'Quixotry Barbecue'],
  ['mexican quixotry', 'Quixotry Taqueria'],
])('"%s" finds %s', async (q, name) => {
  await createListings({ name: 'Quixotry Barbecue' }, { name: 'Quixotry Taqueria' });
  expect((await search({ q })).results.map((result) => result.name)).toEqual([name]);
});

test('a search for a category ranks by rating, not by similar names', async () => {
  const place = { city: 'Xyloburg', lat: 39, lng: -101 };
  await createListings(
    { name: 'Coffee Coffee', ...place, rating: 2, review_count: 40 },
    { name: 'Quixotry', ...place, rating: 5, review_count: 40 },
  );
  const { results } = await search({ q: 'coffee', near: 'Xyloburg' });
  expect(results.map(({ name }) => name)).toEqual(['Quixotry', 'Coffee Coffee']);
});

test('closed and moved listings are found by the start of their name, and suspended ones are not', async () => {
  const [, stays] = await createListings(
    { name: 'Quixotry Shut', status: 'closed' },
    { name: 'Quixotry Stays' },
    { name: 'Quixotry Suspended', status: 'suspended' },
  );
  await createListings({ name: 'Quixotry Went', status: 'moved', moved_to: stays?.id ?? '' });
  const { data } = await asAnyone().rpc('find_former_listings', { q: 'quixotry' });
  expect(data?.map(({ name, status }) => [name, status])).toEqual([
    ['Quixotry Shut', 'closed'],
    ['Quixotry Went', 'moved'],
  ]);
  expect((await asService().rpc('find_former_listings', { q: 'q' })).data).toEqual([]);
});

test('a request that may redirect gets the parsed query without results', async () => {
  // Of this Sunday evening nothing may be left.
  const request = { q: 'pizza in austin open sundays' };
  const read = await search({ ...request, may_redirect: true });
  expect(read).toMatchObject({
    results: [],
    total: 0,
    recognized: { q: 'pizza', near: 'austin', date: expect.any(String) },
    place: { name: 'Austin, TX' },
  });
  expect((await search(request)).results).not.toEqual([]);
});

test('an unrecognized category or city is not searched when a redirect is possible', async () => {
  const { results, category } = await search({ category: 'dog-hotels', may_redirect: true });
  expect([results, category]).toEqual([[], null]);
  const { metro, facets } = await search({ metro: 'portland', may_redirect: true });
  expect(metro).toBe(null);
  expect(facets.metro.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['portland-me', 'portland-or', 'austin-tx']),
  );
});

test.each([{ q: 'pizza' }, { q: 'brewery near me' }, { q: 'pizza', near: 'austin' }, {}])(
  'there is nowhere to redirect to from %o',
  async (request) => {
    const { results } = await search({ ...request, may_redirect: true });
    expect(results).not.toEqual([]);
    expect(results).toEqual((await search(request)).results);
  },
);
