import { createMiddleware } from 'hono/factory';
import { createEnqueuePurge } from '#app/services/edge-cache.ts';
import { createServices } from '#app/services/services.ts';
import type { AppEnv } from '../env.ts';

/**
 * Provides the services of the request: database, caches, limiters, health checks. A request to a new
 * isolate waits here, for a moment at most, for the directory's name and colors (`site`).
 */
export const provideServices = createMiddleware<AppEnv>(async (c, next) => {
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const { purgeQueue: queue } = c.env;
  const enqueuePurge = createEnqueuePurge({ context: c.executionCtx, queue, waitUntil });
  const isWaitedFor = c.req.method === 'GET';
  const services = createServices({ env: c.env, waitUntil, enqueuePurge, isWaitedFor });
  c.set('services', services);
  await services.settings.read();
  await next();
});
