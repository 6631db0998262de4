import { findManaged } from '#app/domain/statistics/statistics-calls.ts';
import { selectVisits } from '#app/domain/statistics/statistics.server.ts';
import { type Visit, visitBeaconSchema } from '#app/domain/statistics/visit-beacon.ts';
import { failAsUnavailable } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { readBearer } from '../http/read-bearer.ts';
import { parseJsonBody } from '../http/read-body.ts';
import { isVisitor } from '../http/visitor.ts';
import { readNetwork } from '../middleware/rate-limit.ts';

/**
 * `POST /api/visits` with 1 to 20 `{ business_id, time_zone, kind, words? }` -> 202, whether they
 * count or not. Sends those that count to the queue, which adds them up (workers/queue.ts), without
 * address and account.
 */
export async function postVisits(c: AppContext): Promise<Response> {
  const reported = await parseJsonBody(c, visitBeaconSchema);
  if (!isVisitor(c)) return c.body(null, 202);
  const visits = await leaveOutOwn(c, reported);
  const beacon = await selectVisits(c.get('services'), {
    visits,
    network: readNetwork(c.req.raw.headers),
    userAgent: c.req.header('User-Agent') ?? '',
    nowMs: Date.now(),
  }).catch(failAsUnavailable);
  if (beacon.visits.length > 0 || beacon.words.length > 0) {
    await c.env.metricsQueue.send(beacon).catch(failAsUnavailable);
  }
  return c.body(null, 202);
}

/**
 * Excludes visits of people who manage the listing; all visits of a session that cannot be checked.
 */
async function leaveOutOwn(c: AppContext, visits: Visit[]): Promise<Visit[]> {
  const token = readBearer(c);
  if (token === null) return visits;
  const ids = Array.from(new Set(visits.map(({ business_id }) => business_id)));
  const own = await findManaged(c.get('services'), { ids, token }).catch(() => ids);
  return visits.filter(({ business_id }) => !own.includes(business_id));
}
