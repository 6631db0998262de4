import { afterAll, beforeAll, expect, test } from 'vitest';
import { toReading } from '#app/domain/search/to-reading.ts';
import type { Database } from '../../supabase/local/database.ts';
import { openSchema } from '../support/open-schema.ts';
import { shippedVocabulary as vocabulary } from '../support/shipped-vocabulary.ts';

const inTown = 640;
/** Few instead of a thousand, so that a town of the test has more. */
const maxCandidates = 20;
/** Along a ranking some from elsewhere are met between those that are collected. */
const fewReads = 40;

let database: Database;

/** A town, and some listings far from it that are in its state and category. */
beforeAll(async () => {
  database = await openSchema();
  await database.exec(`
    insert into public.businesses
      (slug, name, description, category_id, metro_id, city, state, zip_code, lat, lng, time_zone, status, rating,
        review_count, phone)
    select 'quixotry-' || n, 'Quixotry ' || n, 'Here.', (select id from public.categories where slug = 'cafes'),
      case when is_in_town then (select id from public.metros where slug = 'austin-tx') end,
      case when is_in_town then 'Testville' else 'Elsewhere' end, 'KS', case when is_in_town then '67999' else '67998' end,
      case when is_in_town then 39 else 45 end + n / 1e5, -101, 'America/Chicago', 'published', 1 + n % 41 / 10.0, n % 17,
      case when is_in_town then '(316) 555-' || lpad(n::text, 4, '0') end
    from generate_series(1, ${inTown + 20}) as n, lateral (select n <= ${inTown} as is_in_town) as place`);
  await database.exec('vacuum analyze public.businesses');
});
afterAll(() => database.close());

type Client = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a statement answers as text, and how many rows of the listings' indexes that took. */
async function ask(client: Client, expression: string, values: unknown[] = []) {
  const count = async () => {
    const { rows } = await client.query<{ reads: string }>(`
      select sum(pg_stat_get_xact_tuples_returned(indexrelid)) as reads
      from pg_index where indrelid = 'public.businesses'::regclass`);
    return Number(rows[0]?.reads);
  };
  const before = await count();
  const { rows } = await client.query<{ answer: string }>(
    `select (${expression})::text as answer`,
    values,
  );
  return { answer: rows[0]?.answer, reads: (await count()) - before };
}

/** A scope in SQL, of a request in $1. */
const scopeOf = `
  (select private.scope_search(request, private.read_request(request))
    from jsonb_populate_record(null::private.search_request, $1::jsonb) as request)`;

type SearchArgs = Record<string, string | number>;

const toRequest = (args: SearchArgs) =>
  JSON.stringify({ sort: 'rating', open_now: false, may_redirect: false, features: [], ...args });

/** What is collected when so much of the ranking is read first, or none of it. */
async function collect(args: SearchArgs, scanLimit: number | null) {
  const changed = { max_candidates: maxCandidates, scan_limit: scanLimit, scan_state: 'KS' };
  return database.transaction((client) =>
    ask(client, `private.collect(jsonb_populate_record(${scopeOf}, $2::jsonb))`, [
      toRequest(args),
      JSON.stringify(changed),
    ]),
  );
}

const town = { city: 'testville ks' };
const area = { south: 38.5, west: -101.5, north: 39.5, east: -100.5 };

test.each<[string, SearchArgs]>([
  ['a city', town],
  ['a city, well rated', { ...town, min_rating: 2 }],
  ['a city in a metro', { ...town, metro: 'austin-tx' }],
])('%s is read along a ranking, and answered the same', async (_, args) => {
  const all = await collect(args, null);
  const few = await collect(args, inTown);
  expect(few.reads).toBeLessThan(fewReads);
  expect(few.answer).toBe(all.answer);
});

test('an area is read along the ranking of all, and answered the same', async () => {
  const all = await collect(area, null);
  const few = await collect(area, inTown);
  // Those that are shown are looked up besides.
  expect(few.reads).toBeLessThan(maxCandidates + fewReads);
  expect(few.answer).toBe(all.answer);
});

test.each<[string, SearchArgs]>([
  ['a page before was shown', { ...town, after_key: '3', after_id: crypto.randomUUID() }],
  ['few are rated so well', { ...town, min_rating: 4.9 }],
  ['all are closed then', { ...town, open_minute: 180 }],
  ['it lies in another metro', { ...town, metro: 'chicago-il' }],
  ['they are of another area', { south: 30, west: -110, north: 31, east: -109 }],
])('ranked retrieval misses no results when %s', async (_, args) => {
  const all = await collect(args, null);
  const also = await collect(args, 30);
  expect(also.answer).toBe(all.answer);
});

test.each<[string, SearchArgs, string | null]>([
  ['a city', town, '(20000,KS)'],
  ['a city in a metro', { ...town, metro: 'austin-tx' }, '(20000,KS)'],
  ['an area', area, '(20000,)'],
  ['a city and a category', { ...town, category: 'cafes' }, null],
  ['words in a city', { ...town, q: 'quixotry' }, null],
  ['a city by name', { ...town, sort: 'name' }, null],
  ['an area, well rated', { ...area, min_rating: 4 }, null],
  ['a city of which nobody knows', { city: 'nowhere ks' }, null],
])('whether a ranking is read first: %s', async (_, args, expected) => {
  const ofScope = `
    (select ((scope).scan_limit, (scope).scan_state) from (select ${scopeOf} as scope) as read where (scope).scan_limit > 0)`;
  const { small, large } = await database.transaction(async (client) => {
    const values = [toRequest(args)];
    const small = await ask(client, ofScope, values);
    await client.query('savepoint small');
    await client.query(`
      update private.places set listings = 40000 where key in ('testville ks', '67999');
      update private.listing_totals set listings = 210000, main_listings = 210000`);
    const large = await ask(client, ofScope, values);
    await client.query('rollback to savepoint small');
    return { small, large };
  });
  expect(small.answer).toBeNull();
  expect(large.answer).toBe(expected);
});

test('a category on a wide map is what lies there, along its ranking', async () => {
  const wide = { south: 30, west: -110, north: 42, east: -90 };
  const { answer, reads } = await collect({ ...wide, category: 'cafes' }, null);
  expect(reads).toBeLessThan(maxCandidates + fewReads);
  expect(answer).toContain('Testville');
  expect(answer).not.toContain('Elsewhere');
});

test('a common word is recognized without reading all of its listings', async () => {
  const { answer, reads } = await database.transaction((client) =>
    ask(client, "private.likely_spellings('quixotry')"),
  );
  expect(answer).toBe('{}');
  expect(reads).toBeLessThan(maxCandidates);
});

test('a partial phone number suggests five listings and reads few', async () => {
  const { answer, reads } = await database.transaction((client) =>
    ask(client, "public.suggest('316555')"),
  );
  const { businesses } = JSON.parse(answer ?? '') as { businesses: { found_by: string }[] };
  expect(businesses.map(({ found_by }) => found_by)).toEqual(
    [1, 2, 3, 4, 5].map((number) => `(316) 555-000${number}`),
  );
  expect(reads).toBeLessThan(maxCandidates);
});

test('before the last word, a suggestion near a place matches whole words only', async () => {
  const { answer, reads } = await database.transaction((client) =>
    ask(client, "public.suggest('q quixotry 1', near => 'Austin, TX')"),
  );
  expect(JSON.parse(answer ?? '')).toMatchObject({ businesses: [] });
  expect(reads).toBeLessThan(maxCandidates);
});

test('partial matches are ranked by reading those near once in each circle', async () => {
  const q = 'quixotry zzyzx';
  const reading = toReading({ q, near: '' }, { vocabulary, now: new Date() });
  const { answer, reads } = await database.transaction((client) =>
    ask(client, `public.search_businesses(q => '${q}', near => 'Testville, KS', reading => $1)`, [
      reading,
    ]),
  );
  expect(answer).toContain('Quixotry');
  expect(answer).not.toContain('Elsewhere');
  // Those with the word: to rank them, and to list them.
  expect(reads).toBeLessThan(inTown * 4);
});
