import type { Env } from '#app/config/env.ts';
import type { PurgeState } from '../front/purge-front.ts';
import { createRedis } from './client.ts';

const key = 'front:purged';

/**
 * Stores the position up to which the front cache was purged, shared by all isolates. Both methods
 * throw if Redis does not respond. If Redis has lost the position, everything is purged once.
 */
export function createPurgeMemory(server: Env['redis']) {
  const redis = createRedis(server);
  return {
    read: () => redis.get<PurgeState>(key),
    write: (state: PurgeState) => redis.set(key, state),
  };
}
