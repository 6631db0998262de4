// Visitors in a thread of their own: what they wait is measured beside a busy backend, not behind it.
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import autocannon from 'autocannon';
import { type Spread, spread } from './spread.ts';

/** The vitals of one visit, as a browser sends them when it is left. */
const visit = { TTFB: 180, LCP: 1450, CLS: 0.02, INP: 90, FID: 8 };

type BeaconLoad = {
  url: string;
  /** 1 to 5. */
  vitalsPerBeacon: number;
};

export type SentBeacons = Spread & { sent: number; accepted: number; perSecond: number };

/** Of each page, in the order in which they were named, and of all together. */
export type PageTimes = { pages: Spread[]; all: Spread };

export type PageVisits = { url: string; paths: string[]; perSecond: number; seconds: number };

/** A server that falls behind gets no more connections than this. */
const maxAtOnce = 32;

const jobs = { sendBeacons, paceBeacons, timePages };

export type Jobs = typeof jobs;

/** As many beacons as these connections can send, each of another visitor. */
async function sendBeacons(
  load: BeaconLoad & { connections: number; seconds: number },
): Promise<SentBeacons> {
  const { url, connections, seconds } = load;
  const times: number[] = [];
  let accepted = 0;
  const startedAt = performance.now();
  await autocannon({
    url: `${url}/api/metrics`,
    method: 'POST',
    body: createBeacon(load),
    connections,
    duration: seconds,
    setupClient: (client) => {
      client.setHeaders(nextVisitor());
      client.on('response', (status, _bytes, ms) => {
        accepted += Number(status === 202);
        times.push(ms);
        client.setHeaders(nextVisitor());
      });
    },
  });
  return summarize({ times, accepted, startedAt });
}

/** So many beacons at an even pace; autocannon would send a second's worth at its beginning. */
async function paceBeacons(
  load: BeaconLoad & { amount: number; perSecond: number },
): Promise<SentBeacons> {
  const { url, amount, perSecond } = load;
  const body = createBeacon(load);
  const times: number[] = [];
  let accepted = 0;
  const post = async () => {
    const askedAt = performance.now();
    const headers = nextVisitor();
    const response = await fetch(`${url}/api/metrics`, { method: 'POST', headers, body });
    await response.arrayBuffer();
    accepted += Number(response.status === 202);
    times.push(performance.now() - askedAt);
  };
  const startedAt = performance.now();
  const underWay = new Set<Promise<unknown>>();
  for (let sent = 0; sent < amount; sent += 1) {
    const dueInMs = startedAt + (sent * 1000) / perSecond - performance.now();
    if (dueInMs > 1) await sleep(dueInMs);
    if (underWay.size >= maxAtOnce) await Promise.race(underWay);
    const sending: Promise<unknown> = post().finally(() => underWay.delete(sending));
    underWay.add(sending);
  }
  await Promise.all(underWay);
  return summarize({ times, accepted, startedAt });
}

function createBeacon({ vitalsPerBeacon }: BeaconLoad): string {
  const details = { navigation_type: 'navigate', connection: '4g', device: 'phone' };
  const vitals = Object.entries(visit).slice(0, vitalsPerBeacon);
  return JSON.stringify(
    vitals.map(([metric, value]) => ({ metric, value, path: '/business/joes', details })),
  );
}

let visitors = 0;

function nextVisitor(): Record<string, string> {
  visitors += 1;
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return { 'Content-Type': 'application/json', 'CF-Connecting-IP': address };
}

type Counted = { times: number[]; accepted: number; startedAt: number };

function summarize({ times, accepted, startedAt }: Counted): SentBeacons {
  const seconds = (performance.now() - startedAt) / 1000;
  const perSecond = Math.round(times.length / seconds);
  return { sent: times.length, accepted, perSecond, ...spread(times) };
}

/** Opens these pages in turn at an even pace. @throws Error when one does not answer 200 */
async function timePages({ url, paths, perSecond, seconds }: PageVisits): Promise<PageTimes> {
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
  return { pages: times.map(spread), all: spread(times.flat()) };
}

const { job, options } = workerData as { job: keyof Jobs; options: never };
const result = await jobs[job](options);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has none
parentPort?.postMessage(result);
