import { planCover } from './cover-plan.ts';
import { bothSchemes, coverStyles } from './cover-styles.ts';
import { DrawingFrame, skyPath } from './drawing-frame.tsx';
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
