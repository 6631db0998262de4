import { planCover } from './cover-plan.ts';
import { ShopFront } from './shop-front.tsx';

/** Shops of the street on the home screen, chosen for how they look side by side. */
const shops = [
  { slug: 'mill', name: 'Mill', hue: 200 },
  { slug: 'rosie', name: 'Rosie', hue: 14 },
  { slug: 'union', name: 'Union', hue: 104 },
  { slug: 'lantern', name: 'Lantern', hue: 46 },
  { slug: 'heron', name: 'Heron', hue: 226 },
  { slug: 'juniper', name: 'Juniper', hue: 150 },
  { slug: 'copper', name: 'Copper', hue: 28 },
  { slug: 'harbor', name: 'Harbor', hue: 256 },
  { slug: 'prairie', name: 'Prairie', hue: 60 },
  { slug: 'foxglove', name: 'Foxglove', hue: 330 },
  { slug: 'redbird', name: 'Redbird', hue: 6 },
  { slug: 'sycamore', name: 'Sycamore', hue: 174 },
];
const plot = 122;

/** A row of shop fronts. Decorative. */
export function Street({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`street ${className}`}
      viewBox={`0 0 ${plot * shops.length} 100`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {shops.map((shop, index) => {
        const plan = planCover(shop);
        return (
          <g
            key={shop.slug}
            className={`cover hue-${plan.hue} awning-${plan.awningHue}`}
            transform={`translate(${plot * (index + 0.5)})`}
          >
            <ShopFront plan={plan} />
          </g>
        );
      })}
      <path className="pavement" d={`M0 88H${plot * shops.length}V100H0z`} />
    </svg>
  );
}
