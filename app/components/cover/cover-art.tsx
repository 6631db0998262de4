import { planCover } from './cover-plan.ts';
import { ShopFront } from './shop-front.tsx';

type CoverArtProps = { slug: string; name: string; hue: number; className?: string };

/** The picture of a listing that has no photo: its own shop front. Decorative. */
export function CoverArt({ slug, name, hue, className = '' }: CoverArtProps) {
  const plan = planCover({ slug, name, hue });
  return (
    <svg
      className={`cover hue-${plan.hue} awning-${plan.awningHue} sky-${plan.sky} ${className}`}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="u" cx={plan.sun} cy="18" r="8" />
      <path className="p" d="M0 88H160V100H0z" />
      <g transform="translate(80)">
        <ShopFront plan={plan} />
      </g>
    </svg>
  );
}
