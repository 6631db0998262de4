import { expect, onTestFinished, test } from 'vitest';
import { rateLimits } from '#app/config/limits.ts';
import { asService } from '../support/clients.ts';
import { metricsToken } from '../support/test-backend.ts';
import { fetchWorker, stopClock } from './worker.ts';

const asMachine = { headers: { Authorization: `Bearer ${metricsToken}` } };

async function createMetrics(values: number[], metric = 'LCP'): Promise<string> {
  const path = `/test-only/${crypto.randomUUID()}`;
  const rows = values.map((value) => ({ metric, value, path, device: 'phone', country: 'US' }));
  await asService().from('perf_metrics').insert(rows);
  onTestFinished(async () => {
    await asService().from('perf_metrics').delete().eq('path', path);
  });
  return path;
}

test.each(['/api/metrics/summary', '/api/metrics/prometheus'])(
  '%s is closed without its token',
  async (path) => {
    const wrong = [undefined, 'Bearer', 'Bearer wrong', `Basic ${metricsToken}`, metricsToken];
    for (const value of wrong) {
      const response = await fetchWorker(
        path,
        value === undefined ? {} : { headers: { Authorization: value } },
      );
      expect(response.status).toBe(401);
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
      expect(await response.json()).toHaveProperty('error.code', 'unauthorized');
    }
  },
);

test('a caller who guesses tokens is limited, even with the right one in the end', async () => {
  await stopClock();
  const guess = (token: string) =>
    fetchWorker('/api/metrics/summary', {
      headers: { 'CF-Connecting-IP': '203.0.113.83', Authorization: `Bearer ${token}` },
    });
  for (let time = 0; time < rateLimits.metricsReads.requests; time += 1) {
    expect((await guess(`wrong-${time}`)).status).toBe(401);
  }
  const refused = await guess(metricsToken);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
});

test('a machine reads percentiles, shares and Google’s rating of a route', async () => {
  const path = await createMetrics([1000, 1000, 1000, 5000]);
  const response = await fetchWorker(`/api/metrics/summary?days=1&path=${path}`, asMachine);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    days: 1,
    by: 'all',
    vitals: [
      {
        key: 'all',
        metric: 'LCP',
        samples: 4,
        good: 3,
        poor: 1,
        p50: expect.closeTo(1000, -2),
        p75: 1000,
        p95: expect.closeTo(5000, -3),
        rating: 'good',
      },
    ],
  });
});

test.each([
  'days=0',
  'days=401',
  'by=user',
  'by=hour&days=30',
  'device=watch',
  'country=us',
  'x=1',
])('a summary of %s is refused', async (query) => {
  const response = await fetchWorker(`/api/metrics/summary?${query}`, asMachine);
  expect(response.status).toBe(400);
  expect(await response.json()).toHaveProperty('error.code', 'invalid_parameters');
});

test('Prometheus gets histograms in seconds, cumulative and complete', async () => {
  const path = await createMetrics([400, 2500, 70_000 / 2]);
  const shifted = await createMetrics([0, 0.1, 0.4], 'CLS');
  const response = await fetchWorker('/api/metrics/prometheus', asMachine);
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  const lines = text.split('\n').filter((line) => line.includes(path));
  const name = 'mainstreet_largest_contentful_paint_seconds';
  const labels = `route="${path}",device="phone"`;
  expect(text).toContain(`# TYPE ${name} histogram`);
  expect(lines).toHaveLength(17);
  expect(lines).toContain(`${name}_bucket{${labels},le="0.3"} 0`);
  expect(lines).toContain(`${name}_bucket{${labels},le="0.4"} 1`);
  expect(lines).toContain(`${name}_bucket{${labels},le="2.5"} 2`);
  expect(lines).toContain(`${name}_bucket{${labels},le="10"} 2`);
  expect(lines).toContain(`${name}_bucket{${labels},le="+Inf"} 3`);
  expect(lines).toContain(`${name}_sum{${labels}} 37.9`);
  expect(lines).toContain(`${name}_count{${labels}} 3`);
  const score = 'mainstreet_cumulative_layout_shift_score';
  expect(text).toContain(`${score}_bucket{route="${shifted}",device="phone",le="0.1"} 2`);
});
