import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type Answer, defineRead } from '../call-function.ts';

type FindManagedInput = {
  ids: string[];
  /** An access token, where the client has no session of the user. */
  token?: string;
};

/**
 * Returns which of these listings the user may edit, in whole or in part.
 * @throws AppError backend_unavailable, also for an invalid token
 */
export async function findManaged(
  { db }: { db: Db },
  { ids, token }: FindManagedInput,
): Promise<Answer<'find_managed'>> {
  const request = db.rpc('find_managed', { business_ids: ids }, { get: true });
  if (token !== undefined) request.setHeader('Authorization', `Bearer ${token}`);
  return requireData(await request) as Answer<'find_managed'>;
}

/** Returns the daily sums over all listings of the caller, for 28 days and as many before; null without one. */
export const findOwnStatistics = defineRead('find_own_statistics');

/**
 * Returns a listing's daily sums for the last days and for as many days before; null if the caller
 * may not edit the listing.
 */
export const findStatistics = defineRead(
  'get_business_statistics',
  ({ id, days }: { id: string; days: number }) => ({ business_id: id, days }),
);
