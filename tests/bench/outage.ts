import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerVariables } from '../../supabase/commands/worker-variables.ts';
import { findFreePort } from '../../supabase/local/port.ts';
import { type Supabase, startSupabase, startUpstash } from '../../supabase/local/stack.ts';
import { serveWorker } from '../../supabase/local/worker.ts';
import { buildSeed } from '../../supabase/seed/build-seed.ts';
import { buildOfRun } from '../support/build-of-run.ts';
import { screens } from '../support/screens.ts';
import { sendVisitors } from './send-visitors.ts';
import type { Spread } from './spread.ts';

const beacons = { amount: 100_000, perSecond: 400, vitalsPerBeacon: 1 };
/** The part of that rate which has to be reached. */
const minRate = 0.95;
const outageSeconds = 60;
const pages = ['home', 'listing', 'results'];
const pagesPerSecond = 9;
const windowSeconds = { idle: 40, loaded: 40, stopped: 50 };
/** So many times what it is while nothing else comes may the 95th percentile of pages be while beacons come. */
const maxTimesIdle = 2;
const drainTimeoutMs = 10 * 60_000;
/** The longest time after which a batch of this test may come back; see `queueRetries`. */
const lateRowsMs = 90_000;

/**
 * 100,000 beacons at a steady rate, the database stopped for a minute on the way: the table must
 * end with exactly those that were accepted, and pages must stay as fast as they were.
 */
export async function benchOutage(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mainstreet-outage-'));
  const port = await findFreePort();
  const start = () => startSupabase({ dataDir, port, seed: true, buildSeed, log: () => undefined });
  let supabase = await start();
  const upstash = await startUpstash({ port: 0, log: () => undefined });
  const worker = await serveWorker({
    buildDir: buildOfRun(),
    port: 0,
    variables: workerVariables({ supabase, upstash }),
    persistDir: null,
    onLog: () => undefined,
    isBare: true,
  });
  const paths = pages.map((name) => screens.find((screen) => screen.name === name)?.path ?? name);
  const timePages = (seconds: number) =>
    sendVisitors('timePages', { url: worker.url, paths, perSecond: pagesPerSecond, seconds });
  try {
    const seeded = await count(supabase.database);
    await timePages(3);
    const idle = await timePages(windowSeconds.idle);
    const sending = sendVisitors('paceBeacons', { url: worker.url, ...beacons });
    await sleep(5_000);
    const loaded = await timePages(windowSeconds.loaded);
    await supabase.stop();
    const stoppedAt = Date.now();
    await sleep(5_000);
    const stopped = await timePages(windowSeconds.stopped);
    console.log(`\nPages at ${beacons.perSecond} beacons a second, ms: median / 95th percentile`);
    console.table(
      pages.map((page, index) => ({
        page,
        idle: show(idle.pages[index]),
        'while beacons come': show(loaded.pages[index]),
        'and the database is stopped': show(stopped.pages[index]),
      })),
    );
    const timesIdle = loaded.all.p95Ms / idle.all.p95Ms;
    console.log(
      `95th percentile of all pages: ${idle.all.p95Ms} ms idle, ${loaded.all.p95Ms} ms at ${beacons.perSecond} beacons a second: ${timesIdle.toFixed(2)} times, and may be ${maxTimesIdle}`,
    );
    await sleep(Math.max(0, outageSeconds * 1000 - (Date.now() - stoppedAt)));
    supabase = await start();
    const { accepted, sent, perSecond, medianMs, p95Ms } = await sending;
    const rows = await waitForRows(supabase, { seeded, expected: accepted });
    console.log(`\n${sent} beacons, ${perSecond} a second; the database stopped for a minute`);
    console.table([{ what: 'a beacon', medianMs, p95Ms }]);
    console.log(`Accepted ${accepted}, ${rows} rows in the table`);
    if (rows !== accepted || accepted === 0) {
      throw new Error('Beacons were lost or written twice');
    }
    if (perSecond < minRate * beacons.perSecond) {
      throw new Error(`This machine sends ${perSecond} beacons a second, too few to say anything`);
    }
    const slower = pages.filter((_page, index) =>
      isSlower(stopped.pages[index], loaded.pages[index]),
    );
    if (slower.length > 0) {
      throw new Error(`Slower while the database is stopped: ${slower.join(', ')}`);
    }
    if (!(timesIdle <= maxTimesIdle)) {
      throw new Error(`Beacons make pages ${timesIdle.toFixed(2)} times slower`);
    }
  } finally {
    await worker.stop();
    await upstash.stop();
    await supabase.stop();
    await rm(dataDir, { recursive: true });
  }
}

/** By its median; the 95th percentile is the machine's, whose two cores everybody here shares. */
function isSlower(then: Spread | undefined, before: Spread | undefined): boolean {
  return (then?.medianMs ?? Infinity) > 2 * (before?.medianMs ?? 0) + 5;
}

function show({ medianMs, p95Ms }: Spread = { medianMs: NaN, p95Ms: NaN }): string {
  return `${medianMs} / ${p95Ms}`;
}

/** Waits until there are so many rows, and then whether more come: they must not. */
async function waitForRows(
  { database }: Supabase,
  { seeded, expected }: { seeded: number; expected: number },
): Promise<number> {
  const deadline = Date.now() + drainTimeoutMs;
  let rows = 0;
  while (rows < expected && Date.now() < deadline) {
    await sleep(1_000);
    rows = (await count(database)) - seeded;
  }
  await sleep(lateRowsMs);
  return (await count(database)) - seeded;
}

async function count(database: Supabase['database']): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int from public.perf_metrics',
  );
  return row?.count ?? 0;
}
