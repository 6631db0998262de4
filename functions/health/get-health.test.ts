import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { healthStuckMs } from '#app/config/limits.ts';
import type { HealthChecks } from '#app/services/health-checks.ts';
import type { AppEnv } from '../env.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

async function setUp(database: () => Promise<void>) {
  const { getHealth } = await import('./get-health.ts');
  const healthChecks: HealthChecks = {
    database,
    redis: async () => undefined,
    kv: async () => undefined,
  };
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set('services', { healthChecks } as AppEnv['Variables']['services']);
    await next();
  });
  app.get('/', getHealth);
  return async () => (await app.request('/')).status;
}

test('monitors that come while a dependency is slow wait for the one question about it', async () => {
  const slow = Promise.withResolvers<void>();
  const database = vi.fn(() => slow.promise);
  const ask = await setUp(database);
  const answers = Promise.all([ask(), ask(), ask()]);
  await vi.advanceTimersByTimeAsync(500);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(50);
  expect(await answers).toEqual([200, 200, 200]);
  expect(database).toHaveBeenCalledTimes(1);
});

test('a health check repeats a query whose first request was canceled', async () => {
  const database = vi.fn(async () => undefined);
  database.mockImplementationOnce(() => new Promise(() => undefined));
  const ask = await setUp(database);
  void ask();
  const second = ask();
  await vi.advanceTimersByTimeAsync(healthStuckMs + 50);
  expect(await second).toBe(200);
  expect(database).toHaveBeenCalledTimes(2);
});
