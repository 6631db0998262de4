import { findSimilarBusinesses } from '#app/domain/submission/submission-calls.ts';
import { similarQuerySchema } from '#app/domain/submission/submission-queries.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/read-body.ts';

/**
 * `POST /api/similar-businesses` with what is typed about a business -> SimilarBusiness[]. In the
 * body, because browsers and proxies store URLs, and it is not public yet.
 */
export async function postSimilar(c: AppContext): Promise<Response> {
  const known = await parseJsonBody(c, similarQuerySchema);
  c.header('Cache-Control', 'no-store');
  return c.json(await findSimilarBusinesses(c.get('services'), known));
}
