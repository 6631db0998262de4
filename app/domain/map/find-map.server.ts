import type { Coordinates } from '#app/domain/metro/metro.ts';
import type { Services } from '#app/services/services.ts';
import { getOutlines } from './get-outlines.ts';
import { type Size, boundsOfView, fitView } from './map-view.ts';
import { findPlacesWithin } from './map.server.ts';
import { type Bounds, type MapData, type PlaceOnMap, boundsOf } from './map.ts';

/** The searched city, 'Austin, TX', and its location if known. */
export type SearchedPlace = { name: string; at: Coordinates | null };

type FindMap = {
  /** The area to show; null to fit the points. */
  area: Bounds | null;
  points: Coordinates[];
  searched?: SearchedPlace | null;
  /** The map's size in pixels on a screen with much room for it. */
  size?: Size;
};

/** About the map of results on common screens; where it is larger, the browser loads the rest. */
const usualSize = { width: 480, height: 640 };

/**
 * Returns the data of a map: outlines, and the places to label. Null when there is nothing to
 * show. If the database does not answer, the map only lacks labels.
 */
export async function findMap(
  services: Pick<Services, 'db' | 'cache'>,
  { area: wanted, points, searched = null, size = usualSize }: FindMap,
): Promise<MapData | null> {
  const area = wanted ?? boundsOf(points);
  if (!area) return null;
  const shown = boundsOfView(fitView(area, size));
  const [outlines, places] = await Promise.all([
    getOutlines(shown),
    findPlacesWithin(services, shown).catch(() => []),
  ]);
  return { area, outlines, places: nameFirst(places, searched) };
}

/** Moves the searched city to the front, so that it is labeled before all others. */
function nameFirst(places: PlaceOnMap[], searched: SearchedPlace | null): PlaceOnMap[] {
  if (!searched) return places;
  const name = searched.name.replace(/, [A-Z]{2}$/, '');
  const known = places.find((place) => place.name === name);
  if (known) return [known, ...places.filter((place) => place !== known)];
  return searched.at ? [{ ...searched.at, name, metro: null }, ...places] : places;
}
