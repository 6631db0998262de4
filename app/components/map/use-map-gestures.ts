import { type RefObject, useEffect, useRef } from 'react';
import {
  distanceBetween,
  type MapView,
  panView,
  type Pixel,
  zoomView,
} from '#app/domain/map/map-view.ts';
import { directionOf, zoomOf } from './map-controls.tsx';

type Gestures = {
  onMove: (change: (view: MapView) => MapView) => void;
  /** A single finger has scrolled the page; the user may have meant to move the map. */
  onOneFinger: () => void;
};

/** Pixels that an arrow key moves the map. */
const keyStep = 80;
/** A smaller movement counts as a tap. */
const tapPx = 5;

/**
 * Moves a map by gestures: a mouse drags, two fingers drag and pinch (one finger scrolls the page),
 * Ctrl and wheel zoom (the wheel alone scrolls the page), keys move and zoom, and a click on an
 * empty spot centers it, for users who cannot drag. Adds native listeners, since React's wheel and
 * touch listeners cannot prevent scrolling.
 */
export function useMapGestures(map: RefObject<SVGSVGElement | null>, gestures: Gestures) {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    const element = map.current;
    if (!element) return undefined;
    const pointers = new Map<number, Pixel>();
    let travelled = 0;

    const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Pixel => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    function press(event: PointerEvent) {
      if (event.button !== 0) return;
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, at(event));
    }

    function drag(event: PointerEvent) {
      const from = pointers.get(event.pointerId);
      if (!from) return;
      const to = at(event);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      travelled += distanceBetween(from, to);
      if (travelled < tapPx) return;
      if (event.pointerType === 'touch' && !other) {
        pointers.set(event.pointerId, to);
        return;
      }
      // Capture only now, or a press on a marker would not become a click on it.
      element?.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, to);
      const by = { x: to.x - from.x, y: to.y - from.y };
      latest.current.onMove((view) =>
        other ? pinch(view, { from, to, other }) : panView(view, by),
      );
    }

    function release(event: PointerEvent) {
      pointers.delete(event.pointerId);
    }

    /** The browser has taken over the finger to scroll the page. */
    function cancel(event: PointerEvent) {
      if (event.pointerType === 'touch' && pointers.size === 1) latest.current.onOneFinger();
      release(event);
    }

    function click(event: MouseEvent) {
      if (travelled >= tapPx) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if ((event.target as Element).closest('a')) return;
      const { x, y } = at(event);
      latest.current.onMove((view) =>
        panView(view, { x: view.width / 2 - x, y: view.height / 2 - y }),
      );
    }

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 200);
      latest.current.onMove((view) => zoomView(view, factor, at(event)));
    }

    /** On a marker, MapMarkers handles plain arrows and zooms around the marker. */
    function key(event: KeyboardEvent) {
      const isOnMap = event.target === element;
      const ahead = isOnMap || event.shiftKey ? directionOf(event) : null;
      const factor = isOnMap ? zoomOf(event.key) : null;
      if (!ahead && !factor) return;
      event.preventDefault();
      latest.current.onMove((view) =>
        ahead
          ? panView(view, { x: -keyStep * ahead.x, y: -keyStep * ahead.y })
          : zoomView(view, factor ?? 1),
      );
    }

    function keepPageFromTwoFingers(event: TouchEvent) {
      // Not `targetTouches`, which does not count a finger on a marker.
      const fingers = Array.from(event.touches).filter(({ target }) =>
        element?.contains(target as Node),
      );
      if (fingers.length > 1 && event.cancelable) event.preventDefault();
    }

    const keepLinkInPlace = (event: Event) => event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', press, { signal });
    element.addEventListener('pointermove', drag, { signal });
    element.addEventListener('pointerup', release, { signal });
    element.addEventListener('pointercancel', cancel, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('keydown', key, { signal });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener('touchmove', keepPageFromTwoFingers, { signal, passive: false });
    element.addEventListener('dragstart', keepLinkInPlace, { signal });
    return () => listening.abort();
  }, [map]);
}

type Pinch = { from: Pixel; to: Pixel; other: Pixel };

/** Pinches when one of two fingers moves: the point between them stays between them. */
function pinch(view: MapView, { from, to, other }: Pinch): MapView {
  const factor = distanceBetween(to, other) / Math.max(distanceBetween(from, other), 1);
  const between = { x: (from.x + other.x) / 2, y: (from.y + other.y) / 2 };
  return panView(zoomView(view, factor, between), {
    x: (to.x - from.x) / 2,
    y: (to.y - from.y) / 2,
  });
}
