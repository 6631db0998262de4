import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';

export type OwnReview = Awaited<ReturnType<typeof findOwnReviews>>[number];

/**
 * Returns the caller's reviews, newest first, at most 20; hidden ones include the reason.
 * @throws AppError backend_unavailable
 */
export async function findOwnReviews({ db }: { db: Db }) {
  const answer = await db
    .rpc('get_own_reviews', {}, { get: true })
    .select('id, rating, status, hidden_reason, created_at, business:businesses(name, slug)')
    .order('created_at', { ascending: false })
    .limit(20);
  return requireData(answer);
}
