import { memo } from 'react';
import { type MapView, milesPerPixel, type Pixel } from '#app/domain/map/map-view.ts';
import type { Outlines, PlaceOnMap } from '#app/domain/map/map.ts';
import { placeLabels } from './place-labels.ts';
import { useMapSurroundings } from './use-map-surroundings.ts';

type MapLandProps = {
  outlines: Outlines | null;
  places: PlaceOnMap[];
  view: MapView;
  isMoved: boolean;
  /** Positions that labels must not cover. */
  pins: Pixel[];
};

/** Land, borders and labels; loads more of them where the map is moved to. */
export function MapLand({ outlines, places, view, isMoved, pins }: MapLandProps) {
  const around = useMapSurroundings({ outlines, places }, isMoved ? view : null);
  return (
    <g aria-hidden="true">
      <g transform={toTransform(view)}>{around.outlines && <Land outlines={around.outlines} />}</g>
      {placeLabels(around.places, view, pins).map(({ name, dot, text, anchor, metro }) => (
        <g key={`${name} ${dot.x}`} className={metro ? 'map-place is-metro' : 'map-place'}>
          <circle cx={dot.x} cy={dot.y} r={2} />
          <text x={text.x} y={text.y} textAnchor={anchor}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Nine digits: the sixteenth may differ between Worker and browser, a hydration mismatch. */
function toTransform({ middle, scale, width, height }: MapView): string {
  const [factor, x, y] = [scale, -middle.x, -middle.y].map((value) => value.toPrecision(9));
  return `translate(${width / 2} ${height / 2}) scale(${factor}) translate(${x} ${y})`;
}

/** Memoized while the map moves: only the transform around the paths changes. */
const Land = memo(function Land({ outlines }: { outlines: Outlines }) {
  const { nation, counties, borders } = outlines;
  if (nation !== null) return <use className="map-land" href={nation} />;
  return (
    <>
      <path className="map-land" d={counties} vectorEffect="non-scaling-stroke" />
      {borders && <path className="map-border" d={borders} vectorEffect="non-scaling-stroke" />}
    </>
  );
});

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
