import { findSimilarBusinesses } from '#app/domain/submission/find-similar-businesses.ts';
import { similarQuerySchema } from '#app/domain/submission/similar-query.ts';
import type { AppContext } from '../env.ts';
import { parseJsonBody } from '../http/parse-json-body.ts';

/**
 * `POST /api/similar-businesses` with the fields typed so far -> SimilarBusiness[]. POST because
 * the business is not public yet, and browsers and proxies store URLs.
 */
export async function postSimilar(c: AppContext): Promise<Response> {
  const known = await parseJsonBody(c, similarQuerySchema);
  c.header('Cache-Control', 'no-store');
  return c.json(await findSimilarBusinesses(c.get('services'), known));
}
