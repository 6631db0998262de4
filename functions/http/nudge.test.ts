import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { behindAnswerMs } from '#app/config/limits.ts';
import type { AppEnv } from '../env.ts';
import { createNudge } from './nudge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(work: () => Promise<void>) {
  const app = new Hono<AppEnv>().post('/', createNudge(work));
  const context = { waitUntil: () => undefined, passThroughOnException: () => undefined };
  return async () =>
    (await app.request('/', { method: 'POST' }, {}, context as unknown as ExecutionContext)).status;
}

test('who asks while an isolate is at it begins nothing, and work that was cancelled ends', async () => {
  const work = vi.fn(() => new Promise<void>(() => undefined));
  const nudge = setUp(work);
  expect([await nudge(), await nudge()]).toEqual([202, 202]);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(behindAnswerMs);
  await nudge();
  expect(work).toHaveBeenCalledTimes(2);
});

test('work that has ended may begin again at once', async () => {
  const work = vi.fn(async () => undefined);
  const nudge = setUp(work);
  await nudge();
  await vi.advanceTimersByTimeAsync(0);
  await nudge();
  expect(work).toHaveBeenCalledTimes(2);
});
