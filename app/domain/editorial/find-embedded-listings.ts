import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { EmbeddedListing } from '../article/article.ts';

/**
 * Returns the listings with these slugs as a text shows them, at most 100, without those that are
 * not public.
 * @throws AppError backend_unavailable
 */
export function findEmbeddedListings(
  { db }: { db: Db },
  slugs: string[],
): Promise<EmbeddedListing[]> {
  return callFunction({ db }, 'find_embedded_listings', { slugs });
}
