import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workerVariables } from '../../supabase/local/backend.ts';
import { root } from '../../supabase/local/environment.ts';
import { findFreePort } from '../../supabase/local/port.ts';
import { type Supabase, startSupabase, startUpstash } from '../../supabase/local/stack.ts';
import { serveWorker } from '../../supabase/local/worker.ts';
import { sendBeacons, spread } from './beacons.ts';

const beacons = 20_000;
const vitalsPerBeacon = 5;
const perSecond = 250;
const outageSeconds = 60;
const drainTimeoutMs = 10 * 60_000;

/**
 * 100,000 vitals while the database is stopped for a minute: the table must end with exactly those
 * that were accepted, and pages must stay as fast as they were.
 */
export async function benchOutage(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mainstreet-outage-'));
  const port = await findFreePort();
  const start = () => startSupabase({ dataDir, port, seed: true, log: () => undefined });
  let supabase = await start();
  const upstash = await startUpstash({ port: 0, log: () => undefined });
  const worker = await serveWorker({
    buildDir: join(root, 'build'),
    port: 0,
    variables: workerVariables({ supabase, upstash }),
    persistDir: null,
    onLog: () => undefined,
  });
  try {
    const seeded = await count(supabase.database);
    const before = await timePages(worker.url);
    const sending = sendBeacons({ url: worker.url, connections: 8, amount: beacons, perSecond });
    const loaded = await timePages(worker.url);
    await supabase.stop();
    const stoppedAt = Date.now();
    const during = await timePages(worker.url);
    await sleep(Math.max(0, outageSeconds * 1000 - (Date.now() - stoppedAt)));
    supabase = await start();
    const { accepted, sent, medianMs, p95Ms } = await sending;
    const rows = await waitForRows(supabase, { seeded, expected: accepted * vitalsPerBeacon });
    console.log(
      `\n${sent * vitalsPerBeacon} vitals at ${perSecond} beacons a second, the database stopped for ${outageSeconds} s`,
    );
    console.table([
      { what: 'a beacon', medianMs, p95Ms },
      { what: 'a page before', ...before },
      { what: 'a page while beacons come', ...loaded },
      { what: 'a page while beacons come and the database is away', ...during },
    ]);
    console.log(`Accepted ${accepted * vitalsPerBeacon} vitals, ${rows} rows in the table`);
    if (rows !== accepted * vitalsPerBeacon || accepted === 0) {
      throw new Error('Beacons were lost or written twice');
    }
  } finally {
    await worker.stop();
    await upstash.stop();
    await supabase.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function timePages(url: string) {
  const times: number[] = [];
  for (let request = 0; request < 300; request += 1) {
    const startedAt = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status !== 200) {
      throw new Error(`A page answered ${response.status}`);
    }
    times.push(performance.now() - startedAt);
    await sleep(20);
  }
  return spread(times);
}

/** Waits until there are so many rows, then a retry's time longer: more must not come. */
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
  await sleep(15_000);
  return (await count(database)) - seeded;
}

async function count(database: Supabase['database']): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    'select count(*)::int from public.perf_metrics',
  );
  return row?.count ?? 0;
}
