import {
  type Pixel,
  closest,
  fitView,
  stillMapSize as size,
  toPixel,
} from '#app/domain/map/map-view.ts';
import { type Bounds, type MapData, boundsOf } from '#app/domain/map/map.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import { MapCredit, MapPicture } from './map-picture.tsx';
import { useStreets } from './use-streets.ts';

/** A location, and its letter or number if it has one. */
export type MarkedPlace = { mark: string | null; place: Coordinates };

type StillMapProps = {
  places: MarkedPlace[];
  label: string;
  /** The area and the land around the places; null to load what fits them. */
  map?: MapData | null;
};

const radius = { marked: 11, unmarked: 9 };

/**
 * A static map of one place or several, so that a finger scrolls past it: the town around them as
 * it is drawn, and the next cross streets once there are streets. Nothing without a location.
 */
export function StillMap(props: StillMapProps) {
  const area = boundsOf(props.places.map(({ place }) => place));
  return area && <Still {...props} area={area} />;
}

function Still({ places, area, label, map = null }: StillMapProps & { area: Bounds }) {
  const close = fitView(area, size, closest.streets);
  const streets = useStreets(close);
  const view = streets.areShown ? close : fitView(map?.area ?? area, size);
  const pins = spreadPins(places.map(({ place }) => toPixel(view, place)));
  return (
    <figure className="map relative isolate overflow-hidden">
      <MapPicture
        className="h-auto w-full"
        map={map ?? { outlines: null, places: [] }}
        view={view}
        pins={pins}
        streets={streets}
        role="img"
        aria-label={label}
      >
        {pins.map(({ x, y }, index) => {
          const mark = places[index]?.mark ?? null;
          return (
            <g key={mark}>
              <circle
                className="map-pin-disc"
                cx={x}
                cy={y}
                r={mark === null ? radius.unmarked : radius.marked}
              />
              <text className="map-pin-count" x={x} y={y} dy="0.35em" textAnchor="middle">
                {mark}
              </text>
            </g>
          );
        })}
      </MapPicture>
      <MapCredit streets={streets} />
    </figure>
  );
}

/** Moves pins at the same location apart, so that all are visible. */
function spreadPins(pins: Pixel[]): Pixel[] {
  const placed: Pixel[] = [];
  for (const { x, y } of pins) {
    const step = x > size.width / 2 ? -2 * radius.marked : 2 * radius.marked;
    let pin = { x, y };
    while (
      placed.some((other) => Math.hypot(other.x - pin.x, other.y - pin.y) < 2 * radius.marked - 0.5)
    ) {
      pin = { x: pin.x + step, y };
    }
    placed.push(pin);
  }
  return placed;
}
