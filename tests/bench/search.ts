import { join } from 'node:path';
import autocannon from 'autocannon';
import { readApiConfig } from '../../supabase/local/api-config.ts';
import { type Database, connectDatabase } from '../../supabase/local/database.ts';
import { root } from '../../supabase/local/environment.ts';
import { jwtSecret } from '../../supabase/local/keys.ts';
import { connectionString } from '../../supabase/local/postgres/admin.ts';
import type { ServerHandle } from '../../supabase/local/postgres/server.ts';
import { startPostgRest } from '../../supabase/local/postgrest.ts';
import { type DatabaseSize, nameOf, openSearchDatabases, sizes } from './search-databases.ts';
import { questions, similarKind } from './search-questions.ts';
import { spread } from './spread.ts';

const runs = 15;
/** What the limits of searches hold for; a million is measured and judged by nobody yet. */
const limitedSize: DatabaseSize = 100_000;
const limitMs = 60;
/** Of `find_similar_businesses`, at every size. */
const similarLimitMs = 50;
/** Of a scan: one that stops when it has found enough may be the best way. */
const limitRows = 10_000;
const callers = 8;
const callSeconds = 10;

const everyQuestion = Object.values(questions).flatMap((asked) => Object.entries(asked));

type Measurement = {
  /** Milliseconds of each run. */
  times: number[];
  /** How many listings; of suggestions how many altogether. */
  found: string;
  /** By PostgreSQL's own counts, of each run: rows of the table, and of its indexes. */
  tableRows: number;
  indexRows: number;
};

/** Search at each size, asked in PostgreSQL itself, and how many small requests PostgREST answers. */
export async function benchSearch(): Promise<void> {
  const { handle: server, stop } = await openSearchDatabases(1_000_000);
  try {
    const measured: Measured = new Map();
    for (const size of sizes) measured.set(size, await measureAll(server, size));
    console.log(`\nSearch, ms: median / 95th percentile of ${runs} warm runs each, by listings`);
    console.table(Object.keys(questions).map((kind) => toKindLine(kind, measured)));
    console.table(everyQuestion.map(([what]) => toLine(what, measured)));
    console.log('\nRows a question reads in scans of the listings, and through their indexes');
    console.table(everyQuestion.map(([what]) => toReads(what, measured)));
    await benchPostgRest(server);
    failIfSlow(measured);
  } finally {
    await stop();
  }
}

type Measured = Map<DatabaseSize, Map<string, Measurement>>;

/** @throws Error that names what took too long, or read too much of the table */
function failIfSlow(measured: Measured): void {
  const isSimilar = (what: string) => Object.hasOwn(questions[similarKind] ?? {}, what);
  const slow = [...measured].flatMap(([size, lines]) =>
    [...lines].filter(([what, { times, tableRows }]) => {
      const { medianMs } = spread(times);
      if (isSimilar(what)) return medianMs > similarLimitMs || tableRows > limitRows;
      return size === limitedSize && (medianMs > limitMs || tableRows > limitRows);
    }),
  );
  if (slow.length === 0) return;
  const names = slow.map(([what]) => what).join(', ');
  throw new Error(
    `Over ${limitMs} ms (${similarKind}: ${similarLimitMs}) or ${limitRows} rows without an index: ${names}`,
  );
}

function toKindLine(kind: string, measured: Measured) {
  const asked = Object.keys(questions[kind] ?? {});
  const cells = [...measured].map(([size, lines]) => [
    size.toLocaleString('en-US'),
    toCell(asked.flatMap((what) => lines.get(what)?.times ?? [])),
  ]);
  return { kind, questions: asked.length, ...Object.fromEntries(cells) };
}

function toLine(what: string, measured: Measured) {
  const cells = [...measured].map(([size, lines]) => [
    size.toLocaleString('en-US'),
    toCell(lines.get(what)?.times ?? []),
  ]);
  return { what, found: measured.get(limitedSize)?.get(what)?.found, ...Object.fromEntries(cells) };
}

function toCell(times: number[]): string {
  const { medianMs, p95Ms } = spread(times);
  return `${medianMs.toFixed(1)} / ${p95Ms.toFixed(1)}`;
}

function toReads(what: string, measured: Measured) {
  const cells = [...measured].map(([size, lines]) => {
    const { tableRows, indexRows } = lines.get(what) ?? {};
    return [size.toLocaleString('en-US'), `${tableRows}, ${indexRows}`];
  });
  return { what, ...Object.fromEntries(cells) };
}

async function measureAll(
  server: ServerHandle,
  size: DatabaseSize,
): Promise<Map<string, Measurement>> {
  const database = connectDatabase({ server, name: nameOf(size), role: 'postgres' });
  const lines = new Map<string, Measurement>();
  for (const [what, call] of everyQuestion) lines.set(what, await measure(database, call));
  await database.close();
  return lines;
}

type Answer = {
  total?: number;
  total_capped?: boolean;
  businesses?: unknown[];
  categories?: unknown[];
  places?: unknown[];
};

async function measure(database: Database, call: string): Promise<Measurement> {
  const sql = `select ${call} as answer`;
  await database.query(sql);
  const before = await countReads(database);
  const times: number[] = [];
  let found = '';
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    const [row] = await database.query<{ answer: Answer | unknown[] }>(sql);
    times.push(performance.now() - startedAt);
    found = countFound(row?.answer ?? {});
  }
  const after = await countReads(database);
  return {
    times,
    found,
    tableRows: Math.round((after.table - before.table) / runs),
    indexRows: Math.round((after.indexes - before.indexes) / runs),
  };
}

function countFound(answer: Answer | unknown[]): string {
  if (Array.isArray(answer)) return String(answer.length);
  const { total, total_capped, businesses, categories, places } = answer;
  if (total !== undefined) return `${total}${total_capped ? '+' : ''}`;
  return String([businesses, categories, places].flat().length);
}

/** Rows of `businesses` read in scans of the table, and through its indexes, since the start. */
async function countReads(database: Database): Promise<{ table: number; indexes: number }> {
  await database.query('select pg_stat_force_next_flush()');
  const [row] = await database.query<{ table: number; indexes: number }>(`
    select t.seq_tup_read as table, sum(i.idx_tup_read)::bigint as indexes
    from pg_stat_user_tables as t join pg_stat_user_indexes as i using (relid)
    where t.relname = 'businesses' group by t.seq_tup_read`);
  return row ?? { table: 0, indexes: 0 };
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
