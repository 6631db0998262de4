import { findPlacesWithin } from '#app/domain/map/find-places-within.server.ts';
import { parseBounds } from '#app/domain/map/map.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { AppContext } from '../env.ts';

/** `GET /api/map/places?bounds=south,west,north,east` -> the cities to name on a map of that area. */
export async function getMapPlaces(c: AppContext): Promise<Response> {
  const bounds = parseBounds(c.req.query('bounds') ?? '');
  if (!bounds) {
    const message = 'Please give bounds as south,west,north,east in degrees.';
    throw new AppError('invalid_parameters', { fields: { bounds: [message] } });
  }
  const places = await findPlacesWithin(c.get('services'), bounds);
  c.header('Cache-Control', 'public, max-age=3600');
  return c.json(places);
}
