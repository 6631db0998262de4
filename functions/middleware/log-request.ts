import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { requestScope } from '#app/errors/request-scope.ts';
import { writeLog } from '#app/errors/write-log.ts';
import type { AppContext, AppEnv } from '../env.ts';
import type { NameRoute } from '../route-pattern.ts';

/**
 * Logs each request once it is answered: the route and not the address, since people type names
 * into addresses, and no header. Says in Server-Timing where the answer came from.
 */
export function logRequest(nameRoute: NameRoute) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const startedAt = Date.now();
    const requestId = c.get('requestId');
    await requestScope.run({ requestId, report: () => undefined }, async () => {
      await next();
      const durationMs = Date.now() - startedAt;
      const cache = c.get('services')?.cache.state() ?? 'none';
      c.header('X-Request-Id', requestId);
      c.header('Server-Timing', `worker;dur=${durationMs}, cache;desc=${cache}`);
      writeLog('info', {
        method: c.req.method,
        route: await findRoute(c, nameRoute),
        status: c.res.status,
        cache,
        duration_ms: durationMs,
      });
    });
  });
}

/** An endpoint's path as functions/app.ts mounts it, or the pattern of the screen. */
async function findRoute(c: AppContext, nameRoute: NameRoute): Promise<string> {
  const endpoint = routePath(c, -1);
  return endpoint === '*' || endpoint === '/*' ? nameRoute(c.req.path) : endpoint;
}
