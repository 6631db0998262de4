import { createMiddleware } from 'hono/factory';
import { beaconsPerLog } from '#app/config/limits.ts';
import { reportsPath } from '#app/config/reports.ts';
import { countTraffic } from '#app/domain/health/health.server.ts';
import { requestScope, writeLog } from '#app/errors/write-log.ts';
import { type Tracker, createTracker } from '#app/services/sentry/worker-tracker.ts';
import { findEndpointPath } from '../endpoint.ts';
import type { AppContext, AppEnv } from '../env.ts';

/**
 * Logs each request with its response: the route instead of the URL, because people type names into
 * URLs, and no headers. Sets Server-Timing to the source of the response, and reports failures and
 * a share of all requests to Sentry.
 */
export const logRequest = createMiddleware<AppEnv>(async (c, next) => {
  const startedAt = Date.now();
  const requestId = c.get('requestId');
  const tracker = startTracker(c);
  const report = (error: unknown) => tracker?.report(error);
  await requestScope.run({ requestId, report }, async () => {
    await next();
    const endedAt = Date.now();
    const durationMs = endedAt - startedAt;
    const services = c.get('services');
    const cache = services?.cache.state() ?? 'none';
    if (services) countTraffic(services, { status: c.res.status, cache });
    // Not by c.header(), which would copy the response each time.
    c.res.headers.set('X-Request-Id', requestId);
    c.res.headers.set('Server-Timing', `worker;dur=${durationMs}, cache;desc=${cache}`);
    if (isPlainBeacon(c) && !isChosen()) return;
    const [method, status, route] = [c.req.method, c.res.status, await nameRoute(c)];
    writeLog('info', { method, route, status, cache, duration_ms: durationMs });
    const times = { startedAtMs: startedAt, endedAtMs: endedAt };
    tracker?.trace({ route: `${method} ${route}`, status, ...times });
  });
});

/** An accepted beacon, of which only some are logged; refused and failed ones all are. */
function isPlainBeacon(c: AppContext): boolean {
  return c.res.status === 202 && (c.req.path === '/api/metrics' || c.req.path === '/api/visits');
}

let beacons = 0;

function isChosen(): boolean {
  beacons = (beacons + 1) % beaconsPerLog;
  return beacons === 1;
}

/** Returns the endpoint's path as in functions/endpoints.ts, or the pattern of the screen. */
async function nameRoute(c: AppContext): Promise<string> {
  return findEndpointPath(c) ?? (await c.get('screens').get(c.req.path)).pattern;
}

/** Requests of the Sentry tunnel are not traced: each trace would cause another. */
function startTracker(c: AppContext): Tracker | null {
  const dsn = c.env.sentryDsn;
  if (dsn === null || c.req.path === reportsPath) {
    return null;
  }
  return createTracker({
    dsn,
    requestId: c.get('requestId'),
    sentryTrace: isFromOurPage(c) ? c.req.header('sentry-trace') : undefined,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  });
}

/** By Sec-Fetch-Site, which scripts of other sites cannot change. */
function isFromOurPage(c: AppContext): boolean {
  return c.req.header('Sec-Fetch-Site') === 'same-origin';
}
