import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { fetchAsAdmin } from '../support/fetch-as-admin.ts';
import { fetchWorker } from './worker.ts';

test('health says the version, and of each dependency that it answers, and how fast', async () => {
  const response = await fetchWorker('/api/health');
  expect(response.status).toBe(200);
  const answers = { ok: true, latency_ms: expect.any(Number) };
  expect(await response.json()).toEqual({
    status: 'ok',
    version: packageJson.version,
    database: answers,
    redis: answers,
    kv: answers,
  });
});

test('repeated health checks share one answer without querying the dependencies again', async () => {
  const [first, second] = [await fetchWorker('/api/health'), await fetchWorker('/api/health')];
  expect(await second.text()).toBe(await first.text());
});

test('every answer says where it came from and how long it took', async () => {
  const page = await fetchWorker('/');
  expect(page.headers.get('Server-Timing')).toMatch(
    /^worker;dur=\d+, cache;desc=(hit|stale|miss)$/,
  );
  const health = await fetchWorker('/api/health');
  expect(health.headers.get('Server-Timing')).toMatch(/^worker;dur=\d+, cache;desc=none$/);
  expect(health.headers.get('X-Request-Id')).toBeTruthy();
});

test('admins see the waiting work of the queues, too', async () => {
  // The first question of a Worker that has just started may take longer than a probe may.
  await expect
    .poll(() => fetchAsAdmin('/api/health/parts'))
    .toMatchObject({
      health: { database: { ok: true }, redis: { ok: true }, kv: { ok: true } },
      queues: {
        metrics: { waiting: expect.any(Number) },
        failed_measurements: { waiting: expect.any(Number) },
      },
    });
});
