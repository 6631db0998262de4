import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { type MapView, type Pixel, isClosest } from '#app/domain/map/map-view.ts';
import { type Bounds, boundsOf } from '#app/domain/map/map.ts';
import * as t from '#app/messages/components/map.tsx';
import { directionOf, zoomOf } from './map-controls.tsx';
import { type MarkerCluster, findNextCluster, placeFlag } from './map-marker.ts';

type MapMarkersProps = {
  clusters: MarkerCluster[];
  view: MapView;
  highlighted: string | null;
  /** Called with the cluster that is pointed at or focused; with null when none is any more. */
  onPoint: (cluster: MarkerCluster | null) => void;
  /** The marker whose card is open. */
  opened: string | null;
  onOpen: (cluster: MarkerCluster) => void;
  addressOfArea: (area: Bounds) => string;
  /** Whether the map has all results of the search. */
  isWhole: boolean;
  onZoom: (factor: number, around: Pixel) => void;
  onFit: (area: Bounds) => void;
};

/**
 * The markers of a map: one tab stop; arrow keys move between them, plus and minus zoom. A marker
 * links to its listing, and a first tap shows the listing's card; a cluster zooms in on its
 * members.
 */
export function MapMarkers(props: MapMarkersProps) {
  const { clusters, view, highlighted, onPoint, opened, onOpen } = props;
  const { addressOfArea, isWhole, onZoom, onFit } = props;
  const [current, setCurrent] = useState<string | null>(null);
  const group = useRef<SVGGElement>(null);
  const stop = clusters.find(({ key }) => key === current) ?? clusters[0];
  const pointed = clusters.find((cluster) => cluster.markers.some(({ id }) => id === highlighted));

  function handleKey(event: KeyboardEvent, from: MarkerCluster) {
    const factor = zoomOf(event.key);
    if (factor) {
      event.preventDefault();
      onZoom(factor, from.at);
      return;
    }
    const ahead = event.shiftKey ? null : directionOf(event);
    const next = ahead && findNextCluster(clusters, from, ahead);
    if (!next) return;
    event.preventDefault();
    group.current?.querySelector<SVGAElement>(`[data-key="${next.key}"]`)?.focus();
  }

  function point(cluster: MarkerCluster | null) {
    if (cluster) setCurrent(cluster.key);
    onPoint(cluster);
  }

  return (
    <g ref={group}>
      {clusters.map((cluster) => (
        <MapPin
          key={cluster.key}
          cluster={cluster}
          isHighlighted={cluster === pointed}
          isTabStop={cluster === stop}
          isOpened={cluster.markers[0]?.id === opened}
          isAlone={isWhole && isAlone(cluster, clusters)}
          onOpen={() => onOpen(cluster)}
          addressOfArea={addressOfArea}
          onFit={isClosest(view) ? null : onFit}
          onKeyDown={(event) => handleKey(event, cluster)}
          onPoint={(isPointed) => point(isPointed ? cluster : null)}
        />
      ))}
      {pointed && (
        <MapFlag key={highlighted} cluster={pointed} highlighted={highlighted} view={view} />
      )}
    </g>
  );
}

type MapFlagProps = { cluster: MarkerCluster; highlighted: string | null; view: MapView };

/** The highlighted marker's full name, above everything else. Keyed by the marker. */
function MapFlag({ cluster, highlighted, view }: MapFlagProps) {
  const text = useRef<SVGTextElement>(null);
  const [width, setWidth] = useState(0);
  const found = cluster.markers.find(({ id }) => id === highlighted)?.name ?? '';
  const name = found.length > 28 ? `${found.slice(0, 27)}…` : found;

  useLayoutEffect(() => setWidth(text.current?.getComputedTextLength() ?? 0), []);

  const { x, y } = placeFlag(cluster.at, width, view);
  return (
    <g className="map-flag" aria-hidden="true">
      {/* Covers place labels, which would show through. */}
      <rect x={x - 6} y={y - 18} width={width + 12} height={26} rx={6} />
      <text ref={text} x={x} y={y}>
        {name}
      </text>
    </g>
  );
}

type MapPinProps = {
  cluster: MarkerCluster;
  isHighlighted: boolean;
  isTabStop: boolean;
  /** Whether its card is open. */
  isOpened: boolean;
  /** Whether the area of a cluster has no other listing of the search. */
  isAlone: boolean;
  onOpen: () => void;
  /** Returns the URL of a search within an area. */
  addressOfArea: (area: Bounds) => string;
  /** Zooms in on an area; null at the closest zoom. */
  onFit: ((area: Bounds) => void) | null;
  onKeyDown: (event: KeyboardEvent) => void;
  onPoint: (isPointed: boolean) => void;
};

/** Degrees, about 50 m: cluster members nearer than this stay together at any zoom. */
const neverParts = 0.0005;
/** Margin in degrees around the area of a cluster's search: more than the address rounds. */
const margin = 0.0005;

/**
 * One marker, or a cluster as a number. A link in either case, so that it works without JavaScript.
 */
function MapPin(props: MapPinProps) {
  const { cluster, isHighlighted, isTabStop, isOpened, isAlone, onOpen } = props;
  const { addressOfArea, onFit, onKeyDown, onPoint } = props;
  const { at, markers } = cluster;
  const [first] = markers;
  const area = boundsOf(markers);
  const to = markers.length > 1 && area ? addressOfArea(widen(area)) : (first?.to ?? '/');
  const follow = useLinkClickHandler(to);
  const pressedBy = useRef<string | null>(null);

  function click(event: MouseEvent<HTMLAnchorElement>) {
    if (markers.length > 1 && area && onFit && canPart(area)) {
      event.preventDefault();
      onFit(area);
      return;
    }
    const isTap = pressedBy.current === 'touch';
    // A keyboard click has no pointerdown event.
    pressedBy.current = null;
    if (isTap && markers.length === 1 && !isOpened) {
      event.preventDefault();
      onOpen();
      return;
    }
    follow(event);
  }

  const isApproximate = markers.length === 1 && first?.isApproximate;
  return (
    <a
      className={`map-pin ${isHighlighted ? 'is-highlighted' : ''} ${isApproximate ? 'is-approximate' : ''}`}
      href={useHref(to)}
      rel={markers.length > 1 ? 'nofollow' : undefined}
      data-key={cluster.key}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={describe(cluster)}
      onPointerDown={({ pointerType }) => {
        pressedBy.current = pointerType;
      }}
      onClick={click}
      onKeyDown={onKeyDown}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <circle className="map-pin-reach" cx={at.x} cy={at.y} r={22} />
      <circle className="map-pin-disc" cx={at.x} cy={at.y} r={markers.length > 1 ? 15 : 9} />
      {markers.length > 1 && (
        <text className="map-pin-count" x={at.x} y={at.y + 5} textAnchor="middle">
          {markers.length}
          {isAlone ? '' : '+'}
        </text>
      )}
    </a>
  );
}

function describe({ markers }: MarkerCluster): string {
  const [first] = markers;
  if (!first) return '';
  if (markers.length === 1) return t.place(first);
  return t.closeTogether({
    count: markers.length,
    names: markers.map(({ name }) => name).join(', '),
  });
}

function canPart({ south, west, north, east }: Bounds): boolean {
  return north - south > neverParts || east - west > neverParts;
}

/** Returns whether the area of a cluster's search has the markers of no other cluster. */
function isAlone(cluster: MarkerCluster, clusters: MarkerCluster[]): boolean {
  const area = boundsOf(cluster.markers);
  if (!area) return true;
  const { south, west, north, east } = widen(area);
  return clusters.every(
    (other) =>
      other === cluster ||
      other.markers.every(({ lat, lng }) => lat < south || lat > north || lng < west || lng > east),
  );
}

function widen({ south, west, north, east }: Bounds): Bounds {
  return {
    south: south - margin,
    west: west - margin,
    north: north + margin,
    east: east + margin,
  };
}
