import type { Pixel, Size } from '#app/domain/map/map-view.ts';

/**
 * Pixels: from the middle of a pin to a name beside it, above it and below it, so that the box behind the
 * name stays off the enlarged pin; from name to edge.
 */
const beside = 25;
const above = -27;
const below = 36;
const edge = 8;
/** From the middle of a letter to the line it stands on. */
const toBaseline = 5;

/**
 * Where the name of a pin starts so that it is seen whole: to its right or left, or else above or
 * below it. A pin out of view takes its name along.
 */
export function placeFlag(pin: Pixel, width: number, map: Size): Pixel {
  const y = pin.y + toBaseline;
  const right = pin.x + beside;
  const left = pin.x - beside - width;
  const rightmost = map.width - edge - width;
  const isOutside = pin.x < 0 || pin.x > map.width;
  if (isOutside || (pin.x < map.width / 2 && right <= rightmost)) return { x: right, y };
  if (left >= edge) return { x: left, y };
  if (right <= rightmost) return { x: right, y };
  return {
    x: Math.max(Math.min(pin.x - width / 2, rightmost), edge),
    y: pin.y + (pin.y + above > 2 * edge ? above : below),
  };
}
