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
  const { withKvTimeout } = await import('./with-kv-timeout.ts');
  const times = [];
  for (let copy = 0; copy < 5; copy += 1) times.push(await timeSilence(withKvTimeout));
  expect(times).toEqual([kvTimeoutMs, kvTimeoutMs, 0, 0, 0]);
  await vi.advanceTimersByTimeAsync(silentKv.pauseMs);
  expect(await timeSilence(withKvTimeout)).toBe(kvTimeoutMs);
});

test('a single late copy does not stop the wait for the next one', async () => {
  const { withKvTimeout } = await import('./with-kv-timeout.ts');
  await timeSilence(withKvTimeout);
  expect(await withKvTimeout(Promise.resolve('kept'))).toBe('kept');
  await timeSilence(withKvTimeout);
  expect(await timeSilence(withKvTimeout)).toBe(kvTimeoutMs);
});
