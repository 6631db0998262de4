import { afterAll, beforeAll, expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { milesBetween } from '#app/domain/metro/metro.ts';
import type { Database } from '../../supabase/local/database.ts';
import {
  type ReferenceFile,
  readTable,
  referenceTables,
} from '../../supabase/reference/read-table.ts';
import { organizations } from '../../supabase/seed/metro-zips.ts';
import { openSchema } from '../support/open-schema.ts';

let database: Database;

beforeAll(async () => {
  database = await openSchema();
});
afterAll(() => database.close());

test.each(Object.keys(referenceTables) as ReferenceFile[])(
  'every installation starts with what %s.csv says, and nothing else',
  async (file) => {
    const expected = readTable(file);
    const columns = Object.keys(expected[0]!);
    const rows = await database.query<Record<string, unknown>>(
      `select ${columns.join(', ')} from ${referenceTables[file]}`,
    );
    const asText = (value: unknown) => (Array.isArray(value) ? value.join(';') : String(value));
    const written = rows.map((row) => columns.map((column) => asText(row[column])).join());
    const given = expected.map((row) => columns.map((column) => row[column]).join());
    expect(given.length).toBeGreaterThan(5);
    // Of 40,000 rows an assertion about the lists would take seconds.
    const [isGiven, isWritten] = [new Set(given), new Set(written)];
    expect(written.filter((row) => !isGiven.has(row))).toEqual([]);
    expect(given.filter((row) => !isWritten.has(row))).toEqual([]);
    expect(written).toHaveLength(given.length);
  },
);

test('the city of every zip code is a place, unless it is a company or a common word', async () => {
  const codes = new Set(readTable('zip-codes').map(({ zip }) => zip));
  const named = Object.values(zipcodes.codes).filter((entry) => codes.has(entry?.zip));
  expect(named).toHaveLength(codes.size);
  const isKnown = await database.query<{ name: string; known: boolean }>(
    `select given.name, exists (select from private.cities as c where c.key = given.key) as known
    from (select distinct city as name, private.place_key(city, state) as key
      from jsonb_to_recordset($1::jsonb) as zip (city text, state text)) as given`,
    [JSON.stringify(named)],
  );
  const missing = isKnown.filter(({ known }) => !known).map(({ name }) => name);
  expect(missing.filter((name) => !organizations.has(name)).sort()).toEqual([
    'Bureau',
    'Center',
    'Center',
    'Nursery',
  ]);
  expect(missing).toContain('Shared Firm Zip');
});

test('a metro has the center and the time zone of its city', async () => {
  const others = await database.query(
    `select m.slug from public.metros as m left join private.cities as c on c.key = private.place_key(m.name, m.state)
    where (m.lat, m.lng, m.time_zone) is distinct from (c.lat, c.lng, c.time_zone)`,
  );
  expect(others).toEqual([]);
});

test.each([
  ['houston-tx', 29.76, -95.37],
  ['austin-tx', 30.27, -97.74],
  ['atlanta-ga', 33.75, -84.39],
  ['salt-lake-city-ut', 40.76, -111.89],
  ['burlington-vt', 44.48, -73.21],
  ['louisville-ky', 38.25, -85.76],
  ['memphis-tn', 35.15, -90.05],
  ['des-moines-ia', 41.59, -93.62],
  ['new-york-ny', 40.71, -74.01],
  ['philadelphia-pa', 39.95, -75.16],
])('the center of %s is downtown', async (slug, lat, lng) => {
  const [metro] = await database.query<{ lat: number; lng: number }>(
    'select lat, lng from public.metros where slug = $1',
    [slug],
  );
  expect(milesBetween(metro!, { lat, lng })).toBeLessThan(1);
});
