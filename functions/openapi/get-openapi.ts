import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';

/** `GET /openapi.json` -> the public API as OpenAPI 3.1. Lazy-loaded: no page needs its schemas. */
export async function getOpenapi(c: AppContext): Promise<Response> {
  const { describeApi } = await import('#app/domain/api/describe-api.ts');
  return c.body(JSON.stringify(describeApi(siteOrigin(c))), 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=3600',
  });
}
