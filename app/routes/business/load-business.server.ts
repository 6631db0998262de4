import { nameTimeZone } from '#app/domain/business/business-labels.ts';
import type { Business } from '#app/domain/business/business.ts';
import { previewBusiness } from '#app/domain/business/preview-business.ts';
import { findMap } from '#app/domain/map/find-map.server.ts';
import type { MapData } from '#app/domain/map/map.ts';
import { chooseIndexes } from '#app/domain/metro-index/metro-index.server.ts';
import { normalizeMetroIndex } from '#app/domain/metro-index/normalize-metro-index.ts';
import type { Services } from '#app/services/services.ts';

/** The facts of a listing in the index of its metro. */
export type CachedBusiness = { business: Business; timeZoneName: string; madeAt: string };

/**
 * Loads a listing from the index of its metro during a database outage; null if no cached index has
 * it.
 */
export async function loadFromIndex(
  services: Services,
  slug: string,
): Promise<CachedBusiness | null> {
  const requested = slug.toLowerCase();
  for (const index of await chooseIndexes(services, {})) {
    const found = normalizeMetroIndex(index).find(({ listing }) => listing.slug === requested);
    if (!found) continue;
    const business = previewBusiness(found.listing);
    return { business, timeZoneName: nameTimeZone(business.time_zone), madeAt: index.made_at };
  }
  return null;
}

/** Half of the area of the map, in degrees: some 2 miles north and south, 6 east and west. */
const reach = { lat: 0.03, lng: 0.1 };

/**
 * Loads the surroundings of a business; null if it is closed or moved, or its coordinates are
 * unknown.
 */
export async function loadMap(
  services: Pick<Services, 'db' | 'cache'>,
  { status, lat, lng }: Business,
): Promise<MapData | null> {
  if (status !== 'published' || lat === null || lng === null) return null;
  const area = {
    south: lat - reach.lat,
    west: lng - reach.lng,
    north: lat + reach.lat,
    east: lng + reach.lng,
  };
  return findMap(services, { area, points: [] });
}
