import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { snapToGrid } from './map-view.ts';
import { type Bounds, type PlaceOnMap, formatBounds } from './map.ts';

/**
 * Returns the places to label on a map of an area and a little around it, the most important first;
 * from the cache if possible. Areas are snapped to a grid, which is their cache key.
 * @throws AppError backend_unavailable
 */
export function findPlacesWithin(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  bounds: Bounds,
): Promise<PlaceOnMap[]> {
  const area = snapToGrid(bounds);
  return cache.read('mapPlaces', formatBounds(area), async () => {
    // Map labels appear on every profile: a new city may wait until cached copies expire.
    return { value: await readPublic({ db }, 'places_within', area, []), isCacheable: true };
  });
}
