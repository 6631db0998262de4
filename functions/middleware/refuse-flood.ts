import { createMiddleware } from 'hono/factory';
import { errorTable } from '#app/errors/app-error.ts';
import { findFloodEnd } from '#app/services/redis/rate-limiter.ts';
import type { AppEnv } from '../env.ts';
import { findEndpointPath } from './find-endpoint-path.ts';
import { readNetwork, secondsUntil } from './rate-limit.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Refuses page requests of a caller who goes on after very many refusals, before services are
 * created or anything is logged (the earlier refusals were logged). Running the other middleware
 * would cost more than twice as much, and 50 flooding connections would slow down everyone else.
 */
export const refuseFlood = createMiddleware<AppEnv>(async (c, next) => {
  const endMs = findFloodEnd(readNetwork(c.req.raw.headers));
  if (endMs === null || findEndpointPath(c) !== null) return next();
  const { status, message } = errorTable.rate_limited;
  const error = { code: 'rate_limited', message, request_id: c.get('requestId') };
  const headers = { ...securityHeaders, 'Retry-After': secondsUntil(endMs) };
  return Response.json({ error }, { status, headers });
});
