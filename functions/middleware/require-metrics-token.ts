import { createMiddleware } from 'hono/factory';
import { timingSafeEqual } from 'hono/utils/buffer';
import { AppError } from '#app/errors/app-error.ts';
import { createServiceRoleClient } from '#app/services/supabase/service-role.server.ts';
import type { AppEnv } from '../env.ts';
import { readBearer } from '../http/read-bearer.ts';

/**
 * Requires METRICS_TOKEN and sets `metricsDb`, a client that can read metrics. Responds not_found
 * if that variable is not configured.
 * @throws AppError not_found or unauthorized
 */
export const requireMetricsToken = createMiddleware<AppEnv>(async (c, next) => {
  const { metricsToken, supabase } = c.env;
  if (metricsToken === null) {
    throw new AppError('not_found');
  }
  if (!(await timingSafeEqual(readBearer(c) ?? '', metricsToken))) {
    throw new AppError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  c.set('metricsDb', createServiceRoleClient(supabase));
  await next();
});
