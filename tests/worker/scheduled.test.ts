import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { limits } from '#app/config/limits.ts';
import { answers } from '#app/domain/answers.ts';
import { cronTasks } from '#app/domain/health/health.ts';
import type { RunningWorker } from '../../supabase/local/worker.ts';
import { buildOfRun } from '../support/build-of-run.ts';
import { asService, signInAs } from '../support/clients.ts';
import { fileBackend } from '../support/file-backend.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';
import {
  type UnreliableSupabase,
  startUnreliableSupabase,
} from '../support/unreliable-supabase.ts';

const dayMs = 86_400_000;

let supabase: UnreliableSupabase;
let worker: RunningWorker;

beforeAll(async () => {
  supabase = await startUnreliableSupabase(fileBackend().supabase.url);
  worker = await serveTestWorker({ variables: { SUPABASE_URL: supabase.url } });
});

afterAll(async () => {
  await worker?.stop();
  await supabase?.stop();
});

/** Writes LCPs of 1200 ms, so many days old each, under a path of their own. */
async function createMetrics(daysOld: number[]): Promise<string> {
  const path = `/test-only/${crypto.randomUUID()}`;
  const rows = daysOld.map((days) => ({
    metric: 'LCP',
    value: 1200,
    path,
    device: 'phone',
    country: 'US',
    created_at: new Date(Date.now() - days * dayMs).toISOString(),
  }));
  const { error } = await asService().from('perf_metrics').insert(rows);
  if (error) throw error;
  onTestFinished(async () => {
    for (const table of ['perf_metrics', 'perf_metrics_hourly', 'perf_metrics_totals'] as const) {
      await asService().from(table).delete().eq('path', path);
    }
  });
  return path;
}

async function read(path: string) {
  const service = asService();
  const raw = await service.from('perf_metrics').select('rolled_up').eq('path', path);
  const hours = await service.from('perf_metrics_hourly').select('count, le').eq('path', path);
  const totals = await service.from('perf_metrics_totals').select('count, sum').eq('path', path);
  return { raw: raw.data, hours: hours.data, totals: totals.data };
}

test('measurements are rolled up every hour, and old ones are deleted', async () => {
  const path = await createMetrics([
    0,
    0,
    limits.metricsStoredDays - 1,
    limits.metricsStoredDays + 1,
  ]);
  expect(await worker.runCron('17 * * * *')).toMatchObject({ outcome: 'ok' });
  const after = await read(path);
  expect(after.raw?.map((row) => row.rolled_up)).toEqual([true, true, true]);
  expect(after.hours?.map(({ count }) => count).sort()).toEqual([1, 1, 2]);
  expect(after.totals).toEqual([{ count: 4, sum: 4800 }]);

  expect(await worker.runCron('17 * * * *')).toMatchObject({ outcome: 'ok' });
  expect(await read(path)).toEqual(after);
});

test('a run that the database fails is reported to Cloudflare, and the next one makes up for it', async () => {
  const path = await createMetrics([0]);
  supabase.setMood('broken');
  expect(await worker.runCron('17 * * * *')).toMatchObject({ outcome: 'exception' });
  expect((await read(path)).raw).toEqual([{ rolled_up: false }]);
  supabase.setMood('well');
  expect(await worker.runCron('17 * * * *')).toMatchObject({ outcome: 'ok' });
  expect((await read(path)).totals).toEqual([{ count: 1, sum: 1200 }]);
});

test('admins see what each clock did, and which task failed', async () => {
  const { client } = await signInAs('admin');
  const readRuns = async () => {
    const { cron_runs } = answers.find_health.parse((await client.rpc('find_health')).data);
    return new Map(cron_runs.map((run) => [run.name, run]));
  };
  expect(await worker.runCron('* * * * *')).toMatchObject({ outcome: 'ok' });
  expect(await worker.runCron('17 * * * *')).toMatchObject({ outcome: 'ok' });
  const runs = await readRuns();
  expect(Array.from(runs.keys()).sort()).toEqual(Object.keys(cronTasks).sort());
  for (const { name, failure } of runs.values()) expect([name, failure]).toEqual([name, null]);

  supabase.setMood('broken', '/rpc/compare_waiting_listings');
  expect(await worker.runCron('17 * * * *')).toMatchObject({ outcome: 'exception' });
  supabase.setMood('well');
  const after = await readRuns();
  expect(after.get('duplicates')).toMatchObject({ failure: expect.stringContaining('AppError') });
  expect(after.get('duplicates')?.succeeded_at).toBe(runs.get('duplicates')?.ended_at);
  expect(after.get('metrics')?.failure).toBeNull();
});

test('the Worker is deployed with these clocks', async () => {
  const deployed = await readFile(join(buildOfRun(), 'server', 'wrangler.json'), 'utf8');
  expect(JSON.parse(deployed)).toHaveProperty('triggers.crons', ['* * * * *', '17 * * * *']);
});
