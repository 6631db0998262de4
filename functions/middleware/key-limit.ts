import { createMiddleware } from 'hono/factory';
import { askForKey, findKnownKey, mayAskForKeys } from '#app/domain/api-key/find-key-id.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import { sha256 } from '#app/services/hex-digest.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { AppContext, AppEnv } from '../env.ts';
import { requireWithinLimit } from './rate-limit.ts';
import { readBearer } from '../http/read-bearer.ts';

/**
 * Lets through as often as app/config/limits.ts allows: by its key whoever sends one, all that is asked
 * with it together, others by address. A bearer that is no key of ours is passed over.
 */
export function limitByKey(name: RateLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    // Also of an answer to a key: it may be repeated for others, who count against it.
    c.set('limit', name);
    const key = readKey(c);
    const id = key === null ? null : await findKeyId(c, key);
    if (id !== null) c.set('keyId', id);
    await (id === null ? requireWithinLimit(c, name) : requireWithinLimit(c, 'keys', id));
    await next();
  });
}

/**
 * Counts what a call asks beside itself, as a message to assistants does; who has a key has been
 * counted by it.
 * @throws AppError rate_limited with Retry-After in seconds
 */
export async function requireWithinOpenLimit(c: AppContext, name: RateLimitName): Promise<void> {
  if (c.get('keyId') === undefined) await requireWithinLimit(c, name);
}

/** What is sent as `Authorization: Bearer ms_…`; null for everything else. */
function readKey(c: AppContext): string | null {
  const token = readBearer(c);
  return token?.startsWith('ms_') ? token : null;
}

/**
 * The id of a key; null where the database does not say, so that its limit is the open one. Whoever
 * tries keys is counted by address before the database is asked.
 * @throws AppError unauthorized, rate_limited
 */
async function findKeyId(c: AppContext, key: string): Promise<string | null> {
  const hash = await sha256(key);
  const known = findKnownKey(hash);
  if (typeof known === 'string') return known;
  if (known === undefined && !mayAskForKeys()) return null;
  await requireWithinLimit(c, 'keyLookups');
  const id = known === null ? null : await askForKey(c.get('services'), hash);
  if (id === undefined) return null;
  if (id === null) {
    throw new AppError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  return id;
}
