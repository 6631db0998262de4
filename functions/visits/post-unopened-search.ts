import { recordUnmetDemand } from '#app/domain/demand/demand.server.ts';
import { unopenedSearchSchema } from '#app/domain/demand/unopened-search.ts';
import { failAsUnavailable } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/read-body.ts';
import { isVisitor } from '../http/visitor.ts';
import { readNetwork } from '../middleware/rate-limit.ts';

/** `POST /api/unopened-searches` with an `UnopenedSearch` -> 202, whether it counts or not. */
export async function postUnopenedSearch(c: AppContext): Promise<Response> {
  const search = await parseJsonBody(c, unopenedSearchSchema);
  if (!isVisitor(c)) return c.body(null, 202);
  await recordUnmetDemand(c.get('services'), {
    ...search,
    network: readNetwork(c.req.raw.headers),
    nowMs: Date.now(),
    unopened: true,
  }).catch(failAsUnavailable);
  return c.body(null, 202);
}
