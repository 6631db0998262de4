import { createMiddleware } from 'hono/factory';
import { askForKey, findKnownKey, mayAskForKeys } from '#app/domain/api-key/find-key-id.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import { sha256 } from '#app/services/hex-digest.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { AppContext, AppEnv } from '../env.ts';
import { requireWithinLimit } from './rate-limit.ts';
import { readBearer } from '../http/read-bearer.ts';

/**
 * Rate limits by app/config/limits.ts: callers with an API key by the key, with one limit for all
 * their requests; others by IP address. Ignores a bearer token that is not one of our keys.
 */
export function limitByKey(name: RateLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    // Set for calls with a key too: the response may be repeated for callers who count against it.
    c.set('limit', name);
    const key = readKey(c);
    const id = key === null ? null : await findKeyId(c, key);
    if (id !== null) c.set('keyId', id);
    await (id === null ? requireWithinLimit(c, name) : requireWithinLimit(c, 'keys', id));
    await next();
  });
}

/**
 * Counts a call made within another request, such as a tool call of an MCP message. Skips callers
 * with a key, which the request has already been counted by.
 * @throws AppError rate_limited with Retry-After in seconds
 */
export async function requireWithinOpenLimit(c: AppContext, name: RateLimitName): Promise<void> {
  if (c.get('keyId') === undefined) await requireWithinLimit(c, name);
}

/** Returns the key of `Authorization: Bearer ms_…`, or null. */
function readKey(c: AppContext): string | null {
  const token = readBearer(c);
  return token?.startsWith('ms_') ? token : null;
}

/**
 * Returns the id of a key; null if the database does not respond, so that the limit without a key
 * applies. Counts lookups by IP address before asking the database, to limit guessing of keys.
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
