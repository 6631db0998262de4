import { type MapView, milesPerPixel } from '#app/domain/map/map-view.ts';

const lengths = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const longestPx = 110;

/** A scale bar in miles, exact at the middle of the map. */
export function MapScale({ view }: { view: MapView }) {
  const perPixel = milesPerPixel(view);
  const miles = lengths.findLast((length) => length / perPixel <= longestPx) ?? lengths[0] ?? 1;
  const width = Math.round(miles / perPixel);
  const y = view.height - 14;
  return (
    <g className="map-scale" aria-hidden="true">
      <path d={`M14 ${y - 5}v5h${width}v-5`} />
      <text x={14} y={y - 10}>
        {miles} {miles === 1 ? 'mile' : 'miles'}
      </text>
    </g>
  );
}
