import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimeoutError, withTimeout } from './promises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('waiting for what never comes fails in time', async () => {
  const waiting = withTimeout(new Promise(() => undefined), 100).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  expect(await waiting).toBeInstanceOf(TimeoutError);
});

test('an answer or a failure in time is passed on, and no timer stays behind', async () => {
  expect(await withTimeout(Promise.resolve('here'), 100)).toBe('here');
  await expect(withTimeout(Promise.reject(new Error('away')), 100)).rejects.toThrow('away');
  expect(vi.getTimerCount()).toBe(0);
});
