import type { Coordinates } from '#app/domain/metro/metro.ts';
import type { Services } from '#app/services/services.ts';
import { getOutlines } from './get-outlines.ts';
import { findPlacesWithin } from './find-places-within.server.ts';
import { boundsOfView, fitView } from './map-view.ts';
import { type Bounds, type MapData, type PlaceOnMap, type TileSource, boundsOf } from './map.ts';

/** The city that was searched in, 'Austin, TX', and where it is if that is known. */
export type SearchedPlace = { name: string; at: Coordinates | null };

type FindMap = {
  /** What the map should show; null to show the points. */
  area: Bounds | null;
  points: Coordinates[];
  searched?: SearchedPlace | null;
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
  { area: wanted, points, searched = null, tiles }: FindMap,
): Promise<MapData | null> {
  const area = wanted ?? boundsOf(points);
  if (!area) return null;
  if (tiles) return { area, tiles, outlines: null, places: [] };
  const shown = boundsOfView(fitView(area, usualSize));
  const [outlines, places] = await Promise.all([
    getOutlines(shown),
    findPlacesWithin(services, shown).catch(() => []),
  ]);
  return { area, tiles: null, outlines, places: nameFirst(places, searched) };
}

/** What was searched for is named before all others. */
function nameFirst(places: PlaceOnMap[], searched: SearchedPlace | null): PlaceOnMap[] {
  if (!searched) return places;
  const name = searched.name.replace(/, [A-Z]{2}$/, '');
  const known = places.find((place) => place.name === name);
  if (known) return [known, ...places.filter((place) => place !== known)];
  return searched.at ? [{ ...searched.at, name, metro: null }, ...places] : places;
}
