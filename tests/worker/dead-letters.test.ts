import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { deadLetterQueue } from '#app/config/limits.ts';
import { answers } from '#app/domain/answers.ts';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import { type StoppedQueues, allowStoppingQueues, stopQueues } from '../support/stopped-queues.ts';
import {
  type UnreliableSupabase,
  startUnreliableSupabase,
} from '../support/unreliable-supabase.ts';

const freshQueue = 'mainstreet-metrics';
/** Seconds for which a queue gathers a batch (wrangler.toml). */
const batchSeconds = 5;
/** Seconds before each further try, as people are told in workers/README.md. */
const retriesAfter = [20, 40, 80, 160, 320, 600, 600, 600, 600, 600];
const replaysAfter = [60, 120, 240];

let supabase: UnreliableSupabase;
let worker: RunningWorker;
let queues: StoppedQueues;

beforeAll(async () => {
  supabase = await startUnreliableSupabase(fileBackend().supabase.url);
  allowStoppingQueues();
  worker = await serveTestWorker({ variables: { SUPABASE_URL: supabase.url } });
  queues = await stopQueues(worker.miniflare, [freshQueue, deadLetterQueue]);
});

afterAll(async () => {
  await worker?.stop();
  await supabase?.stop();
});

type Vital = { id: string; metric: string; value: number };

/** Sends some beacons of one vital each. */
async function sendBeacons(count: number): Promise<Vital[]> {
  const vitals = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    metric: 'LCP',
    value: 1000 + index,
  }));
  for (const vital of vitals) {
    const response = await fetch(`${worker.url}/api/metrics`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify([{ ...vital, path: '/' }]),
    });
    expect(response.status).toBe(202);
  }
  onTestFinished(async () => {
    const ids = vitals.map(({ id }) => id);
    await asService().from('perf_metrics').delete().in('id', ids);
  });
  return vitals;
}

async function readRows(vitals: Vital[]) {
  const ids = vitals.map(({ id }) => id);
  const rows = asService().from('perf_metrics').select('id, metric, value').in('id', ids);
  return (await rows.order('value')).data;
}

/** Lets a delay pass and expects one try of the batch after it, and none before. */
async function passUntilTried(seconds: number) {
  const before = supabase.countRequests();
  await queues.pass(seconds - batchSeconds - 1);
  await queues.pass(batchSeconds);
  expect(supabase.countRequests(), `tries before ${seconds} s`).toBe(before);
  await queues.pass(1);
  await queues.pass(batchSeconds);
  expect(supabase.countRequests(), `tries after ${seconds} s`).toBe(before + 1);
}

/** Lets the batch fail until it stands in the dead-letter queue. */
async function passUntilDead(letters: number) {
  await queues.pass(batchSeconds);
  for (const seconds of retriesAfter) {
    expect(await queues.countWaiting(deadLetterQueue)).toBe(0);
    await passUntilTried(seconds);
  }
  expect(await queues.countWaiting(freshQueue)).toBe(0);
  expect(await queues.countWaiting(deadLetterQueue)).toBe(letters);
}

/** Nothing comes back, however long one waits. */
async function expectDone() {
  const before = supabase.countRequests();
  await queues.pass(100_000);
  await queues.pass(batchSeconds);
  expect(supabase.countRequests(), 'tries of what is written').toBe(before);
}

test('rows that fail for an hour become dead letters, and are written after recovery', async () => {
  supabase.setMood('broken');
  const vitals = await sendBeacons(3);
  await passUntilDead(3);
  await queues.pass(batchSeconds);
  for (const seconds of replaysAfter) {
    await passUntilTried(seconds);
  }
  expect(await readRows(vitals)).toEqual([]);

  supabase.setMood('well');
  await passUntilTried(480);
  expect(await readRows(vitals)).toEqual(vitals);
  await expectDone();
});

test('a row written despite a reported failure is not written again by replays', async () => {
  supabase.setMood('forgetful');
  const vitals = await sendBeacons(3);
  await passUntilDead(3);
  expect(await readRows(vitals)).toEqual(vitals);

  supabase.setMood('well');
  await queues.pass(batchSeconds);
  expect(await readRows(vitals)).toEqual(vitals);
  await expectDone();
});

test('a beacon that no database takes goes the same way alone; the others of its batch are written', async () => {
  supabase.setMood('well');
  const producer = await worker.miniflare.getQueueProducer('METRICS_QUEUE');
  const shared = { path: '/', details: {}, device: 'phone', country: 'US', user_id: null };
  const refused = { ...shared, id: crypto.randomUUID(), metric: 'FCP', value: 900 };
  const vitals = await sendBeacons(2);
  await producer.send({ metrics: [{ ...refused, created_at: new Date().toISOString() }] });
  await passUntilDead(1);
  expect(await readRows(vitals)).toEqual(vitals);
  expect(await readRows([refused])).toEqual([]);

  // As a dead letter it is refused once more by a database that works: that keeps it for an admin.
  const { client } = await signInAs('admin');
  await queues.pass(batchSeconds);
  const health = answers.find_health.parse((await client.rpc('find_health')).data);
  expect(health.failed_measurements).toMatchObject({
    waiting: 1,
    reasons: [{ kind: 'vitals', reason: '23514 perf_metrics_metric_check', measurements: 1 }],
  });
  await expectDone();
  expect((await client.rpc('replay_failed_measurements')).data).toEqual({
    replayed: 0,
    refused: 1,
  });
});

test('a dead letter that cannot be stored waits in its queue until it can', async () => {
  supabase.setMood('broken');
  const producer = await worker.miniflare.getQueueProducer('DEAD_LETTER_QUEUE');
  const vital = { id: crypto.randomUUID(), metric: 'LCP', value: 700 };
  const shared = { path: '/', details: {}, device: 'phone', country: 'US', user_id: null };
  await producer.send({ metrics: [{ ...shared, ...vital, created_at: new Date().toISOString() }] });
  await queues.pass(batchSeconds);
  supabase.setMood('well');
  await passUntilTried(60);
  expect(await readRows([vital])).toEqual([vital]);
  await asService().from('perf_metrics').delete().eq('id', vital.id);
});
