import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { type Bounds, boundsOf } from '#app/domain/map/map.ts';
import * as t from '#app/messages/components/map.tsx';
import type { MarkerCluster } from './map-marker.ts';

type MapPinProps = {
  cluster: MarkerCluster;
  isHighlighted: boolean;
  isTabStop: boolean;
  /** Whether its card is open. */
  isOpened: boolean;
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
/** Margin in degrees around the area of a cluster's search. */
const margin = 0.01;

/**
 * One marker, or a cluster as a number. A link in either case, so that it works without JavaScript.
 */
export function MapPin(props: MapPinProps) {
  const { cluster, isHighlighted, isTabStop, isOpened, onOpen } = props;
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

function widen({ south, west, north, east }: Bounds): Bounds {
  return {
    south: south - margin,
    west: west - margin,
    north: north + margin,
    east: east + margin,
  };
}
