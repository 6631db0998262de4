import type { Trade } from './trades.ts';

/** The appearance of a listing's shop front; the same slug always gives the same plan. */
export type CoverPlan = {
  /** In steps of 15 degrees. */
  hue: number;
  awningHue: number;
  /** Plain, limewashed or deep paint. */
  tone: number;
  sky: number;
  roof: 'flat' | 'gable' | 'steps' | 'arch' | 'mansard' | 'false-front';
  awning: 'scallops' | 'slant' | 'sign' | 'barrel';
  windows: 'tall' | 'arched' | 'round' | 'wide' | 'bay';
  windowCount: number;
  door: 'left' | 'middle' | 'right';
  props: 'tree' | 'lamp' | 'pots' | 'bench' | 'board';
  /** Half the width of the house, in units of the 160 x 100 drawing. */
  halfWidth: number;
  top: number;
  /** The x position of the sun or moon. */
  sun: number;
  /** Null: a shop without a sign. */
  trade: Trade | null;
};

type CoverInput = { slug: string; hue: number; trade?: Trade | null };

const roofs = ['flat', 'gable', 'steps', 'arch', 'mansard', 'false-front'] as const;
const awnings = ['scallops', 'slant', 'sign', 'barrel', 'scallops'] as const;
const windows = ['tall', 'arched', 'round', 'wide', 'bay'] as const;
const doors = ['left', 'middle', 'right'] as const;
const streetProps = ['tree', 'lamp', 'pots', 'bench', 'board'] as const;
/** As cover-colors.ts paints them, in degrees. */
const awningHues = [33, 75, 150, 200, 255, 350];

export function planCover({ slug, hue, trade = null }: CoverInput): CoverPlan {
  const next = createDice(slug);
  const step = (((Math.round(hue / 15) + next(5) - 2) % 24) + 24) % 24;
  // An awning close to the wall's color would be hard to see.
  const contrasting = awningHues.flatMap((awningHue, index) =>
    hueDistance(awningHue, step * 15) > 50 ? [index] : [],
  );
  return {
    hue: step,
    awningHue: pick(contrasting, next),
    tone: next(3),
    sky: next(4),
    roof: pick(roofs, next),
    awning: pick(awnings, next),
    windows: pick(windows, next),
    windowCount: 2 + next(3),
    door: pick(doors, next),
    props: pick(streetProps, next),
    halfWidth: 42 + next(4) * 4,
    top: 24 + next(4) * 3,
    sun: 16 + next(129),
    trade,
  };
}

/**
 * Creates a deterministic die with any number of sides. FNV-1a hashes the seed, then a xorshift
 * generator runs: even spread for similar slugs.
 */
export function createDice(seed: string): (sides: number) => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return (sides) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

export function pick<T>(list: readonly T[], next: (sides: number) => number): T {
  return list[next(list.length)] as T;
}

function hueDistance(a: number, b: number): number {
  const distance = Math.abs(a - b) % 360;
  return Math.min(distance, 360 - distance);
}
