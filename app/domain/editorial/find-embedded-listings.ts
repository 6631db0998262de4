import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import type { EmbeddedListing } from '../article/article.ts';

/**
 * The listings with these slugs as a text shows them, at most 100; those that are not public are left out.
 * @throws AppError backend_unavailable
 */
export function findEmbeddedListings(
  { db }: { db: Db },
  slugs: string[],
): Promise<EmbeddedListing[]> {
  return callFunction({ db }, 'find_embedded_listings', { slugs });
}
