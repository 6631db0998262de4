import type { Business } from '#app/domain/business/business.ts';
import { nameTimeZone } from '#app/domain/business/name-time-zone.ts';
import { previewBusiness } from '#app/domain/business/preview-business.ts';
import { chooseIndexes } from '#app/domain/metro-index/choose-indexes.server.ts';
import { foldMetroIndex } from '#app/domain/metro-index/fold-metro-index.ts';
import type { Services } from '#app/services/services.ts';

/** A listing as far as the index of its metro tells. */
export type KeptBusiness = { business: Business; timeZoneName: string; madeAt: string };

/**
 * A listing while the database is away, out of the index of its metro; null when no index that is kept
 * has it.
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
