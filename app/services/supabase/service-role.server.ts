import type { Env } from '#app/config/env.ts';
import { type Db, createVisitorClient } from './client.ts';

/**
 * Creates the client that bypasses Row Level Security. Only the files of the rule `service-role` in
 * .dependency-cruiser.mjs may import this.
 * @param baseFetch the fetch to use, as for `createVisitorClient`
 */
export function createServiceRoleClient(
  { url, secretKey }: Pick<Env['supabase'], 'url' | 'secretKey'>,
  baseFetch?: typeof fetch,
): Db {
  return createVisitorClient({ url, key: secretKey }, baseFetch);
}
