import { planCover } from './cover-plan.ts';
import { findTrade } from './trades.ts';
import { bothSchemes, coverStyles, DrawingFrame, skyPath } from './drawing-frame.tsx';
import { ShopFront } from './shop-front.tsx';

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
