import { createMiddleware } from 'hono/factory';
import { backendCalls } from '#app/config/limits.ts';
import { findUserId } from '#app/domain/session/session.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppEnv } from '../env.ts';
import { readBearer } from '../http/read-bearer.ts';

/**
 * Requires the access token of a signed-in person whose session has not ended.
 * @throws AppError unauthorized; backend_unavailable if the token cannot be checked
 */
export const requirePerson = createMiddleware<AppEnv>(async (c, next) => {
  const token = readBearer(c);
  const { timeoutMs } = backendCalls;
  const userId = token
    ? await findUserId(c.get('services'), { token, timeoutMs, needsSession: true })
    : null;
  if (userId === null) {
    throw new AppError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  c.set('userId', userId);
  await next();
});
