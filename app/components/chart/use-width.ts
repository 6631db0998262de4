import { type RefCallback, useCallback, useState } from 'react';

/** Width until it is measured: a phone's. */
const initialWidth = 340;

/**
 * Returns a ref and the element's current width in whole pixels: a chart drawn to it needs no
 * scrolling on a phone and has the same font size everywhere.
 */
export function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(initialWidth);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}
