import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logSilentFailure } from './write-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a dependency that fails with each request is logged once a minute, without its message', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = (name: 'settings' | 'kv') =>
    logSilentFailure(name, new TypeError('Bearer secret is not valid'));
  fail('settings');
  fail('settings');
  fail('kv');
  vi.advanceTimersByTime(60_000);
  fail('settings');
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toEqual(
    ['settings', 'kv', 'settings'].map((dependency) => ({
      level: 'error',
      dependency,
      cause: 'TypeError',
    })),
  );
});
