import type { Pixel } from '#app/domain/map/map-view.ts';

type Keys = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Where an arrow key points; null for other keys, and for what the browser does with arrows. */
export function directionOf({ key, altKey, ctrlKey, metaKey }: Keys): Pixel | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'ArrowLeft') return { x: -1, y: 0 };
  if (key === 'ArrowRight') return { x: 1, y: 0 };
  if (key === 'ArrowUp') return { x: 0, y: -1 };
  if (key === 'ArrowDown') return { x: 0, y: 1 };
  return null;
}

/** By how much a key zooms; null for keys that do not. */
export function zoomOf(key: string): number | null {
  if (key === '+') return 2;
  if (key === '-') return 0.5;
  return null;
}
