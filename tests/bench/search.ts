import autocannon from 'autocannon';
import { join } from 'node:path';
import { readApiConfig } from '../../supabase/local/api-config.ts';
import { type Database, connectDatabase } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/environment.ts';
import { jwtSecret } from '../../supabase/local/keys.ts';
import { connectionString } from '../../supabase/local/postgres/admin.ts';
import type { ServerHandle } from '../../supabase/local/postgres/server.ts';
import { startPostgRest } from '../../supabase/local/postgrest.ts';
import { type Size, nameOf, openSearchDatabases, sizes } from './search-databases.ts';
import { type Spread, spread } from './spread.ts';

const runs = 15;
/** What the limits hold for; a million is measured and judged by nobody yet. */
const limitedSize: Size = 100_000;
const limitMs = 60;
const callers = 8;
const callSeconds = 10;

/** Arguments of `search_businesses`, by what a visitor does. */
const queries = {
  'a map of a city': 'south => 40.6, west => -74.1, north => 40.9, east => -73.8',
  'words on a map of a city':
    "q => 'coffee', south => 40.6, west => -74.1, north => 40.9, east => -73.8",
  'a category on a map of several states':
    "category => 'plumbers', south => 36, west => -90, north => 42, east => -80",
  'a map of the country': 'south => 24, west => -125, north => 50, east => -66',
  'a map of where nobody is': 'south => 60, west => -170, north => 70, east => -160',
  'a state': "near => 'texas'",
  'words in a state': "q => 'pizza', near => 'TX'",
  'a place among the words': "q => 'tacos in austin'",
  'open now near rounded coordinates': 'lat => 30.27, lng => -97.74, open_now => true',
  'a typing error': "q => 'goldn cafe'",
  'a typing error near a place': "q => 'resturant', near => 'New York, NY'",
  'a synonym near a city': "q => 'vet', near => 'Austin, TX'",
  'a broad word everywhere': "q => 'coffee'",
  'a category in a metro': "category => 'plumbers', metro => 'chicago-il'",
  'near coordinates, nearest first': "lat => 40.71, lng => -74.0, sort => 'distance'",
  'a zip code, well rated': "near => '78701', min_rating => 4",
  'open on Friday evening in a city': "open_minute => 6900, city => 'Austin, TX'",
  'open now near a metro': "near => 'Denver', open_now => true",
  'a word and a category by rating': "q => 'family', category => 'dentists', sort => 'rating'",
  'everything by name': "sort => 'name'",
  'a page far down the list by name':
    "sort => 'name', after_key => 'south', after_id => '00000000-0000-4000-8000-000000000000'",
};

type Measurement = Spread & {
  found: string;
  /** PostgreSQL's own counts: a read of the whole table would show. */
  scans: number;
  indexRows: number;
};

/** Search at each size, asked in PostgreSQL itself, and how many small requests PostgREST answers. */
export async function benchSearch(): Promise<void> {
  const { handle: server, stop } = await openSearchDatabases();
  try {
    const measured = new Map<Size, Map<string, Measurement>>();
    for (const size of sizes) measured.set(size, await measureAll(server, size));
    console.log(`\nSearch, ms: median / 95th percentile of ${runs} warm runs, by listings`);
    console.table(Object.keys(queries).map((what) => toLine(what, measured)));
    console.log('\nWhat it reads of the listings: whole-table scans, and index rows a search');
    console.table(Object.keys(queries).map((what) => toReads(what, measured)));
    await benchPostgRest(server);
    const slow = [...(measured.get(limitedSize) ?? [])].filter(
      ([, { medianMs, scans }]) => medianMs > limitMs || scans > 0,
    );
    if (slow.length > 0) {
      throw new Error(
        `Over ${limitMs} ms or without an index: ${slow.map(([what]) => what).join(', ')}`,
      );
    }
  } finally {
    await stop();
  }
}

function toLine(what: string, measured: Map<Size, Map<string, Measurement>>) {
  const cells = [...measured].map(([size, lines]) => {
    const { medianMs = NaN, p95Ms = NaN } = lines.get(what) ?? {};
    return [size.toLocaleString('en-US'), `${medianMs.toFixed(1)} / ${p95Ms.toFixed(1)}`];
  });
  return { what, found: measured.get(limitedSize)?.get(what)?.found, ...Object.fromEntries(cells) };
}

function toReads(what: string, measured: Map<Size, Map<string, Measurement>>) {
  const cells = [...measured].map(([size, lines]) => {
    const { scans, indexRows } = lines.get(what) ?? {};
    return [size.toLocaleString('en-US'), `${scans}, ${indexRows}`];
  });
  return { what, ...Object.fromEntries(cells) };
}

async function measureAll(server: ServerHandle, size: Size): Promise<Map<string, Measurement>> {
  const database = connectDatabase({ server, name: nameOf(size), role: 'postgres' });
  const lines = new Map<string, Measurement>();
  for (const [what, args] of Object.entries(queries))
    lines.set(what, await measure(database, args));
  await database.close();
  return lines;
}

async function measure(database: Database, args: string): Promise<Measurement> {
  const sql = `select public.search_businesses(${args}) as answer`;
  await database.query(sql);
  const before = await countReads(database);
  const times: number[] = [];
  let found = '';
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    const [row] = await database.query<{ answer: { total: number; total_capped: boolean } }>(sql);
    times.push(performance.now() - startedAt);
    found = `${row?.answer.total}${row?.answer.total_capped ? '+' : ''}`;
  }
  const after = await countReads(database);
  return {
    ...spread(times),
    found,
    scans: after.scans - before.scans,
    indexRows: Math.round((after.rows - before.rows) / runs),
  };
}

/** Scans that read all of `businesses`, and rows read through its indexes, since the start. */
async function countReads(database: Database): Promise<{ scans: number; rows: number }> {
  await database.query('select pg_stat_force_next_flush()');
  const [row] = await database.query<{ scans: number; rows: number }>(`
    select t.seq_scan::int as scans, sum(i.idx_tup_read)::int as rows
    from pg_stat_user_tables as t join pg_stat_user_indexes as i using (relid)
    where t.relname = 'businesses' group by t.seq_scan`);
  return row ?? { scans: 0, rows: 0 };
}

/** Without the gateway before it: what PostgREST and PostgreSQL do together. */
async function benchPostgRest(server: ServerHandle): Promise<void> {
  const postgrest = await startPostgRest({
    databaseUrl: connectionString({ server, database: nameOf(3_000), role: 'authenticator' }),
    jwtSecret,
    config: readApiConfig(join(root, 'supabase')),
    log: console.log,
  });
  const url = `http://127.0.0.1:${postgrest.port}/metros?select=slug&limit=1`;
  await autocannon({ url, connections: callers, duration: 2 });
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: callers,
    duration: callSeconds,
  });
  await postgrest.stop();
  if (non2xx > 0) throw new Error(`${non2xx} answers of PostgREST were not 200`);
  console.log(`\nPostgREST, one small row to ${callers} callers`);
  console.table([
    {
      'requests/s': Math.round(requests.average),
      'median ms': latency.p50,
      '99th ms': latency.p99,
    },
  ]);
}
