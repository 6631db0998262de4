import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { behindAnswerMs } from '#app/config/limits.ts';
import type { AppEnv } from '../env.ts';
import { createBackgroundTask } from './background-task.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(work: () => Promise<void>) {
  const app = new Hono<AppEnv>().post('/', createBackgroundTask(work));
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };
  return async () =>
    (await app.request('/', { method: 'POST' }, {}, context as unknown as ExecutionContext)).status;
}

test('one background task runs per isolate, and a canceled one gives way to the next', async () => {
  const work = vi.fn(() => new Promise<void>(() => undefined));
  const request = setUp(work);
  expect([await request(), await request()]).toEqual([202, 202]);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(behindAnswerMs);
  await request();
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that has ended may begin again at once', async () => {
  const work = vi.fn(async () => undefined);
  const request = setUp(work);
  await request();
  await vi.advanceTimersByTimeAsync(0);
  await request();
  expect(work).toHaveBeenCalledTimes(2);
});
