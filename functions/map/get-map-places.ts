import { z } from 'zod';
import { findPlacesWithin } from '#app/domain/map/map.server.ts';
import { boundsSchema } from '#app/domain/search/search-query.ts';
import { parseWith } from '#app/errors/parse.ts';
import type { AppContext } from '../env.ts';

const querySchema = z.object({ bounds: boundsSchema });

/**
 * `GET /api/map/places?bounds=south,west,north,east` -> the cities to label on a map of that area.
 */
export async function getMapPlaces(c: AppContext): Promise<Response> {
  const { bounds } = parseWith(querySchema, c.req.query());
  const places = await findPlacesWithin(c.get('services'), bounds);
  c.header('Cache-Control', 'public, max-age=3600');
  return c.json(places);
}
