import { type ComponentProps, type ReactNode, memo, useId, useEffect, useState } from 'react';
import {
  type MapView,
  type Pixel,
  milesPerPixel,
  boundsOfView,
  snapToGrid,
} from '#app/domain/map/map-view.ts';
import {
  type MapData,
  type Outlines,
  type PlaceOnMap,
  type Bounds,
  formatBounds,
  showsCounties,
} from '#app/domain/map/map.ts';
import * as t from '#app/messages/components/map.tsx';
import { placeLabels } from './place-labels.ts';
import type { Streets } from './use-streets.ts';

type MapPictureProps = ComponentProps<'svg'> & {
  map: Pick<MapData, 'outlines' | 'places'>;
  view: MapView;
  /** Positions that labels must not cover. */
  pins: Pixel[];
  streets: Streets;
  /** What lies on the land, the same on streets as on the drawn map. */
  children?: ReactNode;
};

/**
 * The picture of every map: the land that we draw, complete without JavaScript and without any
 * other server, and the streets in its place once they have come; above either, the same markers.
 */
export function MapPicture(props: MapPictureProps) {
  const { map, view, pins, streets, children, className = '', ...attributes } = props;
  const { setContainer, areShown } = streets;
  return (
    <>
      <div
        ref={setContainer}
        className={`map-streets ${areShown ? 'is-shown' : ''}`}
        aria-hidden="true"
      />
      <svg
        {...attributes}
        className={`relative block ${className}`}
        viewBox={`0 0 ${view.width} ${view.height}`}
      >
        {!areShown && (
          <MapLand outlines={map.outlines} places={map.places} view={view} pins={pins} />
        )}
        <MapScale view={view} />
        {children}
      </svg>
    </>
  );
}

/** Whose data the picture has; of streets as the licenses ask. The last child of its figure. */
export function MapCredit({ streets }: { streets: Streets }) {
  if (!streets.areShown) {
    return <figcaption className="map-credit">{t.bordersCredit}</figcaption>;
  }
  return (
    <figcaption className="map-credit">
      {t.streetsCredit({
        streets: (text) => (
          <a className="underline" href="https://www.openstreetmap.org/copyright">
            {text}
          </a>
        ),
        tiles: (text) => (
          <a className="underline" href="https://openmaptiles.org/">
            {text}
          </a>
        ),
      })}
    </figcaption>
  );
}

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
function MapLand({ outlines, places, view, pins }: MapLandProps) {
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

/** Crosses as far apart as the scale bar is long, which show that a map moves; lines read as streets. */
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
        <path className="map-grid" d={`M${size / 2 - 3} ${size / 2}h6m-3-3v6`} />
      </pattern>
      <rect width={view.width} height={view.height} fill={`url(#${id})`} />
    </>
  );
}

const lengths = [0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];
const longestPx = 110;

/** A scale bar in miles, exact at the middle of the map. */
function MapScale({ view }: { view: MapView }) {
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

type MapContents = { outlines: Outlines | null; places: PlaceOnMap[] };

/** Debounce: a moving map sends no requests. */
const restMs = 150;

/**
 * Returns what to draw in a view: the page's data and, where a window is wider, the map was moved or
 * the scale has changed a lot, newly fetched data. The first place stays first. On failure the
 * current data stays.
 */
function useMapContents(initial: MapContents, view: MapView): MapContents {
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
