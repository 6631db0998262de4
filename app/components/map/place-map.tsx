import { fitView, toPixel } from '#app/domain/map/map-view.ts';
import type { MapData } from '#app/domain/map/map.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import { MapLand, MapScale, MapTiles } from './map-layers.tsx';

type PlaceMapProps = { map: MapData; place: Coordinates; label: string };

const size = { width: 352, height: 200 };

/** A static map of one place, so that a finger scrolls past it. */
export function PlaceMap({ map, place, label }: PlaceMapProps) {
  const view = fitView(map.area, size);
  const pin = toPixel(view, place);
  return (
    <figure className="map relative overflow-hidden">
      <svg
        className="block h-auto w-full"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
      >
        {map.tiles ? (
          <MapTiles tiles={map.tiles} view={view} />
        ) : (
          <MapLand
            outlines={map.outlines}
            places={map.places}
            view={view}
            // A map without outlines loads them.
            isMoved={map.outlines === null}
            pins={[pin]}
          />
        )}
        <MapScale view={view} />
        <circle className="map-pin-disc" cx={pin.x} cy={pin.y} r={9} />
      </svg>
      <figcaption className="map-credit">
        {map.tiles ? map.tiles.attribution : 'Borders: U.S. Census Bureau'}
      </figcaption>
    </figure>
  );
}
