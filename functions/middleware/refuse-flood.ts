import { createMiddleware } from 'hono/factory';
import { errorTable } from '#app/errors/app-error.ts';
import { findFloodEnd } from '#app/services/redis/rate-limiter.ts';
import { findEndpointPath } from '../endpoint.ts';
import type { AppEnv } from '../env.ts';
import { readNetwork, secondsUntil } from './rate-limit.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Refuses pages to an address that continues after very many refusals, before anything is created
 * or logged for the request; the earlier refusals were logged. The full path costs more than twice
 * as much, and 50 flooding connections would make others wait.
 */
export const refuseFlood = createMiddleware<AppEnv>(async (c, next) => {
  const endMs = findFloodEnd(readNetwork(c.req.raw.headers));
  if (endMs === null || findEndpointPath(c) !== null) return next();
  const { status, message } = errorTable.rate_limited;
  const error = { code: 'rate_limited', message, request_id: c.get('requestId') };
  const headers = { ...securityHeaders, 'Retry-After': secondsUntil(endMs) };
  return Response.json({ error }, { status, headers });
});
