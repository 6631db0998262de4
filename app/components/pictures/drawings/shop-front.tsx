import type { CoverPlan } from './cover-plan.ts';

/** The y positions of the pavement line and of the line where the awning is attached. */
const ground = 88;
const awningTop = 56;

/** One house, centered on x = 0. Colors: cover-colors.ts. */
export function ShopFront({ plan }: { plan: CoverPlan }) {
  const { halfWidth: half, top } = plan;
  return (
    <>
      <path className="d" d={roofPath(plan)} />
      <path className="w" d={`M${-half} ${top}H${half}V${ground}H${-half}z`} />
      <path
        className="v"
        d={`M${-half} 51H${half}V54H${-half}zM${-half} ${ground - 5}H${half}V${ground}H${-half}z`}
      />
      <path className="g" d={upperWindows(plan)} />
      <path className="g" d={shopWindows(plan)} />
      <path className="d" d={door(plan)} />
      <Awning plan={plan} />
      {plan.initial && plan.windows !== 'wide' && (
        <>
          <circle className="t" cx={signX(plan)} cy="60" r="8" />
          <text className="i" x={signX(plan)} y="64">
            {plan.initial}
          </text>
        </>
      )}
      <StreetProp plan={plan} />
    </>
  );
}

/** Returns the side of the longer window, where the props stand; the sign is on the other. */
function propSide({ door }: CoverPlan): 1 | -1 {
  return door === 'left' ? 1 : -1;
}

function signX(plan: CoverPlan): number {
  return -propSide(plan) * plan.halfWidth;
}

function roofPath({ roof, halfWidth: half, top }: CoverPlan): string {
  const eaves = `M${-half - 3} ${top - 3}H${half + 3}V${top + 2}H${-half - 3}z`;
  switch (roof) {
    case 'flat':
      return `${eaves}M${half - 20} ${top - 3}v-9h10v9z`;
    case 'gable':
      return `${eaves}M${-half} ${top - 3}L0 ${top - 19}L${half} ${top - 3}z`;
    case 'steps':
      return `${eaves}M${-half + 8} ${top - 3}v-5h10v-5h10v-4H${half - 28}v4h10v5h10v5z`;
    case 'arch':
      return `${eaves}M${-half + 14} ${top - 3}a${half - 14} 16 0 0 1 ${2 * half - 28} 0z`;
    case 'mansard':
      return `${eaves}M${-half} ${top - 3}L${-half + 8} ${top - 16}H${half - 8}L${half} ${top - 3}z`;
    case 'false-front':
      return `${eaves}M-20 ${top - 3}v-9q20-9 40 0v9z`;
  }
}

function upperWindows({ windows, windowCount, halfWidth: half, top }: CoverPlan): string {
  const height = 46 - top - 7;
  const y = top + 7;
  if (windows === 'wide') return `M${-half + 8} ${y + 2}H${half - 8}V46H${-half + 8}z`;
  const gap = (2 * half) / windowCount;
  return Array.from({ length: windowCount }, (_, index) => {
    const x = Math.round(-half + gap * (index + 0.5));
    switch (windows) {
      case 'round':
        return `M${x - 6} ${y + 8}a6 6 0 1 1 12 0a6 6 0 1 1-12 0z`;
      case 'arched':
        return `M${x - 5} 46V${y + 4}a5 5 0 0 1 10 0V46z`;
      case 'bay':
        return `M${x - 7} ${y}h6v${height}h-6zM${x + 1} ${y}h6v${height}h-6z`;
      default:
        return `M${x - 4} ${y}h8v${height}h-8z`;
    }
  }).join('');
}

/** Half the width of the door. */
const doorHalf = 8;

function doorX({ door, halfWidth: half }: CoverPlan): number {
  if (door === 'middle') return 0;
  return door === 'left' ? -half + 16 : half - 16;
}

function shopWindows(plan: CoverPlan): string {
  const { halfWidth: half } = plan;
  const x = doorX(plan);
  const panes = [
    [-half + 5, x - doorHalf - 4],
    [x + doorHalf + 4, half - 5],
  ];
  return panes
    .filter(([from = 0, to = 0]) => to - from > 9)
    .map(([from, to]) => `M${from} 62H${to}V81H${from}z`)
    .join('');
}

function door(plan: CoverPlan): string {
  const x = doorX(plan);
  return `M${x - doorHalf} 63h${2 * doorHalf}V${ground}h${-2 * doorHalf}z`;
}

function Awning({ plan }: { plan: CoverPlan }) {
  const reach = plan.halfWidth + 3;
  if (plan.awning === 'sign') {
    return (
      <>
        <path className="a" d={`M${-reach} 53H${reach}V64H${-reach}z`} />
        <path className="t" d={`M${-reach + 14} 57H${reach - 14}v3H${-reach + 14}z`} />
      </>
    );
  }
  const stripes = 8;
  const width = Math.round((2 * reach * 10) / stripes) / 10;
  const body =
    plan.awning === 'barrel'
      ? `M${-reach} 68q0-14 9-14H${reach - 9}q9 0 9 14z`
      : `M${-reach + 5} ${awningTop - 2}H${reach - 5}L${reach} 66H${-reach}z`;
  const light = Array.from({ length: stripes / 2 }, (_, index) => {
    const x = Math.round((-reach + width * (2 * index + 1)) * 10) / 10;
    const shift = plan.awning === 'barrel' ? 0 : Math.round(-x / 10);
    return `M${x} 66L${x + shift} ${awningTop - 2}h${width}L${x + width} 66z`;
  }).join('');
  const scallop = `a${width / 2} 4 0 0 1-${width} 0`;
  const edge = plan.awning === 'scallops' ? `M${reach} 66${scallop.repeat(stripes)}z` : '';
  return (
    <>
      <path className="a" d={body + edge} />
      <path className="t" d={light} />
    </>
  );
}

function StreetProp({ plan }: { plan: CoverPlan }) {
  const x = propSide(plan) * (plan.halfWidth + 12);
  switch (plan.props) {
    case 'tree':
      return (
        <>
          <path className="d" d={`M${x - 1} 60h3V${ground}h-3z`} />
          <path className="l" d={`M${x} 36a11 12 0 0 1 9 19a10 10 0 0 1-18 0a11 12 0 0 1 9-19z`} />
        </>
      );
    case 'lamp':
      return (
        <>
          <path className="d" d={`M${x - 1} 48h2V${ground}h-2zM${x - 5} 47h10v2h-10z`} />
          <circle className="u" cx={x} cy="43" r="4.5" />
        </>
      );
    case 'pots':
      return (
        <>
          <path className="l" d={`M${x - 7} 80a7 9 0 1 1 14 0z`} />
          <path className="a" d={`M${x - 6} 79h12l-2 9h-8z`} />
        </>
      );
    case 'bench':
      return (
        <path
          className="d"
          d={`M${x - 9} 75h18v3h-18zM${x - 9} 80h18v2h-18zM${x - 7} 82h2v6h-2zM${x + 5} 82h2v6h-2z`}
        />
      );
    case 'board':
      return <path className="d" d={`M${x - 6} ${ground}l3-15h6l3 15h-3l-.6-3h-4.8l-.6 3z`} />;
  }
}
