import { type CoverPlan, coverClasses, planCover } from './cover-plan.ts';
import { ShopFront } from './shop-front.tsx';

/** Shops of the street on the home screen, chosen for how they look side by side. */
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
/** Between neighbours, and where a tree or a lamp needs room. */
const gaps = { wall: 9, tall: 27 };

const { houses, length } = layOut();

/** A row of shop fronts before the evening sky. Decorative. */
export function Street({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`street ${className}`}
      viewBox={`0 0 ${length} 91`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="u" cx={Math.round(length * 0.56)} cy="40" r="34" />
      {houses.map(({ plan, x }) => (
        <g key={x} className={coverClasses(plan)} transform={`translate(${x})`}>
          <ShopFront plan={plan} />
        </g>
      ))}
      <path className="pavement" d={`M0 88H${length}V91H0z`} />
    </svg>
  );
}

function layOut() {
  const placed: { plan: CoverPlan; x: number }[] = [];
  let edge = 0;
  for (const shop of shops) {
    const plan = planCover({ ...shop, name: '' });
    const isTall = plan.props === 'tree' || plan.props === 'lamp';
    const before = isTall && plan.door !== 'left' ? gaps.tall : gaps.wall;
    const after = isTall && plan.door === 'left' ? gaps.tall - gaps.wall : 0;
    placed.push({ plan, x: edge + before + plan.halfWidth });
    edge += before + 2 * plan.halfWidth + after;
  }
  return { houses: placed, length: edge };
}
