import { type CoverPlan, createDice, pick, planCover } from './cover-plan.ts';

const landmarks = ['wheel', 'water-tower', 'bridge', 'dome', 'clock', 'mast'] as const;
export type Landmark = (typeof landmarks)[number];

/** The appearance of a city guide's picture; the same slug always gives the same plan. */
export type CityPlan = {
  /** Colours of sky and towers. */
  base: CoverPlan;
  landmark: Landmark;
  /** The landmark's x position. */
  landmarkX: number;
  towers: { x: number; width: number; height: number; top: 'flat' | 'spire' | 'stair' | 'slant' }[];
  /** From the middle outward to both sides. */
  houses: { x: number; plan: CoverPlan }[];
};

/** Units of the drawing between the middles of two houses. */
const plot = 74;
const tops = ['flat', 'flat', 'spire', 'stair', 'slant'] as const;
/** Half of a panorama's maximum width, in units; a card shows 120. */
const reach = { card: 130, panorama: 460 };

export function planCity(slug: string, size: keyof typeof reach): CityPlan {
  const next = createDice(`city ${slug}`);
  const base = planCover({ slug: `city ${slug}`, name: '', hue: next(360) });
  const landmark = pick(landmarks, next);
  const landmarkX = 120 + (next(2) === 0 ? -1 : 1) * (34 + next(24));
  return {
    base,
    landmark,
    landmarkX,
    towers: planTowers(slug, reach[size]),
    houses: planHouses(slug, reach[size]),
  };
}

function planTowers(slug: string, half: number): CityPlan['towers'] {
  const towers: CityPlan['towers'] = [];
  for (const side of [-1, 1]) {
    const next = createDice(`towers ${side} ${slug}`);
    let edge = 0;
    while (edge < half) {
      const width = 11 + next(12);
      const x = 120 + (side === 1 ? edge : -edge - width);
      towers.push({ x, width, height: 34 + next(34), top: pick(tops, next) });
      edge += width + next(4) * 2;
    }
  }
  return towers;
}

function planHouses(slug: string, half: number): CityPlan['houses'] {
  const count = Math.ceil(half / plot);
  return Array.from({ length: 2 * count + 1 }, (_, index) => {
    const place = index - count;
    const next = createDice(`house ${place} ${slug}`);
    const plan = planCover({ slug: `house ${place} ${slug}`, name: '', hue: next(360) });
    return { x: 120 + place * plot, plan };
  });
}
