import { findMap } from '#app/domain/map/find-map.server.ts';
import type { MapData } from '#app/domain/map/map.ts';
import type { Business } from '#app/domain/business/business.ts';
import type { Services } from '#app/services/services.ts';

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
