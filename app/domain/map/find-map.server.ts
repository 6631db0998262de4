import type { Coordinates } from '#app/domain/metro/metro.ts';
import type { Services } from '#app/services/services.ts';
import { findOutlines } from './find-outlines.ts';
import { findPlacesWithin } from './find-places-within.server.ts';
import { boundsOfView, fitView } from './map-view.ts';
import { type Bounds, type MapData, type TileSource, boundsOf } from './map.ts';

type FindMap = {
  /** What the map should show; null to show the points. */
  area: Bounds | null;
  points: Coordinates[];
  tiles: TileSource | null;
};

/** As large as the map is on most screens, so that what is drawn around the area is enough. */
const usualSize = { width: 480, height: 640 };

/**
 * What a map needs: the land, or a tile server that draws it, and the cities to name. Null when
 * there is nothing to show. A map without names is still a map, so a database that does not answer
 * costs only those.
 */
export async function findMap(
  services: Pick<Services, 'db' | 'cache'>,
  { area: wanted, points, tiles }: FindMap,
): Promise<MapData | null> {
  const area = wanted ?? boundsOf(points);
  if (!area) return null;
  if (tiles) return { area, tiles, outlines: null, places: [] };
  const shown = boundsOfView(fitView(area, usualSize));
  const [outlines, places] = await Promise.all([
    findOutlines(shown),
    findPlacesWithin(services, shown).catch(() => []),
  ]);
  return { area, tiles: null, outlines, places };
}
