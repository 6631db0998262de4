import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Size } from '#app/domain/map/map-view.ts';

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
    const tell = () => {
      const { width, height } = measured.getBoundingClientRect();
      if (width > 0 && height > 0) latest.current({ width, height });
    };
    tell();
    const observer = new ResizeObserver(tell);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
}
