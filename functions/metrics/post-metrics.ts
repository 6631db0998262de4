import { backendCalls } from '#app/config/limits.ts';
import { readNumber } from '#app/config/settings.ts';
import {
  beaconSchema,
  isRobot,
  type QueuedBeacon,
  readDevice,
} from '#app/domain/metric/metric.server.ts';
import { findUserId } from '#app/domain/session/session.server.ts';
import { failAsUnavailable } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { readBearer } from '../http/read-bearer.ts';
import { parseJsonBody } from '../http/read-body.ts';

/**
 * `POST /api/metrics` with 1 to 20 `{ metric, value, path, details }` -> 202. The queue writes them, or the share of
 * them that is set, later (workers/queue.ts), so that no visit waits for the database. The user is read from the
 * access token, never from the body, which anybody can write.
 */
export async function postMetrics(c: AppContext): Promise<Response> {
  const metrics = await parseJsonBody(c, beaconSchema);
  if (isRobot(c.req.header('User-Agent'))) {
    return c.body(null, 202);
  }
  const { numbers } = await c.get('services').settings.read();
  if (Math.random() * 100 >= readNumber(numbers, 'measuredPercent')) return c.body(null, 202);
  const shared = {
    country: readCountry(c),
    user_id: await readUserId(c),
    created_at: new Date().toISOString(),
  };
  const queued = metrics.map(async (metric) => ({
    ...metric,
    id: metric.id ?? crypto.randomUUID(),
    path: (await c.get('screens').get(metric.path)).pattern,
    device: readDevice(metric),
    ...shared,
  }));
  const beacon: QueuedBeacon = { metrics: await Promise.all(queued) };
  await c.env.metricsQueue.send(beacon).catch(failAsUnavailable);
  return c.body(null, 202);
}

async function readUserId(c: AppContext): Promise<string | null> {
  const token = readBearer(c);
  if (token === null) return null;
  const { timeoutMs } = backendCalls;
  // Nobody waits for the answer to a beacon. If the user cannot be determined, it has none.
  return findUserId(c.get('services'), { token, timeoutMs }).catch(() => null);
}

/** Cloudflare's estimate, which overwrites a header of the caller. */
function readCountry(c: AppContext): string {
  const country = c.req.header('CF-IPCountry') ?? '';
  return /^[A-Z][A-Z0-9]$/.test(country) ? country : 'XX';
}
