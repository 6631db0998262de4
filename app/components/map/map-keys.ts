import type { Pixel } from '#app/domain/map/map-view.ts';

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
