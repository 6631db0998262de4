import { planCover } from './cover-plan.ts';
import { bothSchemes, coverStyles, DrawingFrame, skyPath } from './drawing-frame.tsx';
import { ShopFront } from './shop-front.tsx';

type ShopFrontDrawingProps = {
  slug: string;
  /** On the sign. */
  letter: string;
  hue: number;
  /** A closer view of the house, for roughly square pictures. */
  isClose: boolean;
};

/** The picture of a listing that has no photo: its own shop front. */
export function ShopFrontDrawing({ slug, letter, hue, isClose }: ShopFrontDrawingProps) {
  const plan = planCover({ slug, name: letter, hue });
  return (
    <DrawingFrame
      viewBox={isClose ? '18 -24 124 124' : '0 0 160 100'}
      preserveAspectRatio="xMidYMax meet"
      styles={bothSchemes((scheme) => coverStyles([{ name: 'own', plan }], plan, scheme))}
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

type PanoramaDrawingProps = { slug: string; letter: string; hue: number };

const plot = 128;
const hueStep = 80;
const haze = 0.55;
const places = [-4, -3, -2, -1, 1, 2, 3, 4];

/** The listing's shop front in its street, the neighbours faded. */
export function PanoramaDrawing({ slug, letter, hue }: PanoramaDrawingProps) {
  const own = { name: 'own', plan: planCover({ slug, name: letter, hue }) };
  const neighbours = places.map((place) => ({
    name: `n${place + 4}`,
    x: 80 + place * plot,
    plan: planCover({ slug: `${slug}${place}`, name: '', hue: hue + place * hueStep }),
    haze,
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
