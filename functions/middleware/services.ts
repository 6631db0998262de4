import { createMiddleware } from 'hono/factory';
import { createFrontBell } from '#app/services/front/front-bell.ts';
import { createServices } from '#app/services/services.ts';
import type { AppEnv } from '../env.ts';

/** Creates the services of the request. */
export const provideServices = createMiddleware<AppEnv>(async (c, next) => {
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const { purgeQueue: queue } = c.env;
  const ringFront = createFrontBell({ context: c.executionCtx, queue, waitUntil });
  const isWaitedFor = c.req.method === 'GET';
  c.set('services', createServices({ env: c.env, waitUntil, ringFront, isWaitedFor }));
  await next();
});
