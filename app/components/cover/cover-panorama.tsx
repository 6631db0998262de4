import { coverClasses, planCover } from './cover-plan.ts';
import { ShopFront } from './shop-front.tsx';

type CoverPanoramaProps = { slug: string; name: string; hue: number; className?: string };

const plot = 128;
const hueStep = 80;
const neighbours = [-4, -3, -2, -1, 1, 2, 3, 4];

/** The listing's shop front in its street, the neighbours faded. Decorative. */
export function CoverPanorama({ slug, name, hue, className = '' }: CoverPanoramaProps) {
  const plan = planCover({ slug, name, hue });
  return (
    <svg
      className={`${coverClasses(plan)} ${className}`}
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="u" cx="144" cy="17" r="9" />
      {neighbours.map((place) => {
        const neighbour = planCover({
          slug: `${slug}${place}`,
          name: '',
          hue: hue + place * hueStep,
        });
        return (
          <g
            key={place}
            className={`neighbour ${coverClasses({ ...neighbour, sky: plan.sky })}`}
            transform={`translate(${80 + place * plot})`}
          >
            <ShopFront plan={neighbour} />
          </g>
        );
      })}
      <path className="p" d="M-600 88H760V100H-600z" />
      <g transform="translate(80)">
        <ShopFront plan={plan} />
      </g>
    </svg>
  );
}
