import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

/** A listing as its owner finds it among theirs. */
export type OwnBusiness = Awaited<ReturnType<typeof findOwnBusinesses>>[number];

/**
 * The listings the caller owns, whatever their status, by name; at most 100.
 * @throws AppError backend_unavailable
 */
export async function findOwnBusinesses({ db }: { db: Db }) {
  const answer = await db
    .rpc('get_own_businesses', {}, { get: true })
    .select('id, slug, name, city, state, status, temporarily_closed, rating, review_count')
    .order('name')
    .limit(100);
  return requireData(answer);
}
