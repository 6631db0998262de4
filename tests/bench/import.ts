import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from '../../supabase/local/environment.ts';
import { cloneDatabase } from '../../supabase/local/postgres/databases.ts';
import { startSupabase, type Supabase } from '../../supabase/local/stack.ts';
import { openTestServer, templateDatabases } from '../support/test-server.ts';
import { findParent, readCpuSeconds, readCpuSecondsOfFamily, readMemory } from './processes.ts';
import { withReading } from './with-reading.ts';
import { writeGeneratedRows } from './write-generated-rows.ts';

const defaultRows = 50_000;

type Sample = { rows: number; seconds: number; postgres: number; node: number; megabytes: number };
type Run = { samples: Sample[]; summary: string };
/** Blocks that a search reads, and its time. */
type Cost = { blocks: number; ms: number };

const searches = ['junk yard south bend', 'pizza in chicago', 'thai restarant', 'coffee'];
const searchEveryMs = 500;
/**
 * A search right after the import reads at most so many times the blocks of one after a vacuum, without
 * which scans of an index alone read the table, too: 2.3 times at 1,000 rows, in the same time.
 */
const maxBlocks = 3;

/** Autovacuum may come before or after the searches; what the import itself leaves is measured. */
const stopAutovacuum = `do $$
declare
  grown regclass;
begin
  for grown in select oid from pg_class
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('alter table %s set (autovacuum_enabled = off)', grown);
  end loop;
end $$`;

/**
 * Imports a made-up file twice by the product's own command: what a row costs, that nothing changes
 * the second time, and what a search costs meanwhile and right afterwards.
 */
export async function benchImport(rows = defaultRows): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-import-'));
  const path = join(folder, `made-${rows}.csv`);
  await writeGeneratedRows({ path, rows });
  const { handle: server, stop: stopServer } = await openTestServer(console.log);
  try {
    await cloneDatabase({ server, name: 'imported', template: templateDatabases.schema });
    const supabase = await startSupabase({
      dataDir: null,
      server,
      databaseName: 'imported',
      port: 0,
      seed: false,
      log: () => undefined,
    });
    try {
      await supabase.database.exec(stopAutovacuum);
      await importTwice({ supabase, path, rows });
    } finally {
      await supabase.stop();
    }
  } finally {
    await stopServer();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Input = { supabase: Supabase; path: string; rows: number };

async function importTwice(input: Input): Promise<void> {
  const during: Cost[] = [];
  const timer = setInterval(() => {
    void measureSearch(input.supabase, searches[during.length % searches.length]!)
      .then((cost) => during.push(cost))
      .catch(() => undefined);
  }, searchEveryMs);
  const first = await importOnce(input);
  clearInterval(timer);
  const after = await measureSearches(input.supabase);
  await input.supabase.database.exec('vacuum analyze');
  const cleaned = await measureSearches(input.supabase);
  print(`Import of ${input.rows.toLocaleString('en-US')} rows into an empty directory`, first);
  console.table([
    toCostLine('during the import', during),
    toCostLine('right after it', after),
    toCostLine('after a vacuum', cleaned),
  ]);
  for (const [index, { blocks }] of after.entries()) {
    const least = cleaned[index]!.blocks;
    if (blocks > maxBlocks * least) {
      throw new Error(
        `"${searches[index]}" reads ${blocks} blocks after an import, ${least} later`,
      );
    }
  }
  const before = await findTransaction(input.supabase);
  const listings = await countListings(input.supabase);
  const second = await importOnce(input);
  const written = await countWritten(input.supabase, before);
  const lost = listings - (await countListings(input.supabase));
  print('The same file again', second);
  const [took, tookAgain] = [first, second].map(({ samples }) => samples.at(-1)?.seconds ?? 0);
  if (lost !== 0) throw new Error(`Of ${listings} listings the second run lost ${lost}`);
  if (written > 0) throw new Error(`The second run wrote ${written} listings`);
  if (tookAgain! > took!) {
    throw new Error(`The second run took ${tookAgain} s, the first ${took} s`);
  }
}

async function importOnce({ supabase, path, rows }: Input): Promise<Run> {
  const [session] = await supabase.database.query<{ pid: number }>(
    'select pg_backend_pid() as pid',
  );
  const postmaster = findParent(session!.pid);
  const before = readCpuSecondsOfFamily(postmaster);
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['supabase/commands/import.ts', path], {
    cwd: root,
    env: {
      ...process.env,
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      SUPABASE_SECRET_KEY: supabase.secretKey,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const samples: Sample[] = [];
  const summary: string[] = [];
  let megabytes = 0;
  let node = 0;
  const timer = setInterval(() => {
    megabytes = readMemory(child.pid!) || megabytes;
    node = readCpuSeconds(child.pid!) || node;
  }, 250);

  function take(rowsDone: number): void {
    const seconds = (performance.now() - startedAt) / 1000;
    const postgres = readCpuSecondsOfFamily(postmaster) - before;
    samples.push({ rows: rowsDone, seconds, postgres, node, megabytes });
  }
  let isSummary = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const progress = /^([\d,]+) rows read/.exec(line)?.[1];
    if (progress !== undefined) take(Number(progress.replaceAll(',', '')));
    isSummary ||= /^Read\s/.test(line);
    if (isSummary) summary.push(line);
  }
  const [code] = await ended;
  clearInterval(timer);
  take(rows);
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  return { samples, summary: summary.join('\n') };
}

function print(title: string, { summary, samples }: Run): void {
  console.log(`\n${title}\n${summary}`);
  console.table(samples.map(toLine));
}

/** After a first call, which prepares plans. */
async function measureSearches(supabase: Supabase): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const q of searches) {
    await measureSearch(supabase, q);
    costs.push(await measureSearch(supabase, q));
  }
  return costs;
}

async function measureSearch({ database }: Supabase, q: string): Promise<Cost> {
  const [row] = await database.query<{ 'QUERY PLAN': ExplainedPlan[] }>(
    `explain (analyze, buffers, format json) select public.search_businesses(${withReading(`q => '${q}'`)})`,
  );
  const { Plan: plan, 'Execution Time': ms } = row!['QUERY PLAN'][0]!;
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], ms };
}

type ExplainedPlan = {
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
  'Execution Time': number;
};

function toCostLine(when: string, costs: Cost[]) {
  const sorted = (name: keyof Cost) => costs.map((cost) => cost[name]).toSorted((a, b) => a - b);
  const [blocks, ms] = [sorted('blocks'), sorted('ms')];
  const middle = Math.floor(costs.length / 2);
  return {
    when,
    searches: costs.length,
    'blocks, median': blocks[middle],
    'most blocks': blocks.at(-1),
    'ms, median': Math.round(ms[middle] ?? 0),
    'most ms': Math.round(ms.at(-1) ?? 0),
  };
}

async function findTransaction({ database }: Supabase): Promise<string> {
  const [row] = await database.query<{ transaction: string }>(
    'select pg_current_xact_id()::text as transaction',
  );
  return row!.transaction;
}

/** How many listings were written since that transaction; counters would come up to 10 s late. */
async function countWritten({ database }: Supabase, since: string): Promise<number> {
  const [row] = await database.query<{ written: number }>(
    'select count(*)::integer as written from public.businesses where xmin::text::bigint >= $1',
    [since],
  );
  return row!.written;
}

async function countListings({ database }: Supabase): Promise<number> {
  const [row] = await database.query<{ listings: number }>(
    'select count(*)::integer as listings from public.businesses',
  );
  return row!.listings;
}

/** Of all rows until then, and of those since the line before. */
function toLine(sample: Sample, index: number, samples: Sample[]) {
  const { rows, seconds, postgres, node, megabytes } = sample;
  const last = samples[index - 1] ?? { rows: 0, postgres: 0 };
  const perRow = (cpuSeconds: number, of = rows) => ((cpuSeconds * 1000) / of).toFixed(2);
  return {
    rows,
    'rows/s': Math.round(rows / seconds),
    'PostgreSQL ms/row': perRow(postgres),
    'since the last': perRow(postgres - last.postgres, Math.max(rows - last.rows, 1)),
    'node ms/row': perRow(node),
    'node MB': Math.round(megabytes),
  };
}
