import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
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
    const answer = await db.rpc('places_within', area, { get: true });
    return { value: requireData(answer) as unknown as PlaceOnMap[], isKept: true };
  });
}
