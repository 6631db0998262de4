import { expect, test } from 'vitest';
import { asService } from '../support/clients.ts';
import { ask } from './worker.ts';

test('a beacon is accepted at once and written by the queue, without the query string', async () => {
  const path = `/test/${crypto.randomUUID()}`;
  const response = await ask('/api/metrics', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([{ metric: 'LCP', value: 1234.5, path: `${path}?q=private` }]),
  });
  expect(response.status).toBe(202);
  const service = asService();
  const read = () => service.from('perf_metrics').select('metric, value, path').eq('path', path);
  await expect
    .poll(async () => (await read()).data, { timeout: 15_000, interval: 250 })
    .toEqual([{ metric: 'LCP', value: 1234.5, path }]);
  await service.from('perf_metrics').delete().eq('path', path);
});
