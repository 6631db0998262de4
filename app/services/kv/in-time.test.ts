import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kvTimeoutMs, silentKv } from '#app/config/limits.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => void vi.useRealTimers());

const silence = () => new Promise<never>(() => undefined);

/** How long somebody waits for a KV that never answers. */
async function timeSilence(inTime: (answer: Promise<unknown>) => Promise<unknown>) {
  const startedAt = Date.now();
  const waiting = inTime(silence()).catch(() => Date.now() - startedAt);
  await vi.advanceTimersByTimeAsync(kvTimeoutMs);
  return waiting;
}

test('a page that reads five copies from a silent KV waits for only two of them', async () => {
  const { inTime } = await import('./in-time.ts');
  const times = [];
  for (let copy = 0; copy < 5; copy += 1) times.push(await timeSilence(inTime));
  expect(times).toEqual([kvTimeoutMs, kvTimeoutMs, 0, 0, 0]);
  await vi.advanceTimersByTimeAsync(silentKv.pauseMs);
  expect(await timeSilence(inTime)).toBe(kvTimeoutMs);
});

test('a single late copy does not stop the wait for the next one', async () => {
  const { inTime } = await import('./in-time.ts');
  await timeSilence(inTime);
  expect(await inTime(Promise.resolve('kept'))).toBe('kept');
  await timeSilence(inTime);
  expect(await timeSilence(inTime)).toBe(kvTimeoutMs);
});
