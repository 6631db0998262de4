import type { Env } from '#app/config/env.ts';
import { type Db, createVisitorClient } from './client.ts';

/**
 * Creates a client that bypasses Row Level Security. Only the files that the rule `service-role` in
 * .dependency-cruiser.mjs names may import this.
 */
export function createServiceRoleClient({
  url,
  secretKey,
}: Pick<Env['supabase'], 'url' | 'secretKey'>): Db {
  return createVisitorClient({ url, key: secretKey });
}
