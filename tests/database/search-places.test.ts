import { expect, onTestFinished, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createListings } from '../support/listings.ts';
import { searchNames, search } from '../support/search.ts';

test('a search near a place finds listings within the radius, nearest first, with distances', async () => {
  await createListings(
    { name: 'Quixotry Far', city: 'Elsewhere', lat: 39.5, lng: -101 },
    { name: 'Quixotry Near', lat: 39.01, lng: -101 },
    { name: 'Quixotry Here', lat: 39, lng: -101 },
  );
  const answer = await search({ lat: 39, lng: -101, radius_miles: 10, sort: 'distance' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Here', 'Quixotry Near']);
  expect(answer.results.map(({ distance_miles }) => distance_miles)).toEqual([0, 0.69]);
  expect(await searchNames({ lat: 39, lng: -101, radius_miles: 40 })).toContain('Quixotry Far');
});

test.each(['Testville, KS', 'testville ks', 'Testville', '67999', 'Testvile'])(
  'the place "%s" finds its listings',
  async (near) => {
    await createListings({ name: 'Quixotry Here' });
    expect(await searchNames({ q: 'quixotry', near })).toEqual(['Quixotry Here']);
  },
);

test('a metro, a category and a city narrow; so does a least rating', async () => {
  await createListings(
    { name: 'Quixotry Good', rating: 4.5, review_count: 10 },
    { name: 'Quixotry Poor', rating: 2, review_count: 10 },
  );
  expect(await searchNames({ q: 'quixotry', min_rating: 4 })).toEqual(['Quixotry Good']);
  expect(await searchNames({ q: 'quixotry', category: 'cafes' })).toHaveLength(2);
  expect(await searchNames({ q: 'quixotry', category: 'plumbers' })).toEqual([]);
  expect(await searchNames({ q: 'quixotry', city: 'Testville, KS' })).toHaveLength(2);
  expect(await searchNames({ q: 'quixotry', city: 'testville' })).toHaveLength(2);
  expect(await searchNames({ q: 'quixotry', city: 'Austin, TX' })).toEqual([]);
  expect(await searchNames({ q: 'quixotry', metro: 'austin-tx' })).toEqual([]);
});

test('a place is not the beginning of a longer name, and may be misspelled without its state', async () => {
  const placeOf = async (near: string) => (await search({ near })).place?.name;
  await createListings({ city: 'Qu Zephyr Springs' });
  expect(await placeOf('Qu Zephyr Springs')).toBe('Qu Zephyr Springs, KS');
  expect(await placeOf('Qu')).not.toBe('Qu Zephyr Springs, KS');
  expect(await placeOf('austn')).toBe('Austin, TX');
});

test('a metro is found by its name, with its state or without, and by a new one at once', async () => {
  const placeOf = async (near: string) => (await search({ near })).place?.name;
  expect(await placeOf('cincinnati')).toBe('Cincinnati, OH');
  const rename = (name: string) =>
    asService().from('metros').update({ name }).eq('slug', 'cincinnati-oh');
  onTestFinished(async () => void (await rename('Cincinnati')));
  await rename('Qu Zephyr-by-the-Sea');
  expect(await placeOf('qu zephyr by the sea')).toBe('Qu Zephyr-by-the-Sea, OH');
  expect(await placeOf('Qu Zephyr by the Sea, OH')).toBe('Qu Zephyr-by-the-Sea, OH');
});

test('a place after the name of a category is read as a place, despite similar names elsewhere', async () => {
  await createListings(
    { name: 'Xyloburg Trail Bakery', city: 'Zythumton', lat: 45.1 },
    { name: 'Quixotry Bakery', city: 'Xyloburg' },
  );
  const answer = await search({ q: 'bakery xyloburg' });
  expect(answer.recognized).toMatchObject({ q: 'bakery', near: 'xyloburg' });
  expect(answer.results.map(({ name }) => name)).toEqual(['Quixotry Bakery']);
  expect((await search({ q: 'xyloburg trail bakery' })).results.map(({ name }) => name)).toEqual([
    'Xyloburg Trail Bakery',
  ]);
});

test('a city has one name, however its saint, mount or fort is written', async () => {
  await createListings(
    { name: 'Quixotry Nave', city: 'Saint Xyloburg' },
    { name: 'Quixotry Aisle', city: 'St. Xyloburg' },
    { name: 'Quixotry Peak', city: 'Mt. Xyloburg', lat: 45 },
    { name: 'Quixotry Port', city: 'Port Saint Xylo', lat: 46 },
    { name: 'Quixotry Rapids', city: 'Sault Sainte Xylo', lat: 47 },
  );
  for (const near of ['Saint Xyloburg', 'st xyloburg, ks', 'St. Xyloburg, Kansas']) {
    const { place, total } = await search({ near });
    expect(place).toMatchObject({ kind: 'city', is_guess: false, others: [] });
    expect(place?.name).toMatch(/^(Saint|St\.) Xyloburg, KS$/);
    expect(total).toBe(2);
  }
  expect((await search({ q: 'quixotry st xyloburg ks' })).place?.kind).toBe('city');
  expect((await search({ city: 'St Xyloburg, KS' })).total).toBe(2);
  for (const near of ['Mount Xyloburg', 'Port St. Xylo', 'Sault Ste. Xylo']) {
    const { place, total } = await search({ near });
    expect([place?.is_guess, total]).toEqual([false, 1]);
  }
  const { facets } = await search({ q: 'quixotry' });
  expect(facets.city.filter(({ name }) => name.endsWith(' Xyloburg, KS'))).toHaveLength(2);
  for (const q of ['saint xylo', 'st xylo']) {
    expect(
      (await callFunction({ db: asAnyone() }, 'suggest', { q })).places.map(({ name }) => name),
    ).toEqual([expect.stringMatching(/^(Saint|St\.) Xyloburg, KS$/)]);
  }
});

test('a county is where its city is', async () => {
  expect((await search({ near: 'Los Angeles County' })).place?.name).toBe('Los Angeles, CA');
});

const placeNamed = async (near: string) => {
  const { place } = await search({ near });
  return place && { kind: place.kind, name: place.name, is_guess: place.is_guess };
};

test.each([
  ['59301', 'zip', '59301'],
  ['02134-1001', 'zip', '02134'],
  ['2134', 'zip', '02134'],
  ['Marfa, TX', 'city', 'Marfa, TX'],
  ['marfa texas', 'city', 'Marfa, TX'],
  ['Marfa', 'city', 'Marfa, TX'],
  ['Paradise, NV', 'city', 'Paradise, NV'],
  ['Newton Center, MA', 'city', 'Newton Center, MA'],
  ['College Station, AR', 'city', 'College Station, AR'],
  ['College Station', 'city', 'College Station, TX'],
  ['center barnstead', 'city', 'Center Barnstead, NH'],
  ['Ft. Stockton, TX', 'city', 'Fort Stockton, TX'],
  ["Coeur d'Alene", 'city', "Coeur d'Alene, ID"],
  ['30.27,-97.74', 'point', 'Austin, TX'],
  ['44.36, -100.35', 'point', 'Pierre, SD'],
  ['200 S Abbott St, Marfa, TX', 'city', 'Marfa, TX'],
  ['200 S Abbott St Marfa TX', 'city', 'Marfa, TX'],
  ['200 S Abbott St, Marfa, TX 79843', 'zip', '79843'],
  ['1600 Pennsylvania Ave NW, Washington, DC, USA', 'metro', 'Washington, DC'],
])('"%s" is the %s %s, with listings or without', async (near, kind, name) => {
  expect(await placeNamed(near)).toEqual({ kind, name, is_guess: false });
});

test.each(['Qwxzvbn', '00000', '99,200', 'Qwxzvbn, TX', 'Shared Firm Zip, NJ'])(
  '"%s" is no place',
  async (near) => {
    expect(await placeNamed(near)).toBeNull();
  },
);

test('a zip code missing from the data uses the nearest number as a guess', async () => {
  expect(await placeNamed('79842')).toMatchObject({ kind: 'zip', name: '79842', is_guess: false });
  const guessed = await placeNamed('10053');
  expect(guessed).toMatchObject({ kind: 'zip', is_guess: true });
  expect(guessed?.name).toMatch(/^100\d\d$/);
});

test('without a match in the widest radius, the nearest come first', async () => {
  await createListings(
    { name: 'Quixotry Far', city: 'Elsewhere', lat: 37 },
    { name: 'Quixotry Near', lat: 39 },
  );
  const { results, place } = await search({ q: 'quixotry', near: 'Barrow, AK' });
  expect(results.map(({ name }) => name)).toEqual(['Quixotry Near', 'Quixotry Far']);
  expect(place?.radius_miles).toBe(13_000);
  expect((await search({ q: 'quixotry', near: 'Barrow, AK', radius_miles: 50 })).total).toBe(0);
});

test('without a dentist in the widest radius, the nearest come before a mere mention of one', async () => {
  const here = { city: 'Barrow', state: 'AK', zip_code: '99723', lat: 71.29, lng: -156.79 };
  const description = 'A dentist had his rooms here until 1990.';
  await createListings({ ...here, name: 'Quixotry Diner', description });
  const { results, place } = await search({ q: 'dentist', near: 'Barrow, AK' });
  expect(results[0]?.category.slug).toBe('dentists');
  expect(place?.radius_miles).toBe(13_000);
});

test('a town without listings is a place in words after "in", or with its state', async () => {
  for (const q of ['dentist in marfa', 'dentist marfa tx']) {
    const { place, results, sort } = await search({ q });
    expect([place?.name, place?.radius_miles, sort]).toEqual(['Marfa, TX', 13_000, 'distance']);
    expect(results[0]?.distance_miles).toBeGreaterThan(100);
  }
  // There is a Best in Texas, a Nursery too, and a Center in Missouri.
  expect((await search({ q: 'best pizza' })).place).toBeNull();
  for (const q of ['garden center mo', 'plant nursery tx']) {
    expect((await search({ q })).place?.kind).not.toBe('city');
  }
});

test('a hamlet without listings yields to the city with listings that is spelled alike, unless its state is said', async () => {
  const placeOf = async (q: string) => (await search({ q })).place;
  expect(await placeOf('pizza in huston')).toMatchObject({ name: 'Houston, TX', is_guess: true });
  expect((await placeOf('pizza in huston idaho'))?.name).toBe('Huston, ID');
  expect((await placeOf('yoga at grovers mill'))?.name).not.toBe('Grover, MO');
});

test('the District of Columbia is no other place than its city', async () => {
  expect((await search({ near: 'dc' })).place).toMatchObject({ kind: 'metro', others: [] });
  expect((await search({ near: 'la' })).place?.others).toContain('Louisiana state');
});

test('short names of streets and chains are known', async () => {
  await createListings(
    { name: 'Quixotry Wide', street: '1 Connecticut Avenue', city: 'Xyloburg' },
    { name: 'Chick-fil-A', street: '2 Test Street', city: 'Xyloburg' },
    { name: 'McDonald’s', street: '3 Test Street', city: 'Xyloburg' },
  );
  expect(await searchNames({ q: 'cafe conn ave xyloburg' })).toEqual(['Quixotry Wide']);
  expect(await searchNames({ q: 'chick fila xyloburg' })).toEqual(['Chick-fil-A']);
  expect(await searchNames({ q: "mickey d's xyloburg" })).toEqual(['McDonald’s']);
});
