import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import type { Bounds } from '#app/domain/map/map.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { searchNames, search } from '../support/search.ts';

const somewhere = { south: 38.5, west: -101.5, north: 39.5, east: -100.5 };

test('a search within bounds finds only listings there, best rated first', async () => {
  await createListings(
    { name: 'Quixotry Inside', rating: 4, review_count: 30 },
    { name: 'Quixotry Best Inside', rating: 5, review_count: 90 },
    { name: 'Quixotry North', lat: 39.6 },
    { name: 'Quixotry East', lng: -100.4 },
  );
  expect(await searchNames({ q: 'quixotry', ...somewhere })).toHaveLength(2);
  expect(await searchNames(somewhere)).toEqual(['Quixotry Best Inside', 'Quixotry Inside']);
  expect(await searchNames({ ...somewhere, category: 'cafes', min_rating: 4.5 })).toEqual([
    'Quixotry Best Inside',
  ]);
});

test('bounds as wide as the country find the listings within', async () => {
  await createListings({ name: 'Quixotry Inside' });
  const country = { south: 24, west: -125, north: 50, east: -66 };
  expect(await searchNames({ q: 'quixotry', ...country })).toEqual(['Quixotry Inside']);
  const elsewhere = { south: 40, west: -125, north: 50, east: -66 };
  expect(await searchNames({ q: 'quixotry', ...elsewhere })).toEqual([]);
});

test('a search around a point finds listings within the circle, nearest first', async () => {
  await createListings(
    { name: 'Quixotry Near', lat: 39.2, rating: 4, review_count: 9 },
    { name: 'Quixotry Here', rating: 4, review_count: 9 },
    { name: 'Quixotry Poor', lat: 39.1, rating: 2, review_count: 9 },
    { name: 'Quixotry Corner', lat: 39.3, lng: -100.6, rating: 4, review_count: 9 },
  );
  const around = { lat: 39, lng: -101, radius_miles: 25 };
  expect(await searchNames({ ...around, min_rating: 4 })).toEqual([
    'Quixotry Here',
    'Quixotry Near',
  ]);
  expect(await searchNames(around)).toEqual(['Quixotry Here', 'Quixotry Poor', 'Quixotry Near']);
});

test('pages within bounds meet without a gap', async () => {
  await createListings(
    ...Array.from({ length: 25 }, (_, index) => ({
      name: `Quixotry ${index}`,
      lat: 39 + index / 99,
    })),
  );
  const first = await search({ q: 'quixotry', ...somewhere, sort: 'name' });
  const rest = await searchNames({
    q: 'quixotry',
    ...somewhere,
    sort: 'name',
    after_key: first.next?.key,
    after_id: first.next?.id,
  });
  const names = [...first.results.map(({ name }) => name), ...rest];
  expect(new Set(names).size).toBe(25);
  expect(first.clusters?.reduce((sum, [, , listings]) => sum + listings, 0)).toBe(25);
});

test.each([
  ['nyc', 'New York, NY'],
  ['Philly', 'Philadelphia, PA'],
  ['sf', 'San Francisco, CA'],
  ['LA', 'Los Angeles, CA'],
  ['vegas', 'Las Vegas, NV'],
  ['NOLA', 'New Orleans, LA'],
  ['Saint Louis', 'St. Louis, MO'],
  ['DC', 'Washington, DC'],
])('the place called %s is %s', async (near, name) => {
  const { place } = await search({ near });
  expect(place?.name).toBe(name);
});

test.each(['texas', 'TX', 'Texas state', 'state of Texas'])(
  '%s means the state and finds its listings',
  async (near) => {
    const { place, results, total } = await search({ near });
    expect(place).toMatchObject({ kind: 'state', name: 'Texas' });
    expect(total).toBeGreaterThan(100);
    expect(new Set(results.map(({ state }) => state))).toEqual(new Set(['TX']));
  },
);

test('New York and Washington are the cities; their states need the word', async () => {
  expect((await search({ near: 'New York' })).place).toMatchObject({ kind: 'metro' });
  expect((await search({ near: 'Washington' })).place).toMatchObject({ name: 'Washington, DC' });
  expect((await search({ near: 'Washington state' })).place).toMatchObject({
    kind: 'state',
    name: 'Washington',
  });
});

test('a place at the end of the words is understood as the place', async () => {
  await createListings(
    { name: 'Quixotry Here', city: 'Xyloburg' },
    { name: 'Quixotry Far', city: 'Elsewhere', lat: 45, lng: -110 },
  );
  const answer = await search({ q: 'quixotry near Xyloburg, KS' });
  expect(answer.recognized).toEqual({ q: 'quixotry', near: 'Xyloburg, KS' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Here']);
  expect((await search({ q: 'quixotry in Xyloburg' })).recognized?.near).toBe('Xyloburg');
});

test('"near me" is removed from the text, and words that are not a place stay', async () => {
  await createListings({ name: 'Bed in a Bag' });
  expect((await search({ q: 'tacos near me' })).recognized).toEqual({ q: 'tacos', near: null });
  const answer = await search({ q: 'bed in a bag' });
  expect(answer.recognized).toBeNull();
  expect(answer.results.map(({ name }) => name)).toContain('Bed in a Bag');
});

test('words are not split when the place is given', async () => {
  expect((await search({ q: 'pizza in austin', near: 'Denver' })).recognized).toBeNull();
});

test('a listing without coordinates is shown at the center of its zip code, as approximate', async () => {
  await createListings({ name: 'Quixotry Known', zip_code: '67998', lat: 39.2, lng: -101.2 });
  await createListings({ name: 'Quixotry Unknown', zip_code: '67998', lat: null, lng: null });
  const { results } = await search({ q: 'quixotry unknown', near: '67998' });
  expect(results).toMatchObject([
    {
      name: 'Quixotry Unknown',
      lat: null,
      map_place: { lat: 39.2, lng: -101.2, is_approximate: true },
    },
  ]);
  expect(await searchNames({ q: 'quixotry unknown', ...somewhere })).toEqual(['Quixotry Unknown']);
});

test('a listing that gets its own coordinates leaves its stand-in, and one that moves finds another', async () => {
  await createListings({ name: 'Quixotry Known', zip_code: '67998', lat: 39.2, lng: -101.2 });
  const [listing] = await createListings({
    name: 'Quixotry Unknown',
    zip_code: '67997',
    city: 'Nowhereville',
    lat: null,
    lng: null,
    map_lat: 39.4,
    map_lng: -101.4,
  });
  const service = asService();
  const placeOf = async () =>
    (await search({ q: 'quixotry unknown' })).results[0]?.map_place ?? null;
  expect(await placeOf()).toMatchObject({ lat: 39.4, is_approximate: true });
  await service
    .from('businesses')
    .update({ zip_code: '67998' })
    .eq('id', listing?.id ?? '');
  expect(await placeOf()).toMatchObject({ lat: 39.2, is_approximate: true });
  await service
    .from('businesses')
    .update({ lat: 39.3, lng: -101.3 })
    .eq('id', listing?.id ?? '');
  expect(await placeOf()).toEqual({ lat: 39.3, lng: -101.3, is_approximate: false });
});

test('a map gets the cities of its area, metros first', async () => {
  const area = { south: 30, west: -98.2, north: 30.8, east: -97.3 };
  const places = await callFunction({ db: asAnyone() }, 'places_within', area);
  expect(places[0]).toMatchObject({ name: 'Austin', metro: 'austin-tx' });
  expect(places.length).toBeGreaterThan(3);
  expect(places.filter(({ name }) => name === 'Austin')).toHaveLength(1);
});

test('a map of a few streets gets neighborhoods, and one of a place without listings its towns', async () => {
  const namesIn = async (area: Bounds) => {
    const places = await callFunction({ db: asAnyone() }, 'places_within', area);
    return places.map(({ name }) => name);
  };
  const austin = await namesIn({ south: 30.2, west: -97.8, north: 30.35, east: -97.65 });
  expect(austin).toEqual(expect.arrayContaining(['South Austin', 'Downtown', 'West Lake Hills']));
  const streets = await namesIn({ south: 30.28, west: -97.75, north: 30.33, east: -97.7 });
  expect(streets).toEqual(expect.arrayContaining(['Hyde Park', 'Mueller']));
  expect(new Set(austin).size).toBe(austin.length);
  const marfa = await namesIn({ south: 30.2, west: -104.2, north: 30.5, east: -103.5 });
  expect(marfa).toEqual(['Alpine', 'Marfa']);
});

test('who comes to a town is found near it, by kind or words: within the stated miles, or where it names the town', async () => {
  const { data } = await asService()
    .from('categories')
    .select('id')
    .eq('slug', 'plumbers')
    .single();
  const plumber = {
    category_id: data!.id,
    city: 'Goodland',
    state: 'KS',
    zip_code: '67735',
    lat: 39.35,
    lng: -101.71,
  };
  await createListings(
    // Colby is 35 miles away.
    { ...plumber, name: 'Quixotry Reach', service_radius: '40' },
    { ...plumber, name: 'Quixotry Short', service_radius: '30' },
    { ...plumber, name: 'Quixotry Named', service_area: 'Oakley, Colby and Brewster' },
    { ...plumber, name: 'Quixotry Stay', lat: 39.36 },
    {
      ...plumber,
      name: 'Quixotry Home',
      city: 'Colby',
      zip_code: '67701',
      lat: 39.396,
      lng: -101.052,
    },
  );
  const near = 'Colby, KS';
  const found = ['Quixotry Home', 'Quixotry Named', 'Quixotry Reach'];
  expect((await searchNames({ q: 'plumber', near })).toSorted()).toEqual(found);
  expect((await searchNames({ q: 'quixotry', near })).toSorted()).toEqual(found);
  expect((await searchNames({ category: 'plumbers', near, sort: 'distance' }))[0]).toBe(
    'Quixotry Home',
  );
  expect(
    (await searchNames({ category: 'plumbers', lat: 39.396, lng: -101.052 })).toSorted(),
  ).toEqual(found);
  // A list without words is of what is there.
  expect(await searchNames({ near })).not.toContain('Quixotry Reach');
});
