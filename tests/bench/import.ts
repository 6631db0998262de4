import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { root } from '../../supabase/local/environment.ts';
import { cloneDatabase } from '../../supabase/local/postgres/databases.ts';
import { startSupabase, type Supabase } from '../../supabase/local/stack.ts';
import { openTestServer, templates } from '../support/test-server.ts';
import { findParent, readCpuSeconds, readCpuSecondsOfFamily, readMemory } from './processes.ts';
import { writeMadeRows } from './write-made-rows.ts';

const defaultRows = 50_000;

type Sample = { rows: number; seconds: number; postgres: number; node: number; megabytes: number };
type Run = { samples: Sample[]; summary: string };

/** Imports a made-up file twice by the product's own command: what a row costs, and that nothing changes the second time. */
export async function benchImport(): Promise<void> {
  const rows = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? defaultRows);
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-import-'));
  const path = join(folder, `made-${rows}.csv`);
  await writeMadeRows({ path, rows });
  const { handle: server, stop: stopServer } = await openTestServer(console.log);
  try {
    await cloneDatabase({ server, name: 'imported', template: templates.schema });
    const supabase = await startSupabase({
      dataDir: null,
      server,
      databaseName: 'imported',
      port: 0,
      seed: false,
      log: () => undefined,
    });
    try {
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
  const first = await importOnce(input);
  print(`Import of ${input.rows.toLocaleString('en-US')} rows into an empty directory`, first);
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
