// Visitors in a thread of their own: what they wait is measured beside a busy backend, not behind it.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { type Spread, spread } from './spread.ts';

/** The vitals of one visit, as a browser sends them when it is left. */
const visit = { TTFB: 180, LCP: 1450, CLS: 0.02, INP: 90, FID: 8 };

export type BeaconLoad = {
  url: string;
  connections: number;
  /** 1 to 5. */
  vitalsPerBeacon: number;
  extent: { seconds: number } | { amount: number; perSecond: number };
};

export type SentBeacons = Spread & { sent: number; accepted: number; perSecond: number };

export type PageVisits = { url: string; paths: string[]; perSecond: number; seconds: number };

const jobs = { sendBeacons, timePages };

export type Jobs = typeof jobs;

/** Sends beacons, each of another visitor, and measures how long their browsers wait. */
async function sendBeacons(load: BeaconLoad): Promise<SentBeacons> {
  const { url, connections, vitalsPerBeacon, extent } = load;
  const vitals = Object.entries(visit).slice(0, vitalsPerBeacon);
  const details = { navigation_type: 'navigate', connection: '4g', device: 'phone' };
  const body = JSON.stringify(
    vitals.map(([metric, value]) => ({ metric, value, path: '/business/joes', details })),
  );
  const times: number[] = [];
  let accepted = 0;
  let visitor = 0;
  const startedAt = performance.now();
  await autocannon({
    url: `${url}/api/metrics`,
    method: 'POST',
    body,
    connections,
    ...('seconds' in extent
      ? { duration: extent.seconds }
      : { amount: extent.amount, overallRate: extent.perSecond }),
    setupClient: (client) => {
      const renew = () => {
        visitor += 1;
        const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
        client.setHeaders({ 'Content-Type': 'application/json', 'CF-Connecting-IP': address });
      };
      renew();
      client.on('response', (status, _bytes, ms) => {
        accepted += Number(status === 202);
        times.push(ms);
        renew();
      });
    },
  });
  const took = (performance.now() - startedAt) / 1000;
  const perSecond = Math.round(times.length / took);
  return { sent: times.length, accepted, perSecond, ...spread(times) };
}

/** Opens these pages in turn at an even pace. @throws Error when one does not answer 200 */
async function timePages({ url, paths, perSecond, seconds }: PageVisits): Promise<Spread[]> {
  const times = paths.map((): number[] => []);
  const startedAt = performance.now();
  for (let visit = 0; visit < perSecond * seconds; visit += 1) {
    await sleep(Math.max(0, startedAt + (visit * 1000) / perSecond - performance.now()));
    const index = visit % paths.length;
    const askedAt = performance.now();
    const response = await fetch(url + paths[index]);
    await response.arrayBuffer();
    times[index]?.push(performance.now() - askedAt);
    if (response.status !== 200) throw new Error(`${paths[index]} answered ${response.status}`);
  }
  return times.map(spread);
}

const { job, options } = workerData as { job: keyof Jobs; options: never };
const result = await jobs[job](options);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
parentPort?.postMessage(result);
