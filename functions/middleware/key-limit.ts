import { createMiddleware } from 'hono/factory';
import {
  findCachedKeyOwner,
  isKeyLookupAllowed,
  lookUpKey,
} from '#app/domain/api-key/api-key.server.ts';
import { AppError } from '#app/errors/app-error.ts';
import { sha256 } from '#app/services/hex-digest.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import type { AppContext, AppEnv } from '../env.ts';
import { readBearer } from '../http/read-bearer.ts';
import { requireWithinLimit } from './rate-limit.ts';

/**
 * Limits requests as app/config/limits.ts says: with a key by its owner, over all their keys and all
 * endpoints; without one by address. Ignores other bearer tokens.
 */
export function limitByKey(name: RateLimitName) {
  return createMiddleware<AppEnv>(async (c, next) => {
    // Also for a request with a key: its response may be repeated to others, who count against the
    // limit.
    c.set('limit', name);
    const key = readKey(c);
    const owner = key === null ? null : await findKeyOwner(c, key);
    if (owner !== null) c.set('keyOwner', owner);
    await (owner === null ? requireWithinLimit(c, name) : requireWithinLimit(c, 'keys', owner));
    await next();
  });
}

/**
 * Counts a call inside a request, such as a message of an assistant; does nothing if the request
 * had a key, which already counted.
 * @throws AppError rate_limited with Retry-After in seconds
 */
export async function requireWithinOpenLimit(c: AppContext, name: RateLimitName): Promise<void> {
  if (c.get('keyOwner') === undefined) await requireWithinLimit(c, name);
}

/** Returns the key of `Authorization: Bearer ms_…`; null for everything else. */
function readKey(c: AppContext): string | null {
  const token = readBearer(c);
  return token?.startsWith('ms_') ? token : null;
}

/**
 * Returns the id of a key's owner; null if the database does not respond, so that the open limit applies.
 * Counts attempts by address before it asks the database.
 * @throws AppError unauthorized, rate_limited
 */
async function findKeyOwner(c: AppContext, key: string): Promise<string | null> {
  const hash = await sha256(key);
  const known = findCachedKeyOwner(hash);
  if (typeof known === 'string') return known;
  if (known === undefined && !isKeyLookupAllowed()) return null;
  await requireWithinLimit(c, 'keyLookups');
  const owner = known === null ? null : await lookUpKey(c.get('services'), hash);
  if (owner === undefined) return null;
  if (owner === null) {
    throw new AppError('unauthorized', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  return owner;
}
