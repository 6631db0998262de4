import { type RefCallback, useCallback, useState } from 'react';

/** Until it is measured; a phone's. */
const initialWidth = 340;

/**
 * The width of an element in whole pixels, as it is and as it becomes: a chart drawn to it needs no
 * scrolling on a phone and has words of one size everywhere.
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
