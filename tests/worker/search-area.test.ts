import { expect, test } from 'vitest';
import type { SearchAnswer } from '#app/domain/search/search.ts';
import { createListings } from '../support/listings.ts';
import { fetchWorker, stopClock } from './worker.ts';

const somewhere = '38.5,-101.5,39.5,-100.5';

/** What Cloudflare would tell of a visitor; workerd takes it from this header. */
const from = (cf: object) => ({ headers: { 'MF-CF-Blob': JSON.stringify(cf) } });

async function canonicalOf(path: string): Promise<string | undefined> {
  const html = await (await fetchWorker(path)).text();
  return /<link rel="canonical" href="[^"]*?\/\/[^/"]+([^"]*)"/.exec(html)?.[1];
}

test('a search takes an area as south,west,north,east', async () => {
  const name = `Quixotry ${crypto.randomUUID().slice(0, 6)}`;
  await createListings({ name }, { name: `${name} north`, lat: 39.7 });
  const response = await fetchWorker(
    `/api/search?q=${encodeURIComponent(name)}&bounds=${somewhere}`,
  );
  const { results }: SearchAnswer = await response.json();
  expect(results.map((listing) => listing.name)).toEqual([name]);
});

test.each(['39,-101,38,-100', '39', 'a,b,c,d', '1,2,3,400'])(
  'an invalid area gets an explanation: %s',
  async (bounds) => {
    for (const path of ['/api/search', '/api/map/places']) {
      const response = await fetchWorker(`${path}?bounds=${bounds}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        error: { code: 'invalid_parameters', fields: { bounds: [expect.any(String)] } },
      });
    }
  },
);

test('a map request returns the cities of its area', async () => {
  const response = await fetchWorker('/api/map/places?bounds=30,-98.2,30.8,-97.3');
  expect(response.headers.get('Cache-Control')).toContain('max-age');
  expect(await response.json()).toContainEqual(
    expect.objectContaining({ name: 'Austin', metro: 'austin-tx' }),
  );
});

test('a slightly moved map gets the same answer from the cache', async () => {
  const stateOf = (response: Response) => response.headers.get('Server-Timing');
  const south = Math.round(Math.random() * 1_000) / 100 + 30;
  const first = await fetchWorker(
    `/api/map/places?bounds=${south + 0.001},-98.2,${south + 0.6},-97.3`,
  );
  const moved = await fetchWorker(
    `/api/map/places?bounds=${south + 0.0014},-98.2,${south + 0.6},-97.3`,
  );
  expect(await moved.json()).toEqual(await first.json());
  expect(stateOf(first)).toContain('miss');
  expect(stateOf(moved)).toContain('hit');
});

test('a page of results carries its map in itself, with a link for each place', async () => {
  const html = await (await fetchWorker('/?q=pizza&near=Austin%2C+TX')).text();
  const map = /<figure class="map .*?<\/figure>/s.exec(html)?.[0] ?? '';
  expect(map).toMatch(/<path class="map-land" d="M\d+ \d+l/);
  expect(map).toMatch(/<a class="map-pin[^>]* href="\/business\//);
  expect(html, 'in its place, not moved there by a script').not.toContain('<div hidden');
  expect(map).not.toMatch(/ style=|<image|https?:/);
});

test('the visitor’s location comes from the network, down to the city, and is not cached', async () => {
  const response = await fetchWorker(
    '/api/place',
    from({ country: 'US', city: 'Hutto', regionCode: 'TX' }),
  );
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await response.json()).toEqual({
    place: {
      kind: 'city',
      name: 'Hutto, TX',
      lat: expect.closeTo(30.5, 0),
      lng: expect.closeTo(-97.5, 0),
      metro: { slug: 'austin-tx', name: 'Austin, TX' },
    },
  });
});

test.each([
  {},
  { country: 'CA', city: 'Toronto', regionCode: 'ON' },
  { country: 'US', regionCode: 'TX' },
  { country: 'US', city: 'Austin' },
])('the visitor’s location is empty for %o', async (cf) => {
  expect(await (await fetchWorker('/api/place', from(cf))).json()).toEqual({ place: null });
});

test('a metro’s address is its front page, and any search there a list', async () => {
  const headings = async (path: string) =>
    Array.from(
      (await (await fetchWorker(path)).text()).matchAll(/<h[12][^>]*>([^<]*)/g),
      ([, text]) => text,
    );
  const front = await headings('/browse/metro/austin-tx');
  expect(front).toEqual(expect.arrayContaining(['Austin, TX', 'Open now, by category', 'Map']));
  expect(await headings('/browse/metro/austin-tx?utm_source=x')).toEqual(front);
  for (const search of ['sort=rating', 'category=cafes', 'open=now', 'near=78704']) {
    expect(await headings(`/browse/metro/austin-tx?${search}`)).not.toContain(
      'Open now, by category',
    );
  }
});

test('a city without listings says so, and is not indexed', async () => {
  const response = await fetchWorker('/browse/metro/boise-id');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('No businesses are listed in Boise, ID yet.');
  expect(html).toContain('noindex');
});

test('a metro has one address, also with filters', async () => {
  expect(await canonicalOf('/?metro=austin-tx')).toBe('/browse/metro/austin-tx');
  expect(await canonicalOf('/browse/metro/austin-tx')).toBe('/browse/metro/austin-tx');
  expect(await canonicalOf('/browse/metro/austin-tx?sort=rating')).toBe('/browse/metro/austin-tx');
  expect(await canonicalOf('/browse/metro/austin-tx?category=cafes&sort=name')).toBe(
    '/browse/metro/austin-tx?category=cafes',
  );
});

test.each(['/browse/metro/nowhere-zz', '/browse/metro/..%2F..'])(
  'an unrecognized city is not found: %s',
  async (path) => {
    expect((await fetchWorker(path)).status).toBe(404);
  },
);

test('lists of results are lists to machines', async () => {
  const lists = [
    ['/?q=pizza', 'q=pizza'],
    ['/browse/metro/austin-tx?sort=rating', 'metro=austin-tx'],
  ] as const;
  for (const [path, asked] of lists) {
    const { total }: SearchAnswer = await (await fetchWorker(`/api/search?${asked}`)).json();
    const html = await (await fetchWorker(path)).text();
    const texts = Array.from(
      html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
      ([, text]) => JSON.parse(text ?? '') as { '@type': string },
    );
    expect(texts).toContainEqual(
      expect.objectContaining({
        '@type': 'ItemList',
        numberOfItems: total,
        itemListElement: expect.arrayContaining([
          expect.objectContaining({
            '@type': 'ListItem',
            position: 1,
            url: expect.stringMatching(/^https?:\/\/[^/]+\/business\//),
          }),
        ]),
      }),
    );
  }
});

test('a place typed among the words moves into the address', async () => {
  const response = await fetchWorker('/?q=pizza+in+austin&min_rating=4');
  expect(response.status).toBe(302);
  expect(response.headers.get('Location')).toBe('/?q=pizza&near=austin&min_rating=4');
  const inMetro = await fetchWorker('/browse/metro/austin-tx?q=pizza+in+hutto');
  expect(inMetro.headers.get('Location')).toBe('/browse/metro/austin-tx?q=pizza&near=hutto');
});

test('a time or a zip code among the words becomes a filter or the place', async () => {
  const locationOf = async (path: string) => (await fetchWorker(path)).headers.get('Location');
  expect(await locationOf('/?q=vet+open+sundays')).toMatch(/^\/\?q=vet&date=\d{4}-\d\d-\d\d$/);
  expect(await locationOf('/?q=vet+open+now+in+austin')).toBe('/?q=vet&near=austin&open=now');
  expect(await locationOf('/?q=78701')).toBe('/?near=78701');
});

test('an unrecognized category is reported and ignored', async () => {
  const response = await fetchWorker('/?q=pizza&category=dog-hotels');
  expect(response.status).toBe(400);
  const html = await response.text();
  expect(html).toContain('We have no category called “dog-hotels”.');
  expect(html).toContain('/business/');
});

test('an empty search offers wider ones with their counts', async () => {
  const name = `Quixotry ${crypto.randomUUID().slice(0, 6)}`;
  await createListings({ name, lat: 39.9 }, { name: 'Testville Anchor' });
  const html = await (
    await fetchWorker(`/?q=${encodeURIComponent(name)}&near=67999&min_rating=5`)
  ).text();
  expect(html).toContain('No matches');
  expect(html).not.toContain('1 within 50 miles');
  expect(html).not.toContain('Clear filters');
  const twice = await fetchWorker(
    `/?q=${encodeURIComponent(name)}&near=67999&min_rating=5&open=now`,
  );
  expect(await twice.text()).toContain('Clear filters');
  const unrated = await (
    await fetchWorker(`/?q=${encodeURIComponent(name)}&near=67999&radius_miles=10`)
  ).text();
  expect(unrated).toContain('1 within 50 miles');
  expect(unrated).toContain('1 everywhere');
});

test('search pages that must be rendered count like searches, and are refused in plain words', async () => {
  await stopClock();
  const visitor = { headers: { 'CF-Connecting-IP': '203.0.113.79' } };
  let refused: Response | undefined;
  // More than a minute's worth: while Redis is slow, nothing is counted.
  for (let request = 0; request < 300 && !refused; request += 1) {
    const response = await fetchWorker(`/?q=limit${crypto.randomUUID().slice(0, 8)}`, visitor);
    if (response.status === 429) refused = response;
  }
  expect(refused?.headers.get('Retry-After')).toMatch(/^\d+$/);
  expect(refused?.headers.get('Cache-Control')).toBe('no-store');
  expect(await refused?.text()).toContain('Too many requests');
  // What is in the cache costs nothing and is not counted.
  expect((await fetchWorker('/', visitor)).status).toBe(200);
  await fetchWorker('/?q=pizza');
  expect((await fetchWorker('/?q=pizza', visitor)).status).toBe(200);
});
