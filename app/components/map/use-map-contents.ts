import { useEffect, useState } from 'react';
import { boundsOfView, type MapView, snapToGrid } from '#app/domain/map/map-view.ts';
import {
  type Bounds,
  type Outlines,
  type PlaceOnMap,
  formatBounds,
  showsCounties,
} from '#app/domain/map/map.ts';

type MapContents = { outlines: Outlines | null; places: PlaceOnMap[] };

/** Debounce: a moving map sends no requests. */
const restMs = 150;

/**
 * Returns what to draw in a view: the page's data and, where a window is wider, the map was moved or
 * the scale has changed a lot, newly fetched data. The first place stays first. On failure the
 * current data stays.
 */
export function useMapContents(initial: MapContents, view: MapView): MapContents {
  const [found, setFound] = useState(initial);
  const [chief] = initial.places;
  const shown = boundsOfView(view);
  const wanted = isCovered(shown, found.outlines) ? null : formatBounds(shown);

  useEffect(() => {
    if (wanted === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const next = await load(wanted, controller.signal).catch(() => null);
      if (!next || controller.signal.aborted) return;
      setFound({ ...next, places: chief ? putFirst(chief, next.places) : next.places });
    }, restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, chief]);

  return found;
}

function putFirst(chief: PlaceOnMap, places: PlaceOnMap[]): PlaceOnMap[] {
  return [chief, ...places.filter(({ lat, lng }) => lat !== chief.lat || lng !== chief.lng)];
}

async function load(bounds: string, signal: AbortSignal): Promise<MapContents> {
  const [south = 0, west = 0, north = 0, east = 0] = bounds.split(',').map(Number);
  const area = { south, west, north, east };
  const [{ getOutlines }, response] = await Promise.all([
    import('#app/domain/map/get-outlines.ts'),
    fetch(`/api/map/places?bounds=${formatBounds(snapToGrid(area))}`, { signal }),
  ]);
  const places: PlaceOnMap[] = response.ok ? await response.json() : [];
  return { outlines: await getOutlines(area), places };
}

/** Returns whether the outlines cover the view and were not made for a much wider one. */
function isCovered(shown: Bounds, outlines: Outlines | null): boolean {
  if (!outlines || (outlines.nation !== null && showsCounties(shown))) return false;
  const { covers } = outlines;
  return (
    covers.south <= shown.south &&
    covers.west <= shown.west &&
    covers.north >= shown.north &&
    covers.east >= shown.east &&
    covers.east - covers.west < 6 * (shown.east - shown.west)
  );
}
