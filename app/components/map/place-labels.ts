import { type MapView, type Pixel, toPixel } from '#app/domain/map/map-view.ts';
import type { PlaceOnMap } from '#app/domain/map/map.ts';

/** A name and where it stands: its dot, and the base line of its text. */
export type PlaceLabel = PlaceOnMap & { dot: Pixel; baseline: number };

type Box = { left: number; top: number; right: number; bottom: number };

const mostShown = 14;
/** Pixels: how wide a letter is, how high a line, how far from its dot, how large a pin. */
const letter = { metro: 8.4, city: 6.6 };
const lineHeight = 15;
const offsets = { above: -7, below: 17 };
const pinRadius = 14;

/**
 * The places whose names find room in a view, above their dot or below it, off the pins. The more
 * important come first and win.
 */
export function placeLabels(places: PlaceOnMap[], view: MapView, pins: Pixel[]): PlaceLabel[] {
  const taken = pins.map(({ x, y }) => boxAround({ x, y, width: pinRadius, height: pinRadius }));
  const labels: PlaceLabel[] = [];
  for (const place of places) {
    if (labels.length === mostShown) break;
    const dot = toPixel(view, place);
    const width = (place.name.length * (place.metro ? letter.metro : letter.city)) / 2;
    for (const offset of [offsets.above, offsets.below]) {
      const middle = { x: dot.x, y: dot.y + offset - 4 };
      const box = boxAround({ ...middle, width, height: lineHeight / 2 });
      if (!isInside(box, view) || taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      labels.push({ ...place, dot, baseline: dot.y + offset });
      break;
    }
  }
  return labels;
}

/** Of half this width and half this height. */
function boxAround({ x, y, width, height }: Pixel & { width: number; height: number }): Box {
  return { left: x - width, top: y - height, right: x + width, bottom: y + height };
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

function isInside({ left, top, right, bottom }: Box, { width, height }: MapView): boolean {
  return left > 0 && top > 0 && right < width && bottom < height;
}
