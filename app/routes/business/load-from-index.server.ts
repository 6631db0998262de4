import type { Business } from '#app/domain/business/business.ts';
import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import { previewBusiness } from '#app/domain/business/preview-business.ts';
import { chooseIndexes } from '#app/domain/metro-index/metro-index.server.ts';
import { foldMetroIndex } from '#app/domain/metro-index/fold-metro-index.ts';
import type { Services } from '#app/services/services.ts';

/** The facts of a listing in the index of its metro. */
export type KeptBusiness = { business: Business; timeZoneName: string; madeAt: string };

/**
 * Loads a listing from the index of its metro during a database outage; null if no cached index has
 * it.
 */
export async function loadFromIndex(
  services: Services,
  slug: string,
): Promise<KeptBusiness | null> {
  const asked = slug.toLowerCase();
  for (const index of await chooseIndexes(services, {})) {
    const found = foldMetroIndex(index).find(({ listing }) => listing.slug === asked);
    if (!found) continue;
    const business = previewBusiness(found.listing);
    return { business, timeZoneName: nameTimeZone(business.time_zone), madeAt: index.made_at };
  }
  return null;
}
