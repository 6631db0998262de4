import { memo, useId } from 'react';
import { type MapView, milesPerPixel, type Pixel } from '#app/domain/map/map-view.ts';
import type { Outlines, PlaceOnMap } from '#app/domain/map/map.ts';
import * as t from '#app/messages/components/map.tsx';
import { placeLabels } from './place-labels.ts';
import { useMapContents } from './use-map-contents.ts';

/** In pixels per world unit: closer views may lie in a single county, without any line. */
const leastScaleOfGrid = 1;

type MapLandProps = {
  outlines: Outlines | null;
  places: PlaceOnMap[];
  view: MapView;
  /** Positions that labels must not cover. */
  pins: Pixel[];
};

/** Land, borders and labels; loads more of them where the view has more than the page. */
export function MapLand({ outlines, places, view, pins }: MapLandProps) {
  const around = useMapContents({ outlines, places }, view);
  return (
    <g aria-hidden="true">
      <g transform={toTransform(view)}>{around.outlines && <Land outlines={around.outlines} />}</g>
      {view.scale > leastScaleOfGrid && <MapGrid view={view} />}
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
  const { nation, ground, counties, borders } = outlines;
  if (nation !== null) {
    return (
      <>
        <use className="map-beyond" href={`${nation}#land`} />
        <use className="map-water" href={`${nation}#greatLakes`} />
        <use className="map-land" href={`${nation}#states`} />
        <use className="map-water" href={`${nation}#lakes`} />
        <use className="map-river" href={`${nation}#rivers`} />
      </>
    );
  }
  return (
    <>
      <Paths className="map-beyond" paths={ground?.land} />
      <Paths className="map-water" paths={ground?.greatLakes} />
      <path className="map-land" d={counties} vectorEffect="non-scaling-stroke" />
      <Paths className="map-water" paths={ground?.lakes} />
      {ground?.rivers && (
        <path className="map-river" d={ground.rivers} vectorEffect="non-scaling-stroke" />
      )}
      {borders && <path className="map-border" d={borders} vectorEffect="non-scaling-stroke" />}
    </>
  );
});

function Paths({ className, paths }: { className: string; paths: string[] | undefined }) {
  return paths?.map((path) => <path key={path} className={className} d={path} />);
}

/** Squares as long as the scale bar, which show how far apart places are, and that a map moves. */
function MapGrid({ view }: { view: MapView }) {
  const id = useId();
  const size = scaleOf(view).width;
  const start = ({ middle, width }: { middle: number; width: number }) =>
    (width / 2 - middle * view.scale) % size;
  return (
    <>
      <pattern
        id={id}
        x={start({ middle: view.middle.x, width: view.width })}
        y={start({ middle: view.middle.y, width: view.height })}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
      >
        <path className="map-grid" d={`M0 ${size}V0H${size}`} />
      </pattern>
      <rect width={view.width} height={view.height} fill={`url(#${id})`} />
    </>
  );
}

const lengths = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const longestPx = 110;

/** A scale bar in miles, exact at the middle of the map. */
export function MapScale({ view }: { view: MapView }) {
  const { miles, width } = scaleOf(view);
  const y = view.height - 14;
  return (
    <g className="map-scale" aria-hidden="true">
      <path d={`M14 ${y - 5}v5h${width}v-5`} />
      <text x={14} y={y - 10}>
        {t.distance({ miles })}
      </text>
    </g>
  );
}

function scaleOf(view: MapView): { miles: number; width: number } {
  const perPixel = milesPerPixel(view);
  const miles = lengths.findLast((length) => length / perPixel <= longestPx) ?? lengths[0] ?? 1;
  return { miles, width: Math.round(miles / perPixel) };
}
