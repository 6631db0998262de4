import { expect, test, vi } from 'vitest';
import { sampleRates } from '#app/config/reports.ts';
import { createTracker } from './worker-tracker.ts';

const trace = `${'a'.repeat(32)}-${'b'.repeat(16)}`;
const answered = { route: 'GET /', status: 200, startedAtMs: 0, endedAtMs: 5 };

/** How many traces are sent to Sentry for a request whose dice show `random`. */
function countSent(sentryTrace: string | undefined, random: number): number {
  const waitUntil = vi.fn((work: Promise<unknown>) => void work.catch(() => undefined));
  const dsn = 'http://key@127.0.0.1:9/1';
  createTracker({ dsn, requestId: '1', sentryTrace, waitUntil, random: () => random }).trace(
    answered,
  );
  return waitUntil.mock.calls.length;
}

test.each([undefined, trace, `${trace}-0`, `${trace}-1`])(
  'a request with the trace %s is sampled like any other',
  (sentryTrace) => {
    expect(countSent(sentryTrace, sampleRates.tracing)).toBe(0);
    expect(countSent(sentryTrace, sampleRates.tracing - 0.001)).toBe(1);
  },
);
