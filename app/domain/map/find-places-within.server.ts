import type { Services } from '#app/services/services.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import type { Bounds, PlaceOnMap } from './map.ts';

/**
 * The cities to name on a map of an area, the more important first.
 * @throws AppError backend_unavailable
 */
export async function findPlacesWithin(
  { db }: Pick<Services, 'db'>,
  bounds: Bounds,
): Promise<PlaceOnMap[]> {
  return requireData(
    await db.rpc('places_within', bounds, { get: true }),
  ) as unknown as PlaceOnMap[];
}
