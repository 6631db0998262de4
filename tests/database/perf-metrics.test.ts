import { expect, onTestFinished, test } from 'vitest';
import { limits } from '#app/config/limits.ts';
import { vitalBounds, vitals } from '#app/config/vitals.ts';
import { callFunction } from '#app/domain/call-function.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';

type Row = { value: number; metric?: string; device?: string; country?: string; hoursAgo?: number };

/** Writes raw metrics under a path of their own and removes them, and what they became, at the end. */
async function createMetrics(rows: Row[]): Promise<string> {
  const path = `/test-only/${crypto.randomUUID()}`;
  const service = asService();
  const { error } = await service.from('perf_metrics').insert(
    rows.map(({ hoursAgo = 0, ...row }) => ({
      metric: 'LCP',
      device: 'phone',
      country: 'US',
      ...row,
      path,
      created_at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
    })),
  );
  if (error) throw error;
  onTestFinished(async () => {
    await service.from('perf_metrics').delete().eq('path', path);
    await service.from('perf_metrics_hourly').delete().eq('path', path);
    await service.from('perf_metrics_totals').delete().eq('path', path);
  });
  return path;
}

async function rollUp() {
  while ((await asService().rpc('roll_up_metrics')).data) {
    // each call counts a part
  }
}

async function summarize(path: string, dimension = 'all', sinceHours = 24) {
  const admin = await signInAs('admin');
  const since = new Date(Date.now() - sinceHours * 3_600_000).toISOString();
  const { data, error } = await admin.client.rpc('summarize_metrics', {
    since,
    dimension,
    of_path: path,
  });
  if (error) throw error;
  return data;
}

test('raw metrics and rollups are read by admins alone and written by the Worker alone', async () => {
  const path = await createMetrics([{ value: 1234, hoursAgo: 1 }]);
  await rollUp();
  await asService().from('perf_metrics').insert({ metric: 'LCP', value: 900, path });
  const admin = await signInAs('admin');
  const owner = await signInAs('owner');
  const tables = ['perf_metrics', 'perf_metrics_hourly', 'perf_metrics_totals'] as const;
  for (const table of tables) {
    const seen = await admin.client.from(table).select('path').eq('path', path);
    expect(seen.data?.length).toBeGreaterThan(0);
    const hidden = await owner.client.from(table).select('path').eq('path', path);
    expect(hidden.data).toEqual([]);
  }
  const view = await owner.client.from('perf_metrics_by_hour').select('path').eq('path', path);
  expect(view.data).toEqual([]);
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const summary = await owner.client.rpc('summarize_metrics', { since });
  expect(summary.data).toEqual([]);
  expect((await owner.client.rpc('count_vitals', { bounds: [1] })).data).toEqual([]);
  for (const client of [asAnyone(), owner.client, admin.client]) {
    const write = await client.from('perf_metrics').insert({ metric: 'LCP', value: 1, path });
    expect(write.error?.code).toBe('42501');
    expect((await client.rpc('roll_up_metrics')).error?.code).toBe('42501');
    expect((await client.rpc('prune_rows', { kind: 'metrics' })).error?.code).toBe('42501');
  }
  expect((await asAnyone().rpc('summarize_metrics', { since })).error?.code).toBe('42501');
  expect((await asAnyone().rpc('count_vitals', { bounds: [1] })).error?.code).toBe('42501');
});

test('percentiles from rollups are those of the values, within a bucket', async () => {
  const values = Array.from({ length: 400 }, (_, index) => 400 + index * 15);
  const path = await createMetrics(values.map((value) => ({ value })));
  await rollUp();
  const [line] = await summarize(path);
  const exact = (share: number) => values[Math.ceil(share * values.length) - 1] ?? 0;
  expect(line).toMatchObject({ key: 'all', metric: 'LCP', samples: 400 });
  for (const [name, share] of [
    ['p50', 0.5],
    ['p75', 0.75],
    ['p95', 0.95],
  ] as const) {
    expect(Math.abs((line?.[name] ?? 0) / exact(share) - 1)).toBeLessThan(0.02);
  }
  expect(line?.good).toBe(values.filter((value) => value <= 2500).length);
  expect(line?.poor).toBe(values.filter((value) => value > 4000).length);
});

test('measurements not yet rolled up count in the summary, and the rollup does not change it', async () => {
  const path = await createMetrics([
    { value: 0.1, metric: 'CLS' },
    { value: 0, metric: 'CLS' },
  ]);
  const before = await summarize(path);
  expect(before).toMatchObject([{ metric: 'CLS', samples: 2, good: 2, poor: 0, p50: 0 }]);
  await rollUp();
  await rollUp();
  expect(await summarize(path)).toEqual(before);
});

test('a metric that arrives an hour late is counted into its hour', async () => {
  const path = await createMetrics([{ value: 700, hoursAgo: 2 }]);
  await rollUp();
  await asService()
    .from('perf_metrics')
    .insert({
      metric: 'LCP',
      value: 710,
      path,
      device: 'phone',
      country: 'US',
      created_at: new Date(Date.now() - 2 * 3_600_000).toISOString(),
    });
  await rollUp();
  const rows = await asService().from('perf_metrics_hourly').select('count, sum').eq('path', path);
  expect(rows.data).toEqual([{ count: 2, sum: 1410 }]);
});

test('devices, countries and hours are distinguished', async () => {
  const path = await createMetrics([
    { value: 900 },
    { value: 5000, device: 'desktop', country: 'CA', hoursAgo: 3 },
  ]);
  await rollUp();
  const keys = async (dimension: string) =>
    (await summarize(path, dimension)).map(({ key, samples }) => [key, samples]);
  expect(await keys('device')).toEqual([
    ['desktop', 1],
    ['phone', 1],
  ]);
  expect(await keys('country')).toEqual([
    ['CA', 1],
    ['US', 1],
  ]);
  expect(await keys('path')).toEqual([[path, 2]]);
  expect(await keys('hour')).toHaveLength(2);
  expect(await summarize(path, 'all', 1)).toMatchObject([{ samples: 1 }]);
});

test('raw metrics are deleted when their days are over, their counts stay', async () => {
  const path = await createMetrics([
    { value: 800, hoursAgo: (limits.metricsStoredDays + 1) * 24 },
    { value: 800 },
  ]);
  await asService().rpc('prune_rows', { kind: 'metrics' });
  const raw = () => asService().from('perf_metrics').select('id').eq('path', path);
  expect((await raw()).data).toHaveLength(2);
  await rollUp();
  await asService().rpc('prune_rows', { kind: 'metrics' });
  expect((await raw()).data).toHaveLength(1);
  expect(await summarize(path, 'all', 32 * 24)).toMatchObject([{ samples: 2 }]);
});

test('totals count up to each bound, counted or not', async () => {
  const path = await createMetrics([{ value: 100 }, { value: 2500 }, { value: 59_000 }]);
  const read = async () => {
    const totals = await callFunction({ db: asService() }, 'count_vitals', {
      bounds: [100, 2500, 4000],
    });
    return totals.filter((series) => series.path === path);
  };
  const expected = [
    { metric: 'LCP', path, device: 'phone', count: 3, sum: 61_600, buckets: [1, 2, 2] },
  ];
  expect(await read()).toEqual(expected);
  await rollUp();
  expect(await read()).toEqual(expected);
});

test('the database’s thresholds are those of the screens, and every bound of Prometheus is one of its', async () => {
  const values = Object.values(vitals).flatMap(({ good, poor }) => [good, poor]);
  for (const [metric, { good, poor }] of Object.entries(vitals)) {
    const path = await createMetrics(
      [good, good * 1.001, poor, poor * 1.001].map((value) => ({ value, metric })),
    );
    expect(await summarize(path)).toMatchObject([{ metric, samples: 4, good: 1, poor: 1 }]);
  }
  for (const bound of new Set([...values, ...vitalBounds.seconds, ...vitalBounds.score])) {
    const path = await createMetrics([{ value: bound }]);
    await rollUp();
    const { data } = await asService().from('perf_metrics_hourly').select('le').eq('path', path);
    expect(data).toEqual([{ le: bound }]);
  }
});
