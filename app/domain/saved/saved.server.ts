import type { EmbeddedListing } from '../article/article.ts';
import { nameListings, readPublic } from '../read-public.server.ts';
import { isSlug } from '../text/text.ts';
import type { Services } from '#app/services/services.ts';
import { savedLimits } from './saved.ts';

/**
 * Returns the cards of places in the order of their slugs, without those that are not public.
 * @throws AppError backend_unavailable
 */
export async function findSavedPlaces(
  { db }: Pick<Services, 'db'>,
  slugs: readonly string[],
): Promise<EmbeddedListing[]> {
  const wanted = [...new Set(slugs)].filter(isSlug).slice(0, savedLimits.placesOnDevice);
  if (wanted.length === 0) return [];
  const found = await readPublic({ db }, 'find_embedded_listings', { slugs: wanted }, nameListings);
  return wanted.flatMap((slug) => found.find((listing) => listing.slug === slug) ?? []);
}
