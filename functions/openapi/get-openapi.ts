import { site } from '#app/config/site.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';

/** The last body: the description changes with the deployment, the site's origin and its name. */
let described: { of: string; body: string } | null = null;

/**
 * `GET /openapi.json` -> the public API as OpenAPI 3.1. Loaded on demand: no page needs its
 * schemas.
 */
export async function getOpenapi(c: AppContext): Promise<Response> {
  const origin = siteOrigin(c);
  const of = `${origin} ${site.name} ${site.area.name} ${site.contact_email}`;
  if (described?.of !== of) {
    const { describeApi } = await import('#app/domain/api/describe-api.ts');
    described = { of, body: JSON.stringify(describeApi(origin)) };
  }
  return c.body(described.body, 200, {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=3600',
  });
}
