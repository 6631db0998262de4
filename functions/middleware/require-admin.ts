import { createMiddleware } from 'hono/factory';
import { backendCalls } from '#app/config/limits.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { findRole } from '#app/domain/session/session.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppEnv } from '../env.ts';
import { readBearer } from '../http/read-bearer.ts';

/**
 * Requires the access token of an admin; on the development server lets everybody pass.
 * @throws AppError unauthorized, or forbidden for other people; backend_unavailable if the role
 *   cannot be checked
 */
export const requireAdmin = createMiddleware<AppEnv>(async (c, next) => {
  if (!import.meta.env.DEV) {
    const token = readBearer(c);
    const { timeoutMs } = backendCalls;
    const role = token ? await findRole(c.get('services'), { token, timeoutMs }) : null;
    if (role === null) {
      throw new AppError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
    }
    if (!isAdmin({ role })) throw new AppError('forbidden');
  }
  await next();
});
