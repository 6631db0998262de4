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
  fitView,
  panView,
  resizeView,
  toCoordinates,
  toPixel,
  zoomView,
} from '#app/domain/map/map-view.ts';
import type { Bounds, MapData } from '#app/domain/map/map.ts';
import type { Coordinates } from '#app/domain/metro/metro.ts';
import * as t from '#app/messages/components/editors.tsx';
import { twoFingersHint } from '#app/messages/components/map.tsx';

type PinMapProps = { map: MapData; pin: Coordinates; onMove: (to: Coordinates) => void };

/** Pixels that an arrow key moves the pin; `coarse` with Shift. */
const keyStep = { fine: 4, coarse: 40 };
/** Distance from the edge, in pixels, at which the map follows the pin. */
const edgePx = 30;
const hintMs = 1600;
/** Large enough for a finger; its tip is at the middle of its bottom edge. */
const pinPx = 48;

/** A map with a movable pin: dragged by mouse or finger, or moved by the arrow keys. */
export function PinMap({ map, pin, onMove }: PinMapProps) {
  const [area] = useState(() => centerOn(map.area, pin));
  const [view, setView] = useState(() => fitView(area, { width: 600, height: 360 }));
  const [isMoved, setIsMoved] = useState(false);
  const [isHinted, hint] = useBriefly(hintMs);
  const svg = useRef<SVGSVGElement>(null);
  const streets = useStreets(view);
  const at = toPixel(view, pin);

  function move(change: (view: MapView) => MapView) {
    setIsMoved(true);
    setView(change);
  }

  useMapSize(svg, (size) =>
    setView((old) => (isMoved ? resizeView(old, size) : fitView(area, size))),
  );
  useMapGestures(svg, { onMove: move, onOneFinger: hint });

  function put(to: Pixel) {
    onMove(toCoordinates(view, to));
    const over = { x: findOver(to.x, view.width), y: findOver(to.y, view.height) };
    if (over.x !== 0 || over.y !== 0) move((old) => panView(old, { x: -over.x, y: -over.y }));
  }

  return (
    <figure className="map relative isolate h-80 overflow-hidden sm:h-96" aria-label={t.mapLabel}>
      <MapPicture
        ref={svg}
        className="map-picture size-full"
        map={map}
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
      aria-label={t.pinLabel}
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

/** Recenters an area of the same size on the pin, which may be far from its geocoded address. */
function centerOn({ south, west, north, east }: Bounds, { lat, lng }: Coordinates): Bounds {
  const up = (north - south) / 2;
  const across = (east - west) / 2;
  return { south: lat - up, west: lng - across, north: lat + up, east: lng + across };
}

/** Returns how far a coordinate is beyond the inner view; 0 within it. */
function findOver(at: number, size: number): number {
  if (at < edgePx) return at - edgePx;
  return Math.max(at - (size - edgePx), 0);
}
