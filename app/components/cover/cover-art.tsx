import { coverClasses, planCover } from './cover-plan.ts';
import { ShopFront } from './shop-front.tsx';

type CoverArtProps = {
  slug: string;
  name: string;
  hue: number;
  /** Nearer to the house, for pictures about as high as wide. */
  isClose?: boolean;
  className?: string;
};

/** The picture of a listing that has no photo: its own shop front. Decorative. */
export function CoverArt({ slug, name, hue, isClose, className = '' }: CoverArtProps) {
  const plan = planCover({ slug, name, hue });
  return (
    <svg
      className={`${coverClasses(plan)} ${className}`}
      viewBox={isClose ? '18 -24 124 124' : '0 0 160 100'}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="u" cx={plan.sun} cy="18" r="8" />
      <path className="p" d="M-99 88H259V100H-99z" />
      <g transform="translate(80)">
        <ShopFront plan={plan} />
      </g>
    </svg>
  );
}
