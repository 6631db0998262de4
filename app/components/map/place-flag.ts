import type { Pixel, Size } from '#app/domain/map/map-view.ts';

/**
 * Pixels: from a pin's center to a name beside, above and below it, so that the name's box does not
 * cover the enlarged pin; from a name to the map's edge.
 */
const beside = 25;
const above = -27;
const below = 36;
const edge = 8;
/** From the middle of a letter to the baseline. */
const toBaseline = 5;

/**
 * Returns the start of a pin's name so that it is fully visible: to its right or left, or else
 * above or below it. The name of a pin out of view is out of view, too.
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
