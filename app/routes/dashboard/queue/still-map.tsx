import { MapLand, MapScale } from '#app/components/map/map-layers.tsx';
import { type Pixel, fitView, toPixel } from '#app/domain/map/map-view.ts';
import { boundsOf } from '#app/domain/map/map.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';

/** A location and its letter or number on the screen. */
export type MarkedPlace = { mark: string; place: Coordinates };

type StillMapProps = { places: MarkedPlace[]; label: string };

const size = { width: 352, height: 240 };
const radius = 11;

/**
 * A static map of several listings, so that scrolling on touch passes over it. Nothing without a
 * location.
 */
export function StillMap({ places, label }: StillMapProps) {
  const area = boundsOf(places.map(({ place }) => place));
  if (area === null) return null;
  const view = fitView(area, size);
  const pins = keepApart(places.map(({ place }) => toPixel(view, place)));
  return (
    <figure className="map relative overflow-hidden">
      <svg
        className="block h-auto w-full"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={label}
      >
        <MapLand outlines={null} places={[]} view={view} isMoved pins={pins} />
        <MapScale view={view} />
        {pins.map(({ x, y }, index) => (
          <g key={places[index]?.mark}>
            <circle className="map-pin-disc" cx={x} cy={y} r={radius} />
            <text className="map-pin-count" x={x} y={y} dy="0.35em" textAnchor="middle">
              {places[index]?.mark}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="map-credit">Borders: U.S. Census Bureau</figcaption>
    </figure>
  );
}

/** Moves pins at the same location apart, so that all are visible. */
function keepApart(pins: Pixel[]): Pixel[] {
  const kept: Pixel[] = [];
  for (const { x, y } of pins) {
    const step = x > size.width / 2 ? -2 * radius : 2 * radius;
    let pin = { x, y };
    while (kept.some((other) => Math.hypot(other.x - pin.x, other.y - pin.y) < 2 * radius - 0.5)) {
      pin = { x: pin.x + step, y };
    }
    kept.push(pin);
  }
  return kept;
}
