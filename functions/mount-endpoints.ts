import type { Hono, MiddlewareHandler } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { frontHeader } from '#app/config/page-cache.ts';
import { AppError } from '#app/errors/app-error.ts';
import { type Callers, type Endpoint, allowedMethods } from './endpoint.ts';
import type { AppEnv } from './env.ts';
import { limitByKey } from './middleware/key-limit.ts';
import { openToOtherSites } from './middleware/open-to-other-sites.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { requireAdmin } from './middleware/require-admin.ts';
import { requireMetricsToken } from './middleware/require-metrics-token.ts';
import { requirePerson } from './middleware/require-person.ts';
import { answerLikeSupabase } from './relay/answer-like-supabase.ts';

/**
 * Mounts every endpoint behind what its line in the table says; then, at the same addresses, the
 * refusal of other methods, and below `/api` of everything else.
 */
export function mountEndpoints(app: Hono<AppEnv>, endpoints: Endpoint[]): void {
  for (const endpoint of endpoints) {
    const { methods, path, handler } = endpoint;
    app.on([...methods], [path], ...listGuards(endpoint), handler);
  }
  for (const endpoint of endpoints) {
    const allow = allowedMethods(endpoint);
    if (endpoint.callers === 'any-site') {
      // It allows no header Authorization: a key in a page is everybody's.
      app.options(endpoint.path, openToOtherSites, (c) =>
        c.body(null, 204, { Allow: allow, 'Access-Control-Allow-Methods': allow }),
      );
    }
    app.all(endpoint.path, () => {
      throw new AppError('method_not_allowed', { headers: { Allow: allow } });
    });
  }
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
}

/** In running order: whoever guesses the token is counted before it is looked at. */
function listGuards(endpoint: Endpoint): MiddlewareHandler<AppEnv>[] {
  const { callers, limit, isPicture, hasEtag, operation, takesKeys } = endpoint;
  const { before, after } = guards[callers];
  const count = operation !== undefined || takesKeys ? limitByKey : rateLimit;
  return [
    ...before,
    ...(limit === null ? [] : [count(limit)]),
    ...after,
    ...(isPicture ? [letOtherSitesEmbed] : []),
    ...(hasEtag ? [etag({ retainedHeaders })] : []),
  ];
}

/** Cloudflare's cache renews by a 304 what it has. */
const retainedHeaders = [...RETAINED_304_HEADERS, frontHeader];

const letOtherSitesEmbed = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  await next();
});

type Guards = Record<'before' | 'after', MiddlewareHandler<AppEnv>[]>;

/** What stands before and after the count of an endpoint's calls. */
const guards: Record<Callers, Guards> = {
  'any-site': { before: [openToOtherSites], after: [] },
  anyone: { before: [], after: [] },
  'metrics-token': { before: [], after: [requireMetricsToken] },
  people: { before: [], after: [requirePerson] },
  admins: { before: [], after: [requireAdmin] },
  'our-pages': { before: [answerLikeSupabase], after: [] },
};
