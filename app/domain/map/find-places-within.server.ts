import { readPublic } from '#app/domain/read-public.server.ts';
import type { Services } from '#app/services/services.ts';
import { snapToGrid } from './map-grid.ts';
import { type Bounds, type PlaceOnMap, formatBounds } from './map.ts';

/**
 * The cities to name on a map of an area and a little around it, the more important first; from the
 * cache where it can, for which areas are told apart by the grid.
 * @throws AppError backend_unavailable
 */
export function findPlacesWithin(
  { db, cache }: Pick<Services, 'db' | 'cache'>,
  bounds: Bounds,
): Promise<PlaceOnMap[]> {
  const area = snapToGrid(bounds);
  return cache.read('mapPlaces', formatBounds(area), async () => {
    return { value: await readPublic({ db }, 'places_within', area), isKept: true };
  });
}
