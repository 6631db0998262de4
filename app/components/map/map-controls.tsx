import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import type { Pixel, Size } from '#app/domain/map/map-view.ts';
import * as t from '#app/messages/components/map.tsx';

type MapControlsProps = {
  onZoom: (factor: number) => void;
  /** Null while the map has its initial view. */
  onReset: (() => void) | null;
  onSearch: (() => void) | null;
};

/** The buttons on a map. Rendered only after hydration, when they work. */
export function MapControls({ onZoom, onReset, onSearch }: MapControlsProps) {
  if (!useHydrated()) return null;
  return (
    <>
      {onSearch && (
        <button
          className="button-solid absolute top-3 left-1/2 -translate-x-1/2 whitespace-nowrap shadow-float"
          type="button"
          onClick={onSearch}
        >
          <Icon name="search" className="size-4" /> {t.searchThisArea}
        </button>
      )}
      <div className="absolute right-3 bottom-8 grid gap-2">
        {onReset && (
          <button
            className="map-button"
            type="button"
            aria-label={t.backToResults}
            onClick={onReset}
          >
            <Icon name="pin" />
          </button>
        )}
        <button
          className="map-button"
          type="button"
          aria-label={t.zoomIn}
          onClick={() => onZoom(2)}
        >
          <Icon name="plus" />
        </button>
        <button
          className="map-button"
          type="button"
          aria-label={t.zoomOut}
          onClick={() => onZoom(0.5)}
        >
          <Icon name="minus" />
        </button>
      </div>
    </>
  );
}

/** React warns about useLayoutEffect on the server. */
const useMeasuringEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Reports an element's size in pixels before its first paint and on each change. */
export function useMapSize(element: RefObject<Element | null>, onSize: (size: Size) => void) {
  const latest = useRef(onSize);
  useEffect(() => {
    latest.current = onSize;
  });

  useMeasuringEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const updateSize = () => {
      const { width, height } = measured.getBoundingClientRect();
      if (width > 0 && height > 0) latest.current({ width, height });
    };
    updateSize();
    const observer = new ResizeObserver(updateSize);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
}

/** Shows something for `ms` milliseconds; each call restarts the time. */
export function useBriefly(ms: number): [isShown: boolean, show: () => void] {
  const [calls, setCalls] = useState(0);

  useEffect(() => {
    if (calls === 0) return undefined;
    const timer = setTimeout(() => setCalls(0), ms);
    return () => clearTimeout(timer);
  }, [calls, ms]);

  return [calls > 0, () => setCalls((count) => count + 1)];
}

type Keys = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Returns an arrow key's direction; null for other keys and for the browser's own shortcuts. */
export function directionOf({ key, altKey, ctrlKey, metaKey }: Keys): Pixel | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'ArrowLeft') return { x: -1, y: 0 };
  if (key === 'ArrowRight') return { x: 1, y: 0 };
  if (key === 'ArrowUp') return { x: 0, y: -1 };
  if (key === 'ArrowDown') return { x: 0, y: 1 };
  return null;
}

/** Returns a key's zoom factor; null for keys that do not zoom. */
export function zoomOf(key: string): number | null {
  if (key === '+') return 2;
  if (key === '-') return 0.5;
  return null;
}
