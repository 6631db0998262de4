import { type MapView, type Pixel, toPixel } from '#app/domain/map/map-view.ts';
import type { PlaceOnMap } from '#app/domain/map/map.ts';

type Anchor = 'start' | 'middle' | 'end';

/** A place's label: its dot and the position of its text. */
export type PlaceLabel = PlaceOnMap & { dot: Pixel; text: Pixel; anchor: Anchor };

type Box = { left: number; top: number; right: number; bottom: number };

const maxShown = 14;
/**
 * Pixels: letter width in the widest system font, line height above and below the baseline, radius
 * of a pin and a dot, free space around a name.
 */
const letter = { metro: 9.2, city: 7.8 };
const line = { above: 11.5, below: 3.5 };
const pinRadius = 14;
const dotRadius = 3;
const gap = 3;
/** Pixels reserved at the map's bottom and corner for scale, credit and buttons. */
const footHeight = 38;
const buttons = { width: 62, height: 190 };

type Position = { anchor: Anchor; x: number; y: number };

/** Candidate positions of a name around its dot, best first. */
const positions: Position[] = [
  { anchor: 'middle', x: 0, y: -7 },
  { anchor: 'middle', x: 0, y: 17 },
  { anchor: 'start', x: 7, y: 4.5 },
  { anchor: 'end', x: -7, y: 4.5 },
];
/** Candidate positions beyond a pin that hides the dot. */
const fartherPositions: Position[] = [
  { anchor: 'middle', x: 0, y: -20 },
  { anchor: 'middle', x: 0, y: 30 },
  { anchor: 'start', x: 20, y: 4.5 },
  { anchor: 'end', x: -20, y: 4.5 },
];

/**
 * Returns the labels that fit in a view, around their dots and off the pins. More important places
 * come first and win; the first place in view is always labelled, where the pins hide it least.
 */
export function placeLabels(places: PlaceOnMap[], view: MapView, pins: Pixel[]): PlaceLabel[] {
  const { width, height } = view;
  const taken = [
    ...pins.map((pin) => boxAround(pin, pinRadius)),
    { left: 0, top: height - footHeight, right: width, bottom: height },
    { left: width - buttons.width, top: height - buttons.height, right: width, bottom: height },
  ];
  const labels: (PlaceLabel & { box: Box })[] = [];
  for (const place of places) {
    if (labels.length === maxShown) break;
    const dot = toPixel(view, place);
    const isChief = labels.length === 0;
    // A dot under another place's name would seem to belong to it.
    const isDotFree = labels.every(({ box }) => overlap(boxAround(dot, dotRadius), box) === 0);
    if (!isDotFree && !isChief) continue;
    const [best] = (isChief ? [...positions, ...fartherPositions] : positions)
      .map(({ anchor, x, y }) => ({ anchor, text: { x: dot.x + x, y: dot.y + y } }))
      .map((label) => ({ ...label, box: boxOf(place, label) }))
      .filter(({ box }) => isInside(box, view))
      .map((label) => ({ ...label, hidden: sum(taken.map((other) => overlap(label.box, other))) }))
      .toSorted((one, other) => one.hidden - other.hidden);
    if (!best || (best.hidden > 0 && !isChief)) continue;
    taken.push(best.box, boxAround(dot, dotRadius));
    labels.push({ ...place, dot, text: best.text, anchor: best.anchor, box: best.box });
  }
  return labels.map(({ box: _, ...label }) => label);
}

function boxOf(
  { name, metro }: PlaceOnMap,
  { anchor, text }: { anchor: Anchor; text: Pixel },
): Box {
  const width = name.length * (metro ? letter.metro : letter.city);
  const before = { start: 0, middle: width / 2, end: width }[anchor];
  const left = text.x - before;
  return {
    left: left - gap,
    top: text.y - line.above,
    right: left + width + gap,
    bottom: text.y + line.below,
  };
}

function boxAround({ x, y }: Pixel, radius: number): Box {
  return { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius };
}

/** Returns the overlapping area of two boxes in square pixels. */
function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(across, 0) * Math.max(down, 0);
}

function isInside({ left, top, right, bottom }: Box, { width, height }: MapView): boolean {
  return left > 0 && top > 0 && right < width && bottom < height;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
