import { expect, test } from 'vitest';
import { ask } from './worker.ts';

test('health says that the database answers, and how fast', async () => {
  const response = await ask('/api/health');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    database: { ok: true, latency_ms: expect.any(Number) },
  });
});
