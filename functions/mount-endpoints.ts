import type { Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { createMiddleware } from 'hono/factory';
import { AppError } from '#app/errors/app-error.ts';
import { type Callers, type Endpoint, allowedMethods } from './endpoint.ts';
import type { AppEnv } from './env.ts';
import { limitByKey } from './middleware/key-limit.ts';
import { openToOtherSites } from './middleware/open-to-other-sites.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { requireAdmin } from './middleware/require-admin.ts';
import { requireMetricsToken } from './middleware/require-metrics-token.ts';
import { requirePerson } from './middleware/require-person.ts';
import { retainedHeaders } from './pages/etag.ts';
import { pickReadParameters, flagUnreadParameters } from './pages/read-parameters.ts';
import { answerLikeSupabase } from './relay/answer-like-supabase.ts';

/**
 * Mounts all endpoints with their guards; then responds 405 to other methods at their paths, and
 * 404 to other paths below `/api`.
 */
export function mountEndpoints(app: Hono<AppEnv>, endpoints: Endpoint[]): void {
  for (const endpoint of endpoints) {
    const { methods, path, handler } = endpoint;
    app.on([...methods], [path], ...listGuards(endpoint), handler);
  }
  for (const endpoint of endpoints) {
    const allow = allowedMethods(endpoint);
    if (endpoint.callers === 'any-site') {
      // Preflights do not allow Authorization, because a key in a page would be public.
      app.options(endpoint.path, openToOtherSites, (c) =>
        c.body(null, 204, { Allow: allow, 'Access-Control-Allow-Methods': allow }),
      );
    } else {
      app.options(endpoint.path, (c) => c.body(null, 204, { Allow: allow }));
    }
    app.all(endpoint.path, () => {
      throw new AppError('method_not_allowed', { headers: { Allow: allow } });
    });
  }
  app.all('/api/*', () => {
    throw new AppError('not_found');
  });
}

/** In running order: attempts to guess a token are counted before the token is checked. */
function listGuards(endpoint: Endpoint): MiddlewareHandler<AppEnv>[] {
  const { callers, limit, isPicture, hasEtag, operation, takesKeys, searchParams = [] } = endpoint;
  const { before, after } = guards[callers];
  const count = operation !== undefined || takesKeys ? limitByKey : rateLimit;
  return [
    ...before,
    ...(limit === null ? [] : [count(limit)]),
    ...after,
    keepUnreadOut(searchParams),
    ...(isPicture ? [letOtherSitesEmbed] : []),
    ...(hasEtag ? [etag({ retainedHeaders })] : []),
  ];
}

const letOtherSitesEmbed = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  await next();
});

function keepUnreadOut(searchParams: readonly string[]): MiddlewareHandler<AppEnv> {
  const endpoint = { handle: { searchParams }, routeIds: [] };
  return createMiddleware<AppEnv>(async (c, next) => {
    flagUnreadParameters(c, (url) => pickReadParameters(url, endpoint));
    await next();
  });
}

type Guards = Record<'before' | 'after', MiddlewareHandler<AppEnv>[]>;

/** Middleware before and after the one that counts calls. */
const guards: Record<Callers, Guards> = {
  'any-site': { before: [openToOtherSites], after: [] },
  anyone: { before: [], after: [] },
  'metrics-token': { before: [], after: [requireMetricsToken] },
  people: { before: [], after: [requirePerson] },
  admins: { before: [], after: [requireAdmin] },
  'our-pages': { before: [answerLikeSupabase], after: [] },
};
