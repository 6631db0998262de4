import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import {
  directionOf,
  MapControls,
  useBriefly,
  useMapSize,
} from '#app/components/map/map-controls.tsx';
import { MapCredit, MapPicture } from '#app/components/map/map-picture.tsx';
import { useMapGestures } from '#app/components/map/use-map-gestures.ts';
import { useStreets } from '#app/components/map/use-streets.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import {
  type MapView,
  type Pixel,
  closest,
  fitView,
  panView,
  resizeView,
  toCoordinates,
  toPixel,
  zoomView,
} from '#app/domain/map/map-view.ts';
import type { Bounds } from '#app/domain/map/map.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import type { AddressOnMap } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/components/editors.tsx';
import { twoFingersHint } from '#app/messages/components/map.tsx';

type PinMapProps = {
  pin: Coordinates;
  /** Of the pin's first position. */
  precision: AddressOnMap['precision'];
  onMove: (to: Coordinates) => void;
};

/**
 * Half of what the map shows at first, in degrees: the block of a door, the streets of a zip code;
 * and the town, as long as no streets are drawn.
 */
const reach = { street: 0.002, zip: 0.01, city: 0.03, town: 0.06 };

/** Pixels that an arrow key moves the pin; `coarse` with Shift. */
const keyStep = { fine: 4, coarse: 40 };
/** Distance from the edge, in pixels, at which the map follows the pin. */
const edgePx = 30;
const hintMs = 1600;
/** The browser loads the land itself, as on a map that is moved. */
const noLand = { outlines: null, places: [] };
/** Large enough for a finger; its tip is at the middle of its bottom edge. */
const pinPx = 48;

/** A map with a movable pin: dragged by mouse or finger, or moved by the arrow keys. */
export function PinMap({ pin, precision, onMove }: PinMapProps) {
  const [areas] = useState(() => ({
    near: boundsAround(pin, reach[precision ?? 'city']),
    town: boundsAround(pin, reach.town),
  }));
  const [size, setSize] = useState({ width: 600, height: 360 });
  const [moved, setMoved] = useState<MapView | null>(null);
  const [isHinted, hint] = useBriefly(hintMs);
  const svg = useRef<SVGSVGElement>(null);
  const near = fitView(areas.near, size, closest.streets);
  const streets = useStreets(moved ?? near);
  const view = moved ?? (streets.areShown ? near : fitView(areas.town, size));
  const at = toPixel(view, pin);

  function move(change: (view: MapView) => MapView) {
    setMoved((old) => change(old ?? view));
  }

  useMapSize(svg, (measured) => {
    setSize(measured);
    setMoved((old) => old && resizeView(old, measured));
  });
  useMapGestures(svg, { onMove: move, onOneFinger: hint });

  function put(to: Pixel) {
    onMove(toCoordinates(view, to));
    const over = { x: findOver(to.x, view.width), y: findOver(to.y, view.height) };
    move((old) => panView(old, { x: -over.x, y: -over.y }));
  }

  return (
    <figure className="map relative isolate h-80 overflow-hidden sm:h-96" aria-label={t.mapLabel}>
      <MapPicture
        ref={svg}
        className="map-picture size-full"
        map={noLand}
        view={view}
        pins={[at]}
        streets={streets}
        role="img"
        aria-label={t.mapAlt}
      />
      {/* Above the map, not inside it, so that gestures on the pin do not move the map. */}
      <svg
        className="pointer-events-none absolute inset-0 size-full"
        viewBox={`0 0 ${view.width} ${view.height}`}
      >
        <foreignObject
          className="pointer-events-auto"
          x={at.x - pinPx / 2}
          y={at.y - pinPx}
          width={pinPx}
          height={pinPx}
        >
          <Pin at={at} onMove={put} />
        </foreignObject>
      </svg>
      <MapControls
        onZoom={(factor) => move((old) => zoomView(old, factor, at))}
        onReset={null}
        onSearch={null}
      />
      {isHinted && (
        <p className="map-hint" aria-hidden="true">
          {twoFingersHint}
        </p>
      )}
      <MapCredit streets={streets} />
    </figure>
  );
}

function Pin({ at, onMove }: { at: Pixel; onMove: (to: Pixel) => void }) {
  /** Offset from the pointer to the pin's tip while dragging. */
  const grip = useRef<Pixel | null>(null);

  function handleKey(event: KeyboardEvent) {
    const ahead = directionOf(event);
    if (ahead === null) return;
    event.preventDefault();
    const step = event.shiftKey ? keyStep.coarse : keyStep.fine;
    onMove({ x: at.x + ahead.x * step, y: at.y + ahead.y * step });
  }

  function press(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: at.x - event.clientX, y: at.y - event.clientY };
  }

  function drag(event: PointerEvent) {
    if (grip.current === null) return;
    onMove({ x: event.clientX + grip.current.x, y: event.clientY + grip.current.y });
  }

  function release() {
    grip.current = null;
  }

  return (
    <button
      className="block size-12 cursor-grab touch-none text-accent active:cursor-grabbing"
      type="button"
      aria-label={t.pinName}
      onKeyDown={handleKey}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <Icon name="pin" className="size-12 drop-shadow" />
    </button>
  );
}

/** Returns an area around a place, wider than high as the map is. */
function boundsAround({ lat, lng }: Coordinates, up: number): Bounds {
  const across = 1.6 * up;
  return { south: lat - up, west: lng - across, north: lat + up, east: lng + across };
}

/** Returns how far a coordinate is beyond the inner view; 0 within it. */
function findOver(at: number, size: number): number {
  if (at < edgePx) return at - edgePx;
  return Math.max(at - (size - edgePx), 0);
}
