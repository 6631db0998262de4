import { createMiddleware } from 'hono/factory';
import { createServices } from '#app/services/services.ts';
import type { AppEnv } from '../env.ts';

/** Gives the request its view of the outside world. */
export const provideServices = createMiddleware<AppEnv>(async (c, next) => {
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  c.set('services', createServices({ env: c.env, waitUntil }));
  await next();
});
