import { expect, test } from 'vitest';
import { readTextForIndex } from '#app/components/search/read-text-for-index.ts';
import { callFunction } from '#app/domain/call-function.ts';
import { answerFromIndexes } from '#app/domain/metro-index/answer-from-indexes.ts';
import { makeMetroIndex } from '#app/domain/metro-index/make-metro-index.ts';
import { rateListing } from '#app/domain/metro-index/metro-index.ts';
import { searchMetroIndex } from '#app/domain/metro-index/search-metro-index.ts';
import type { IndexedResult } from '#app/domain/metro-index/select-listings.ts';
import { toFacets } from '#app/domain/search/query-directory.server.ts';
import type { SearchAnswer, SearchQuery } from '#app/domain/search/search.ts';
import { dayMs } from '#app/domain/text/text.ts';
import { asService } from '../support/clients.ts';
import { search } from '../support/search.ts';
import { shippedVocabulary as vocabulary } from '../support/shipped-vocabulary.ts';

// The database, and the city that the edge and devices keep. What a text means and the order of what is found are the
// same for both; `searchMetroIndex` lists what an index leaves out.

const metro = 'austin-tx';
const chosen = { readsTime: true, takesCategory: true, takesPlace: true };

test.each([
  'vet near me',
  'nearest bakery',
  'coffee shop not starbucks',
  'pizza austin',
  'tacos in austin',
  'florist 78701',
  'hair salon round rock',
  'kid friendly restaurants',
  'dog friendly cafe with wifi austin',
  'gym with child care and showers',
  'lawyer who speaks spanish',
  'restaurants without delivery',
  'museum not art gallery',
  'hotel not a motel',
  'need a passport photo',
  'my dog is sick',
  'ac not working',
  'sore throat zzyzx',
  'doc in a box',
  'where should i eat in austin',
  'hey google find a plumber in austin',
  "in austin that's open on saturday a bakery",
  'gym open 5am',
  'panadería',
  'taquería austin',
  'plomero austin',
  'mi perro está enfermo',
  'dónde puedo comer pizza',
  'restaurante barato',
  'saturday',
  'braces',
  'couch',
  'soft serve',
  'spicy bbq',
  'mariscos frescos',
  '🍕 austin',
  'quixotry',
  'barato',
  'cheap',
  'abierto',
  'farmacia cercana',
  '"pizza xyzzy"',
  '"pizza"',
  'zeppelin vet',
  'quixotry dentist austin',
  'emergency vet quixotry',
  'oil change quixotry',
  'wedding cake',
  'house of tacos',
  'elm street',
  'my cat sneezes and i need a vet',
  'pizza with patio and live music',
])('both engines read a question alike: "%s"', async (q) => {
  const { indexed, found } = await askBoth(q, new Date());
  expect(indexed).toEqual(found);
});

// No gym opens so early on a Saturday, and no office on a Sunday.
test.each([0, 1, 2, 3, 4, 5, 6])(
  'both engines read times alike, %i days from now',
  async (days) => {
    const now = new Date(Date.now() + days * dayMs);
    for (const q of [
      'gym open 5am',
      'bar after midnight',
      'accountant tomorrow',
      'dentist sunday',
    ]) {
      const { indexed, found } = await askBoth(q, now);
      expect({ q, ...indexed }).toEqual({ q, ...found });
    }
  },
);

test.each([
  ['restaurants', {}],
  ['diner', {}],
  ['pizza', {}],
  ['panadería', {}],
  ['kid friendly restaurants', {}],
  ['dog friendly cafe with wifi', {}],
  ['tax quixotry', {}],
  ['restaurants', { near: true }],
  ['restaurants quixotry', { near: true }],
  ['pizza', { near: true }],
  ['nearest bakery', { near: true }],
  ['', { near: true, category: 'restaurants' }],
  ['', { category: 'restaurants' }],
])('both engines order alike: "%s" %j', async (q, { near, category }: Beside) => {
  const now = new Date();
  const index = await readAustin();
  const point = { lat: index.metro.lat, lng: index.metro.lng };
  const text = readTextForIndex(q, { vocabulary, now, timeZone: index.metro.time_zone, ...chosen });
  const { results } = searchMetroIndex(index, {
    ...(q && { words: q, text }),
    ...(near && { near: { ...point, miles: 25 } }),
    ...(category && { category }),
  });
  const asked = { ...(q && { q }), ...(near ? point : { metro }), ...(category && { category }) };
  const found = (await search(asked, now)).results.filter(({ metro: of }) => of?.slug === metro);
  const own = new Set(results.map(({ slug }) => slug));
  expect(found.length).toBeGreaterThan(0);
  expect(results.slice(0, 5).map(toRank(q))).toEqual(
    found
      .filter(({ slug }) => own.has(slug))
      .slice(0, 5)
      .map(toRank(q)),
  );
});

type Beside = { near?: boolean; category?: string };

type Ranked = Pick<IndexedResult, 'category' | 'specialty' | 'rating' | 'review_count'> & {
  distance_miles: number | null;
};

/** What a listing is ordered by: those that are equal in all of it have no order. */
function toRank(q: string) {
  return ({ category, specialty, distance_miles, ...listing }: Ranked) => {
    const miles = distance_miles === null ? null : Math.round(distance_miles);
    return [category.slug, specialty?.toLowerCase() === q, rateListing(listing).toFixed(3), miles];
  };
}

/** What both say of a question; of the listings, those that the database shows first. */
async function askBoth(q: string, now: Date) {
  const index = await readAustin();
  const text = readTextForIndex(q, { vocabulary, now, timeZone: index.metro.time_zone, ...chosen });
  const answer = searchMetroIndex(index, { words: q, text });
  const slugs = new Set(answer.results.map(({ slug }) => slug));
  const { results, total, missing_time } = await search({ q, metro }, now);
  const shown = results.map(({ slug }) => slug);
  return {
    indexed: {
      total: slugs.size,
      shown: shown.filter((slug) => slugs.has(slug)),
      missing_time: answer.missingTime,
    },
    found: { total, shown, missing_time },
  };
}

const choices: Partial<SearchQuery>[] = [
  {},
  { category: 'cafes' },
  { category: 'cafes,bakeries' },
  { category: '-restaurants,-cafes' },
  { category: 'cafes,restaurants', features: ['Outdoor seating'] },
  { category: 'restaurants', features: ['outdoor seating', '-Takeout'] },
  { features: ['-Wheelchair accessible'] },
  { specialty: 'laundromat' },
  { specialty: 'Laundromat,nail bar', neighborhood: '-north austin' },
  { neighborhood: 'Downtown,South Austin' },
  { price: 'under-25' },
  { price: 'under-25,over-100', category: '-restaurants' },
  { price: '-under-25', neighborhood: 'north austin', category: 'electricians,plumbers' },
  { q: 'coffee', category: 'cafes', features: ['Free Wi-Fi', '-Dog friendly'] },
];

test.each(choices)('both engines narrow by facets and count them alike: %j', async (chosen) => {
  const index = await readAustin();
  const query = { ...chosen, metro, sort: 'relevance' as const };
  const { q = '' } = chosen;
  const text = readTextForIndex(q, {
    vocabulary,
    now: new Date(),
    timeZone: index.metro.time_zone,
    readsTime: true,
    takesCategory: false,
    takesPlace: true,
  });
  const indexed = answerFromIndexes([index], { query, ...(q && { text }) });
  const found = await search({ ...(q && { q }), metro, ...toFacets(query) });
  expect(found.total).toBeGreaterThan(0);
  expect(indexed.total).toBe(found.total);
  expect(countsOf(indexed)).toEqual(countsOf(found));
});

/** The counts of the facets that both engines have, by name. */
function countsOf({ total, facets }: Pick<SearchAnswer, 'total' | 'facets'>) {
  const { category, neighborhood, specialty, price, features } = facets;
  const named = { category, neighborhood, specialty, price, features };
  const counts = Object.entries(named).map(([facet, values]) => [
    facet,
    // Which of the rarest are left out of a long list is not the same.
    values
      .filter(({ count }) => count !== 1 || values.length < 24)
      .map(({ name, count }) => `${name} ${count}`)
      .toSorted(),
  ]);
  return { total, ...Object.fromEntries(counts) };
}

async function readAustin() {
  const listings = await callFunction({ db: asService() }, 'list_metro_index', { metro });
  if (listings === null) throw new Error('The seed lacks the metro');
  return makeMetroIndex(listings, new Date());
}
