import { MapLand } from '#app/components/map/map-land.tsx';
import { MapScale } from '#app/components/map/map-scale.tsx';
import type { DuplicateSide } from '#app/domain/duplicate/duplicate.ts';
import { type Pixel, fitView, toPixel } from '#app/domain/map/map-view.ts';
import { boundsOf } from '#app/domain/map/map.ts';
import { milesBetween } from '#app/domain/metro/metro.ts';

type PairMapProps = { first: DuplicateSide; second: DuplicateSide };

const size = { width: 352, height: 240 };
const radius = 11;

/** Where both are: a picture that does not move, and how far they are apart. */
export function PairMap({ first, second }: PairMapProps) {
  const places = [first, second].map(({ map_place }) => map_place);
  const area = boundsOf(places.filter((place) => place !== null));
  if (area === null) return <p className="text-soft">Neither of them is on the map.</p>;
  const view = fitView(area, size);
  const pins = keepApart(places.map((place) => place && toPixel(view, place)));
  const [a = null, b = null] = places;
  return (
    <div>
      <figure className="map relative overflow-hidden">
        <svg
          className="block h-auto w-full"
          viewBox={`0 0 ${size.width} ${size.height}`}
          role="img"
          aria-label="Map of both listings"
        >
          <MapLand
            outlines={null}
            places={[]}
            view={view}
            isMoved
            pins={pins.filter((pin) => pin !== null)}
          />
          <MapScale view={view} />
          {pins.map(
            (pin, index) =>
              pin && (
                <g key={index === 0 ? 'A' : 'B'}>
                  <circle className="map-pin-disc" cx={pin.x} cy={pin.y} r={radius} />
                  <text
                    className="map-pin-count"
                    x={pin.x}
                    y={pin.y}
                    dy="0.35em"
                    textAnchor="middle"
                  >
                    {index === 0 ? 'A' : 'B'}
                  </text>
                </g>
              ),
          )}
        </svg>
        <figcaption className="map-credit">Borders: U.S. Census Bureau</figcaption>
      </figure>
      <p className="mt-2 text-sm text-soft">
        {a && b ? describeDistance(milesBetween(a, b)) : 'Only one of them is on the map.'}
      </p>
      {[first, second].some(({ map_place, values }) => map_place && !values.location) && (
        <p className="text-sm text-soft">A place that nobody gave is the middle of its zip code.</p>
      )}
    </div>
  );
}

/** What is at one place stands beside it, so that both can be seen. */
function keepApart([a = null, b = null]: (Pixel | null)[]): (Pixel | null)[] {
  if (!a || !b || Math.hypot(a.x - b.x, a.y - b.y) >= 2 * radius) return [a, b];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [
    { ...middle, x: middle.x - radius },
    { ...middle, x: middle.x + radius },
  ];
}

function describeDistance(miles: number): string {
  const feet = Math.round(miles * 5280);
  if (feet < 30) return 'Both are at one place.';
  return miles < 0.2 ? `They are ${feet} feet apart.` : `They are ${miles.toFixed(1)} miles apart.`;
}
