import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';

/** The last body: the description changes only with the deployment and the site's origin. */
let described: { origin: string; body: string } | null = null;

/**
 * `GET /openapi.json` -> the public API as OpenAPI 3.1. Loaded on demand: no page needs its
 * schemas.
 */
export async function getOpenapi(c: AppContext): Promise<Response> {
  const origin = siteOrigin(c);
  if (described?.origin !== origin) {
    const { describeApi } = await import('#app/domain/api/describe-api.ts');
    described = { origin, body: JSON.stringify(describeApi(origin)) };
  }
  return c.body(described.body, 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=3600',
  });
}
