import type { Toucan } from 'toucan-js';
import { release, sampleRates } from '#app/config/reports.ts';
import { cleanEvent } from './clean-event.ts';

/** Reports failures of this Worker and the duration of some requests to Sentry. */
export type Tracker = {
  report(error: unknown): void;
  /** @param span the request; times in milliseconds since 1970 */
  trace(span: { route: string; status: number; startedAtMs: number; endedAtMs: number }): void;
};

type TrackerOptions = {
  dsn: string;
  requestId: string;
  /**
   * The sentry-trace header of one of our pages. Its trace id is used, but sampling is decided
   * here; otherwise anybody could use up the monthly quota.
   */
  sentryTrace: string | undefined;
  waitUntil: (work: Promise<unknown>) => void;
  random?: () => number;
};

/** Loads Sentry's SDK with the first report, so that other requests do not pay for it. */
export function createTracker(options: TrackerOptions): Tracker {
  const { dsn, requestId, waitUntil, random = Math.random } = options;
  const [, traceId, parentSpanId] =
    /^([0-9a-f]{32})-([0-9a-f]{16})(?:-[01])?$/.exec(options.sentryTrace ?? '') ?? [];
  const isSampled = random() < sampleRates.tracing;

  async function send(capture: (sentry: Toucan) => void) {
    const { Toucan } = await import('toucan-js');
    const sentry = new Toucan({
      dsn,
      release,
      context: { waitUntil },
      beforeSend: cleanEvent,
      beforeSendTransaction: cleanEvent,
    });
    sentry.setTag('request_id', requestId);
    capture(sentry);
  }

  return {
    report(error) {
      waitUntil(send((sentry) => sentry.captureException(error)));
    },
    trace({ route, status, startedAtMs, endedAtMs }) {
      if (!isSampled) {
        return;
      }
      const trace = {
        trace_id: traceId ?? randomHex(32),
        span_id: randomHex(16),
        parent_span_id: parentSpanId,
        op: 'http.server',
        status: status < 500 ? 'ok' : 'internal_error',
      };
      const transaction = {
        type: 'transaction' as const,
        transaction: route,
        transaction_info: { source: 'route' as const },
        start_timestamp: startedAtMs / 1000,
        timestamp: endedAtMs / 1000,
        contexts: { trace },
      };
      waitUntil(send((sentry) => sentry.captureEvent(transaction)));
    },
  };
}

function randomHex(length: number): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, length);
}
