import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Size } from '#app/domain/map/map-view.ts';

/** On the server there is nothing to measure, and React would say so. */
const useMeasuringEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Tells the size of an element in pixels before it is first painted, and whenever it changes. */
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
