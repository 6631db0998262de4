import type { Env } from '#app/config/env.ts';
import type { PurgeState } from '../front/purge-front.ts';
import { createRedis } from './client.ts';

const key = 'front:purged';

/**
 * Up to where the log of changes was purged in front, for whichever isolate the next message comes to.
 * Both methods throw when Redis does not answer; where it has forgotten, all is purged once.
 */
export function createPurgeMemory(server: Env['redis']) {
  const redis = createRedis(server);
  return {
    read: () => redis.get<PurgeState>(key),
    write: (state: PurgeState) => redis.set(key, state),
  };
}
