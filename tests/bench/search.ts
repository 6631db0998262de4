import { join } from 'node:path';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { Database } from '../../supabase/local/database.ts';
import { readEnvironment } from '../../supabase/local/environment.ts';
import { startSupabase } from '../../supabase/local/stack.ts';
import { loadBusinesses } from '../../supabase/seed/load.ts';
import { fingerprintDatabase } from '../support/fingerprint.ts';

const listings = 100_000;
const runs = 15;
const limitMs = 60;

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

/**
 * Search at 100,000 generated listings, asked in PGlite itself. The scans are PostgreSQL's own
 * counts: a read of the whole table would show.
 */
export async function benchSearch(): Promise<void> {
  const dataDir = join(readEnvironment().dataDir, `bench-${await fingerprintDatabase()}`);
  const supabase = await startSupabase({ dataDir, port: 0, seed: true, log: console.log });
  const { database } = supabase;
  try {
    await fill(database, supabase);
    console.log(
      `\nSearch at ${listings.toLocaleString('en-US')} listings in PGlite (${runs} runs each)`,
    );
    const lines = [];
    for (const [what, args] of Object.entries(queries)) {
      lines.push(await measure({ database, what, args }));
    }
    console.table(lines);
    const slow = lines.filter(
      (line) => line['median ms'] > limitMs || line['whole-table scans'] > 0,
    );
    if (slow.length > 0) {
      throw new Error(
        `Over ${limitMs} ms or without an index: ${slow.map(({ what }) => what).join(', ')}`,
      );
    }
  } finally {
    await supabase.stop();
  }
}

async function fill(database: Database, keys: { url: string; secretKey: string }): Promise<void> {
  const [count] = await database.query<{ count: number }>(
    'select count(*)::int from public.businesses',
  );
  if ((count?.count ?? 0) < listings) {
    console.log('Loading the listings; this takes some minutes and is kept for the next time.');
    await loadBusinesses({
      db: createServiceRoleClient(keys),
      count: listings,
      hasProfiles: false,
      onProgress: (done) => {
        if (done % 20_000 === 0) {
          console.log(`${done} listings`);
        }
      },
    });
    await database.exec('vacuum analyze');
  }
}

type Measurement = { database: Database; what: string; args: string };

async function measure({ database, what, args }: Measurement) {
  const sql = `select public.search_businesses(${args}) as answer`;
  await database.query(sql);
  const before = await countScans(database);
  const times: number[] = [];
  let total = '';
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    const [row] = await database.query<{ answer: { total: number; total_capped: boolean } }>(sql);
    times.push(performance.now() - startedAt);
    total = `${row?.answer.total}${row?.answer.total_capped ? '+' : ''}`;
  }
  const after = await countScans(database);
  times.sort((one, other) => one - other);
  const at = (share: number) => Number((times[Math.ceil(share * runs) - 1] ?? 0).toFixed(1));
  return {
    what,
    total,
    'median ms': at(0.5),
    '95th ms': at(0.95),
    'whole-table scans': after.scans - before.scans,
    'index rows read': Math.round((after.rows - before.rows) / runs),
  };
}

/** Scans that read all of `businesses`, and rows read through its indexes, since the start. */
async function countScans(database: Database): Promise<{ scans: number; rows: number }> {
  await database.query('select pg_stat_force_next_flush()');
  const [row] = await database.query<{ scans: number; rows: number }>(`
    select t.seq_scan::int as scans, sum(i.idx_tup_read)::int as rows
    from pg_stat_user_tables as t join pg_stat_user_indexes as i using (relid)
    where t.relname = 'businesses' group by t.seq_scan`);
  return row ?? { scans: 0, rows: 0 };
}
