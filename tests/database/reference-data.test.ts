import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { milesBetween } from '#app/domain/metro/metro.ts';
import type { Database } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/environment.ts';
import { deriveCounties } from '../../supabase/reference/derive-counties.ts';
import { deriveNeighbors } from '../../supabase/reference/derive-neighbors.ts';
import { loadReference } from '../../supabase/reference/load-reference.ts';
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
    const expected = readFile(file);
    const columns = Object.keys(expected[0]!);
    const rows = await database.query<Record<string, unknown>>(
      `select ${columns.join(', ')} from ${referenceTables[file].table}`,
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

function readFile(file: ReferenceFile): Record<string, string>[] {
  if (file === 'counties') return deriveCounties();
  if (file !== 'category-neighbors') return readTable(file);
  return deriveNeighbors().map((row) => ({ ...row, rank: String(row.rank) }));
}

test('counties are called as people call them, and each name is one', () => {
  const names = deriveCounties().map(({ name, state }) => `${name}, ${state}`);
  expect(names).toEqual(
    expect.arrayContaining([
      'Addison County, VT',
      'Orleans Parish, LA',
      'Baltimore city, MD',
      'Baltimore County, MD',
      'Carson City, NV',
      'Nome Census Area, AK',
      'District of Columbia, DC',
    ]),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => /, (.?|undefined)$/.test(name))).toEqual([]);
});

test('neighbors of a category are those that people look for in its place', () => {
  const neighbors = (category: string) =>
    deriveNeighbors()
      .filter((row) => row.category === category)
      .map(({ neighbor }) => neighbor);
  expect(neighbors('dog-walkers')).toEqual(expect.arrayContaining(['pet-services']));
  expect(neighbors('tailors').slice(0, 2)).toEqual(['dry-cleaners', 'clothing-stores']);
  expect(neighbors('cemeteries')).toEqual(['funeral-homes']);
  expect([...neighbors('amusements'), ...neighbors('stables')]).not.toContain('sports-centers');
  expect(neighbors('pizza')[0]).toBe('restaurants');
  expect(neighbors('bookstores')).not.toContain('furniture-stores');
  expect(neighbors('pest-control')).not.toContain('electricians');
  expect(neighbors('contractors')).not.toContain('architects');
});

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

test('changed files are loaded into a database in use, and what an operator did there stays', async ({
  onTestFinished,
}) => {
  const own = await openSchema();
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-reference-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await own.close();
  });
  cpSync(join(root, 'supabase/reference'), folder, { recursive: true });
  const edit = (file: ReferenceFile, from: string, to: string) => {
    const path = join(folder, `${file}.csv`);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  };
  const load = () =>
    loadReference(async (sql, values) => ({ rows: await own.query(sql, values) }), folder);
  const read = (sql: string) =>
    own.query(sql).then((rows) => rows.map((row) => Object.values(row)));
  expect(await load()).toEqual([]);

  await own.exec(`
    update private.states set time_zone = 'America/Denver' where code = 'AL';
    update public.categories set name = 'Pubs', synonyms = array_remove(synonyms, 'pub') || '{our word}' where slug = 'bars';
    update public.categories set position = 1, drawing = 'bakeries' where slug = 'cafes';
    update public.metros set slug = 'capital-tx', name = 'The Capital' where slug = 'austin-tx';
    insert into private.former_metros select 'austin-tx', id from public.metros where slug = 'capital-tx';
    delete from public.metros where slug = 'boise-id';
    delete from private.neighborhoods where (metro, name) = ('new-york-ny', 'Downtown');
    delete from private.short_names where short = 'bk';
    insert into private.short_names values ('ours', 'an own one');
    insert into private.mail_hosts values ('own.example')`);
  edit('states', 'AL,Alabama,America/Chicago', 'AL,Alabama,America/New_York');
  edit('states', 'AK,Alaska,America/Anchorage', 'AK,Alaska,America/Nome');
  edit('categories', 'bars,Bars & Pubs,', 'bars,Bars and Pubs,new word;');
  edit('categories', 'cafes,Cafés & Coffee,', 'cafes,Cafés,');
  edit('metros', 'austin-tx,Austin,TX,30', 'austin-tx,Austin,TX,45');
  edit('metros', 'boise-id,Boise,ID,30', 'boise-id,Boise,ID,45');
  edit('neighborhoods', 'new-york-ny,Downtown,', 'new-york-ny,Downtown,old town;');
  const added =
    'austin-tx,Quixote Town,,30.2,-97.7,1,true\nboise-id,Sancho Town,,43.6,-116.2,1,true\n';
  edit('neighborhoods', 'new-york-ny,Midtown,', `${added}new-york-ny,Midtown,`);
  edit('short-names', 'bofa,bank of america\n', 'wf,wells fargo\n');
  edit('mail-hosts', '0-mail.com\n', 'new-mail.example\n');
  expect(await load()).toEqual([
    'categories',
    'category-neighbors',
    'metros',
    'states',
    'counties',
    'neighborhoods',
    'short-names',
    'mail-hosts',
  ]);
  expect(await load()).toEqual([]);

  expect(
    await read(`select code, time_zone from private.states where code in ('AL', 'AK') order by 1`),
  ).toEqual([
    ['AK', 'America/Nome'],
    ['AL', 'America/Denver'],
  ]);
  expect(
    await read(`select name from public.categories where slug in ('bars', 'cafes') order by 1`),
  ).toEqual([['Cafés'], ['Pubs']]);
  expect(
    await read(
      `select slug, name from public.metros where slug in ('austin-tx', 'boise-id', 'capital-tx')`,
    ),
  ).toEqual([['capital-tx', 'The Capital']]);
  expect(
    await read(
      `select metro from private.neighborhoods where name in ('Quixote Town', 'Sancho Town')`,
    ),
  ).toEqual([['capital-tx']]);
  expect(
    await read(
      `select name from private.neighborhoods where (metro, name) = ('new-york-ny', 'Downtown')`,
    ),
  ).toEqual([]);
  const [[synonyms]] = (await read(
    `select synonyms from public.categories where slug = 'bars'`,
  )) as [[string[]]];
  expect(synonyms).toEqual(expect.arrayContaining(['our word', 'new word', 'tavern']));
  expect(synonyms).not.toContain('pub');
  expect(
    await read(
      `select short from private.short_names where short in ('bk', 'bofa', 'ours', 'wf') order by 1`,
    ),
  ).toEqual([['ours'], ['wf']]);
  expect(
    await read(
      `select host from private.mail_hosts where host in ('0-mail.com', 'new-mail.example', 'own.example') order by 1`,
    ),
  ).toEqual([['new-mail.example'], ['own.example']]);
});

test('a category that a file no longer has stays, since listings may be of it', async ({
  onTestFinished,
}) => {
  const own = await openSchema();
  onTestFinished(own.close);
  const content = JSON.stringify([{ slug: 'new-kind', name: 'New Kind' }]);
  const values = ['categories', 'another', 'public.categories', '{slug}', content];
  await own.query('select private.load_reference($1, $2, $3, $4, $5)', values);
  const slugs = await own.query<{ slug: string }>('select slug from public.categories');
  expect(slugs.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['bars', 'new-kind']));
});
