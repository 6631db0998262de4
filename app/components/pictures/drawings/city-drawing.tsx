import type { ReactNode } from 'react';
import { coverColors, mix, type Scheme, skyColor } from './cover-colors.ts';
import { type CoverPlan, createDice, pick, planCover } from './cover-plan.ts';
import { bothSchemes, coverStyles, DrawingFrame, skyPath } from './drawing-frame.tsx';
import { ShopFront } from './shop-front.tsx';

type CityDrawingProps = {
  /** Of the metro. */
  slug: string;
  size: 'card' | 'panorama';
};

const ground = 88;
const houseScale = 0.56;
/** How much sky color covers the towers, by distance. */
const haze = { light: { far: 0.84, mid: 0.58 }, dark: { far: 0.91, mid: 0.76 } };

/** The picture of a city's guides: shop fronts below a skyline, with the city's own landmark. */
export function CityDrawing({ slug, size }: CityDrawingProps) {
  const plan = planCity(slug, size);
  const { landmarkX, houses } = plan;
  return (
    <DrawingFrame
      viewBox="0 0 240 100"
      preserveAspectRatio={size === 'card' ? 'xMidYMax slice' : 'xMidYMax meet'}
      styles={bothSchemes((scheme) => paintCity(plan, scheme))}
    >
      <path className="k" d={skyPath} />
      <g className="base">
        <circle className="u" cx={240 - landmarkX} cy="24" r="11" />
      </g>
      <path className="far" d={towersPath(plan)} />
      <g className="mid" transform={`translate(${landmarkX})`}>
        {landmarks[slug]}
      </g>
      {houses.map(({ x, plan: house }, index) => (
        <g
          key={x}
          className={`h${index}`}
          transform={`translate(${x} ${ground - ground * houseScale}) scale(${houseScale})`}
        >
          <ShopFront plan={house} />
        </g>
      ))}
      <g className="base">
        <path className="p" d={`M-900 ${ground}H1100V100H-900z`} />
      </g>
    </DrawingFrame>
  );
}

function paintCity({ base, houses }: CityPlan, scheme: Scheme): string {
  const sky = skyColor(base, scheme);
  const { d, t } = coverColors(base, { scheme, sky });
  const tower = scheme === 'light' ? d : t;
  const far = mix(tower, sky, haze[scheme].far);
  const mid = mix(tower, sky, haze[scheme].mid);
  const painted = houses.map(({ plan }, index) => ({ name: `h${index}`, plan }));
  const lines = `.line{fill:none;stroke:${mid};stroke-width:2}`;
  return `.far{fill:${far}}.mid{fill:${mid}}${lines}${coverStyles([...painted, { name: 'base', plan: base }], base, scheme)}`;
}

function towersPath({ towers }: CityPlan): string {
  return towers
    .map(({ x, width, height, top }) => {
      const y = ground - height;
      const half = width / 2;
      switch (top) {
        case 'spire':
          return `M${x} ${ground}V${y}l${half}-9 ${half} 9V${ground}z`;
        case 'stair':
          return `M${x} ${ground}V${y}h${half - 3}v-6h6v6h${half - 3}V${ground}z`;
        case 'slant':
          return `M${x} ${ground}V${y}l${width}-7V${ground}z`;
        default:
          return `M${x} ${ground}V${y}h${width}V${ground}z`;
      }
    })
    .join('');
}

/** What each city is known by, centered on x = 0, up to 80 high. Other cities have none. */
const landmarks: Record<string, ReactNode> = {
  'austin-tx': (
    <path d="M-1 12H1V22Q16 25 17 42H20V47H16V62H30V88H-30V62H-16V47H-20V42H-17Q-16 25-1 22z" />
  ),
  'chicago-il': <path d="M-14 88V52H-9V36H-4V22H9V36H14V88zM-1 8H1V22H-1zM5 8H7V22H5z" />,
  'denver-co': <path d="M-88 88L-52 44L-40 56L-14 30L8 55L26 40L66 88z" />,
  'las-vegas-nv': (
    <>
      <circle className="line" cx="0" cy="42" r="24" />
      <path className="line" d="M-24 42H24M0 18V66M-17 25L17 59M17 25L-17 59" />
      <path d="M-2 42L-14 88H-10L0 50L10 88H14L2 42z" />
    </>
  ),
  'los-angeles-ca': <path d="M-24 88V70H-12V34L-9 30V24L0 14L9 24V30L12 34V70H24V88z" />,
  'new-orleans-la': (
    <path d="M-24 88V52H-6V34L0 8L6 34V52H24V88zM-26 53V42L-20 24L-14 42V53zM26 53V42L20 24L14 42V53z" />
  ),
  'new-york-ny': (
    <path d="M-1 6H1V18H3V26H7V34H11V52H15V66H19V88H-19V66H-15V52H-11V34H-7V26H-3V18H-1z" />
  ),
  'philadelphia-pa': (
    <>
      <path d="M-18 88V64H-9V34L-6 28Q-6 20-2 17V9H2V17Q6 20 6 28L9 34V64H18V88z" />
      <circle className="k" cx="0" cy="41" r="5" />
    </>
  ),
  'san-francisco-ca': (
    <>
      <path d="M-32 22H-28V88H-32zM28 22H32V88H28zM-80 60H80V64H-80z" />
      <path className="line" d="M-80 58Q-50 56-30 24Q0 78 30 24Q50 56 80 58" />
    </>
  ),
  'seattle-wa': (
    <path d="M-1 8H1V25Q10 26 16 31L11 36H4V42L10 88H6L0 54L-6 88H-10L-4 42V36H-11L-16 31Q-10 26-1 25z" />
  ),
  'st-louis-mo': <path d="M-26 88Q-24 18 0 18Q24 18 26 88H21Q18 24 0 24Q-18 24-21 88z" />,
  'washington-dc': <path d="M-5.500 88L-3.500 22L0 14L3.500 22L5.500 88z" />,
};

/** The appearance of a city guide's picture; the same slug always gives the same plan. */
type CityPlan = {
  /** Colours of sky and towers. */
  base: CoverPlan;
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

function planCity(slug: string, size: keyof typeof reach): CityPlan {
  const next = createDice(`city ${slug}`);
  const base = planCover({ slug: `city ${slug}`, hue: next(360) });
  const landmarkX = 120 + (next(2) === 0 ? -1 : 1) * (34 + next(24));
  return {
    base,
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
    const plan = planCover({ slug: `house ${place} ${slug}`, hue: next(360) });
    return { x: 120 + place * plot, plan };
  });
}
