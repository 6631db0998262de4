import { type Scheme, coverColors, skyColor } from './cover-colors.ts';
import { planCover, type CoverPlan } from './cover-plan.ts';
import { bothSchemes, coverStyles, DrawingFrame, skyPath, shopStyles } from './drawing-frame.tsx';
import { ShopFront } from './shop-front.tsx';
import { findTrade } from './trades.ts';

type Subject = {
  slug: string;
  hue: number;
  /** The slug of its category; '' for none. */
  trade: string;
  isOpen: boolean;
};

type ShopFrontDrawingProps = Subject & {
  /** A closer view of the house, for roughly square pictures. */
  isClose: boolean;
};

/** The picture of a listing that has no photo: its own shop front. */
export function ShopFrontDrawing({ isOpen, isClose, trade, ...house }: ShopFrontDrawingProps) {
  const plan = planCover({ ...house, trade: findTrade(trade) });
  return (
    <DrawingFrame
      viewBox={isClose ? '18 -24 124 124' : '0 0 160 100'}
      preserveAspectRatio="xMidYMax meet"
      styles={bothSchemes((scheme) =>
        coverStyles([{ name: 'own', plan, isLit: isOpen }], plan, scheme),
      )}
    >
      <path className="k" d={skyPath} />
      <g className="own">
        <circle className="u" cx={plan.sun} cy="18" r="8" />
        <path className="p" d="M-900 88H1100V100H-900z" />
        <g transform="translate(80)">
          <ShopFront plan={plan} />
        </g>
      </g>
    </DrawingFrame>
  );
}

const plot = 128;
const hueStep = 80;
const haze = 0.55;
const places = [-4, -3, -2, -1, 1, 2, 3, 4];

/** The listing's shop front in its street, the neighbours faded and dark. */
export function PanoramaDrawing({ slug, hue, trade, isOpen }: Subject) {
  const plan = planCover({ slug, hue, trade: findTrade(trade) });
  const own = { name: 'own', plan, isLit: isOpen };
  const neighbours = places.map((place) => ({
    name: `n${place + 4}`,
    x: 80 + place * plot,
    plan: planCover({ slug: `${slug}${place}`, hue: hue + place * hueStep }),
    haze,
    isLit: false,
  }));
  return (
    <DrawingFrame
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMax meet"
      styles={bothSchemes((scheme) => coverStyles([...neighbours, own], own.plan, scheme))}
    >
      <path className="k" d={skyPath} />
      {neighbours.map(({ name, x, plan }) => (
        <g key={name} className={name} transform={`translate(${x})`}>
          <ShopFront plan={plan} />
        </g>
      ))}
      <g className="own">
        <circle className="u" cx="144" cy="17" r="9" />
        <path className="p" d="M-900 88H1100V100H-900z" />
        <g transform="translate(80)">
          <ShopFront plan={own.plan} />
        </g>
      </g>
    </DrawingFrame>
  );
}

/** The shops of the home screen's street, chosen for how they look side by side. */
const shops = [
  { slug: 'rosie', hue: 200 },
  { slug: 'redbird', hue: 14 },
  { slug: 'birch', hue: 104 },
  { slug: 'ember', hue: 46 },
  { slug: 'juniper', hue: 226 },
  { slug: 'linden', hue: 150 },
  { slug: 'ivy', hue: 28 },
  { slug: 'maple', hue: 256 },
  { slug: 'hazel', hue: 60 },
  { slug: 'fig', hue: 330 },
  { slug: 'smithy', hue: 6 },
  { slug: 'oak', hue: 174 },
  { slug: 'harbor', hue: 80 },
];
/** Gaps between neighbors, and for a tree or lamp. */
const gaps = { wall: 9, tall: 27 };

const { houses, length } = layOut();

/** Sun or moon, and the pavement: the page's own colours, from styles/tokens.css. */
const pageColors = {
  light: { sun: '#ffb272', pavement: '#2a1f18' },
  dark: { sun: '#eee4cb', pavement: '#f3ece0' },
};

/** A row of shop fronts; the page's evening sky is visible behind it. */
export function StreetDrawing() {
  return (
    <DrawingFrame
      viewBox={`0 0 ${length} 91`}
      preserveAspectRatio="xMidYMax slice"
      styles={bothSchemes(paintStreet)}
    >
      <circle className="sun" cx={Math.round(length * 0.56)} cy="40" r="34" />
      {houses.map(({ name, plan, x }) => (
        <g key={name} className={name} transform={`translate(${x})`}>
          <ShopFront plan={plan} />
        </g>
      ))}
      <path className="pavement" d={`M0 88H${length}V91H0z`} />
    </DrawingFrame>
  );
}

function paintStreet(scheme: Scheme): string {
  const { sun, pavement } = pageColors[scheme];
  const shopRules = houses.map(({ name, plan }) =>
    shopStyles(name, coverColors(plan, { scheme, sky: skyColor(plan, scheme) })),
  );
  return `.sun{fill:${sun}}.pavement{fill:${pavement}}${shopRules.join('')}`;
}

function layOut() {
  const placed: { name: string; plan: CoverPlan; x: number }[] = [];
  let edge = 0;
  for (const shop of shops) {
    const plan = planCover(shop);
    const isTall = plan.props === 'tree' || plan.props === 'lamp';
    const before = isTall && plan.door !== 'left' ? gaps.tall : gaps.wall;
    const after = isTall && plan.door === 'left' ? gaps.tall - gaps.wall : 0;
    placed.push({ name: shop.slug, plan, x: edge + before + plan.halfWidth });
    edge += before + 2 * plan.halfWidth + after;
  }
  return { houses: placed, length: edge };
}
