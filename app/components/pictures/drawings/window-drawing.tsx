import { type Scheme, coverColors, skyColor } from './cover-colors.ts';
import { type CoverPlan, createDice, planCover } from './cover-plan.ts';
import { bothSchemes, DrawingFrame, shopStyles } from './drawing-frame.tsx';

const things = ['books', 'clock', 'cup', 'plant', 'lamp', 'jar', 'scale', 'bell'] as const;
type Thing = (typeof things)[number];

/** Drawing units; the wall extends to both sides where there is space. */
const stripe = 16;
const reach = 30;
const shelf = 84;

/** The picture of a blog post: a shop window with three things in it. */
export function WindowDrawing({ slug }: { slug: string }) {
  const next = createDice(`window ${slug}`);
  const plan = planCover({ slug: `window ${slug}`, hue: next(360) });
  const shown = pickThree(next);
  return (
    <DrawingFrame
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      styles={bothSchemes((scheme) => paintWindow(plan, scheme))}
    >
      <g className="own">
        <path className="w" d="M-400-300H560V400H-400z" />
        <path className="t" d="M18 20H142V90H18z" />
        <path className="g" d={`M22 20H138V${shelf}H22z`} />
        <path className="shine" d={`M22 62L64 20H82L22 80zM106 ${shelf}L138 52V70L124 ${shelf}z`} />
        {shown.map((thing, index) => (
          <g key={thing} transform={`translate(${45 + index * 35} ${shelf})`}>
            <ThingShape thing={thing} />
          </g>
        ))}
        <path className="v" d="M12 88H148V94H12z" />
        <path className="a" d={awningPath(() => true)} />
        <path className="t" d={awningPath((index) => index % 2 !== 0)} />
      </g>
    </DrawingFrame>
  );
}

function paintWindow(plan: CoverPlan, scheme: Scheme): string {
  const colors = coverColors(plan, { scheme, sky: skyColor(plan, scheme) });
  const thread = `.thread{fill:none;stroke:${colors.t};stroke-width:2;stroke-linecap:round}`;
  return `${shopStyles('own', colors)}${thread}.shine{fill:${colors.t};opacity:.12}`;
}

function pickThree(next: (sides: number) => number): Thing[] {
  const left = [...things];
  return Array.from({ length: 3 }, () => left.splice(next(left.length), 1)).flat();
}

/** Returns the path of an awning's stripes, each ending in a scallop. */
function awningPath(isDrawn: (index: number) => boolean): string {
  return Array.from({ length: reach * 2 }, (_, place) => place - reach)
    .filter(isDrawn)
    .map((index) => `M${80 + index * stripe}-20h${stripe}V26a8 7 0 0 1-${stripe} 0z`)
    .join('');
}

/** Standing at y = 0, centered on x = 0, about 40 high. */
function ThingShape({ thing }: { thing: Thing }) {
  switch (thing) {
    case 'books':
      return (
        <>
          <path className="a" d="M-13-30h7V0h-7zM9-24l6-2L21-1l-6 1z" />
          <path className="t" d="M-5-36h6V0h-6z" />
          <path className="w" d="M2-27h6V0H2z" />
        </>
      );
    case 'clock':
      return (
        <>
          <path className="a" d="M-11-4h6l-2 4h-6zM5-4h6l2 4H7z" />
          <circle className="a" cx="0" cy="-18" r="16" />
          <circle className="t" cx="0" cy="-18" r="12" />
          <path className="d" d="M-1-27h2v9l6 4-1 2-7-5z" />
        </>
      );
    case 'cup':
      return (
        <>
          <path className="t" d="M-13-18H10V-8Q9 0 2 0H-5Q-12 0-13-8z" />
          <path
            className="thread"
            d="M10-15Q18-15 17-9Q16-4 9-5M-7-23q-3-4 0-8t0-8M2-23q-3-4 0-8t0-8"
          />
        </>
      );
    case 'plant':
      return (
        <>
          <path className="l" d="M-1-12Q-16-16-14-34Q-2-30 0-18Q0-34 9-40Q17-26 3-12z" />
          <path className="a" d="M-9-13H10L8 0H-7z" />
        </>
      );
    case 'lamp':
      return (
        <>
          <path className="u" d="M-6-38H6L14-20H-14z" />
          <path className="t" d="M-1.500-20h3V-4h9V0h-21V-4h9z" />
        </>
      );
    case 'jar':
      return (
        <>
          <path className="t" d="M-9-34H9V-28Q13-26 13-21V0H-13V-21Q-13-26-9-28z" />
          <path className="a" d="M-13-17H13V-7H-13zM-9-38H9V-33H-9z" />
        </>
      );
    case 'scale':
      return (
        <>
          <path className="a" d="M-12-8Q-12-24 0-24Q12-24 12-8L14 0H-14z" />
          <circle className="t" cx="0" cy="-11" r="7" />
          <path className="d" d="M-.800-11L4-16l1 1-5 5z" />
          <path className="t" d="M-1.500-30h3v6h-3zM-16-34H16Q14-29 8-29H-8Q-14-29-16-34z" />
        </>
      );
    case 'bell':
      return (
        <>
          <path className="u" d="M-14-6Q-14-24 0-24Q14-24 14-6zM-2-28h4v4h-4z" />
          <path className="a" d="M-16-6H16V0H-16z" />
        </>
      );
  }
}
