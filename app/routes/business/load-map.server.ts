import { findMap } from '#app/domain/map/find-map.server.ts';
import type { MapData, TileSource } from '#app/domain/map/map.ts';
import type { Business } from '#app/domain/business/business.ts';
import type { Services } from '#app/services/services.ts';

/** Half of what the map of one place shows, in degrees: some 2 miles up and 6 across. */
const reach = { lat: 0.03, lng: 0.1 };

type LoadMap = { business: Business; tiles: TileSource | null };

/** The surroundings of a business; null where it no longer is, or its coordinates are not known. */
export async function loadMap(
  services: Pick<Services, 'db' | 'cache'>,
  { business: { status, lat, lng }, tiles }: LoadMap,
): Promise<MapData | null> {
  if (status !== 'published' || lat === null || lng === null) return null;
  const area = {
    south: lat - reach.lat,
    west: lng - reach.lng,
    north: lat + reach.lat,
    east: lng + reach.lng,
  };
  return findMap(services, { area, points: [], tiles });
}
