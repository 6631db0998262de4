import { rateLimits } from '#app/config/limits.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import { fileDatabase } from './file-backend.ts';

/**
 * Sets all limits of the test file as low as super admins may, so that few requests reach them; before its Worker
 * answers for the first time. A Supabase elsewhere keeps its limits.
 */
export async function lowerLimits(): Promise<void> {
  await fileDatabase()?.exec(
    `update private.settings set value = jsonb_build_object('requests', min_value) where kind = 'limit'`,
  );
}

/** So many requests a lowered limit allows. */
export function loweredLimit(name: RateLimitName): number {
  const { requests } = rateLimits[name];
  return fileDatabase() ? Math.ceil(requests / 4) : requests;
}
