import type { CoverPlan } from './cover-plan.ts';
import type { TradeIcon } from './trades.ts';

/** The y positions of the pavement line and of the line where the awning is attached. */
const ground = 88;
const awningTop = 56;

/** The sign's place and radius, between the windows of the upper floor. */
const sign = { y: 37, radius: 14, icon: 19 };

/** One house, centered on x = 0: of the kind that its trade has. Colors: cover-colors.ts. */
export function ShopFront({ plan }: { plan: CoverPlan }) {
  const { halfWidth: half, top, trade } = plan;
  const house = trade?.house ?? 'shop';
  return (
    <>
      <path className={house === 'hall' ? 'v' : 'd'} d={roofPath(plan)} />
      <path className="w" d={`M${-half} ${top}H${half}V${ground}H${-half}z`} />
      <path
        className="v"
        d={`M${-half} 51H${half}V54H${-half}zM${-half} ${ground - 5}H${half}V${ground}H${-half}z`}
      />
      <path className="g" d={upperWindows(plan)} />
      {house === 'shop' && <ShopFloor plan={plan} />}
      {house === 'hall' && <HallFloor half={half} />}
      {house === 'workshop' && <WorkshopFloor half={half} />}
      {house === 'office' && <OfficeFloor half={half} />}
      {trade && <Sign icon={trade.icon} />}
      <StreetProp plan={plan} />
    </>
  );
}

function Sign({ icon: { path, size } }: { icon: TradeIcon }) {
  const corner = sign.icon / 2;
  return (
    <>
      <circle className="d" cy={sign.y} r={sign.radius + 1.5} />
      <circle className="t" cy={sign.y} r={sign.radius} />
      <path
        className="i"
        transform={`translate(${-corner} ${sign.y - corner}) scale(${sign.icon / size})`}
        d={path}
      />
    </>
  );
}

/** Shop windows and a door below an awning. */
function ShopFloor({ plan }: { plan: CoverPlan }) {
  return (
    <>
      <path className="g" d={shopWindows(plan)} />
      <path className="d" d={door(plan)} />
      <Awning plan={plan} />
    </>
  );
}

/** Columns in front of tall windows, on steps. */
function HallFloor({ half }: { half: number }) {
  const gap = (2 * half - 8) / 6;
  const columns = Array.from({ length: 7 }, (_, index) => {
    return `M${Math.round((-half + 1.5 + gap * index) * 10) / 10} 56h5V84h-5z`;
  });
  return (
    <>
      <path className="g" d={`M${-half + 4} 57H${half - 4}V84H${-half + 4}z`} />
      <path className="d" d={`M-8 62H8V${ground}H-8z`} />
      <path className="t" d={`${columns.join('')}M${-half - 2} 53H${half + 2}V57H${-half - 2}z`} />
      <path
        className="v"
        d={`M${-half - 2} 83H${half + 2}V86H${-half - 2}zM${-half - 6} 86H${half + 6}V${ground}H${-half - 6}z`}
      />
    </>
  );
}

/** Two roll-up doors of glass, and a small door between them. */
function WorkshopFloor({ half }: { half: number }) {
  const width = half - 14;
  const slats = [66, 72, 78].map(
    (y) => `M${-half + 5} ${y}h${width}v1.2h${-width}zM9 ${y}h${width}v1.2h${-width}z`,
  );
  return (
    <>
      <path className="a" d={`M${-half - 2} 53H${half + 2}V58H${-half - 2}z`} />
      <path
        className="g"
        d={`M${-half + 5} 61h${width}V84h${-width}zM9 61h${width}V84h${-width}z`}
      />
      <path className="d" d={`${slats.join('')}M-6 63H6V${ground}H-6z`} />
    </>
  );
}

/** A row of upright windows, and a door below a canopy. */
function OfficeFloor({ half }: { half: number }) {
  const gap = (half - 12) / 2;
  const windows = [-1, 1].flatMap((side) =>
    [0, 1].map((place) => `M${side * (16 + gap * (place + 0.4)) - 5} 60h10V80h-10z`),
  );
  return (
    <>
      <path className="g" d={windows.join('')} />
      <path className="d" d={`M-10 63H10V${ground}H-10z`} />
      <path className="g" d={`M-8 65H-1V${ground}H-8zM1 65H8V${ground}H1z`} />
      <path className="a" d="M-15 58H15L13 63H-13z" />
    </>
  );
}

/** Returns the side of the longer window, where the props stand. */
function propSide({ door }: CoverPlan): 1 | -1 {
  return door === 'left' ? 1 : -1;
}

function roofPath({ roof, trade, halfWidth: half, top }: CoverPlan): string {
  const eaves = `M${-half - 3} ${top - 3}H${half + 3}V${top + 2}H${-half - 3}z`;
  switch (trade?.house === 'hall' ? 'pediment' : roof) {
    case 'pediment':
      return `${eaves}M${-half - 3} ${top - 3}L0 ${top - 20}L${half + 3} ${top - 3}z`;
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

function upperWindows({ windows, windowCount, trade, halfWidth: half, top }: CoverPlan): string {
  const height = 46 - top - 7;
  const y = top + 7;
  const signHalf = trade ? sign.radius + 4 : 0;
  if (windows === 'wide') {
    const pane = half - 8 - signHalf;
    return `M${-half + 8} ${y + 2}h${pane}V46h${-pane}zM${signHalf} ${y + 2}h${pane}V46h${-pane}z`;
  }
  const gap = (2 * half) / windowCount;
  const places = Array.from({ length: windowCount }, (_, index) =>
    Math.round(-half + gap * (index + 0.5)),
  );
  // A window covers up to 7 to each side.
  const beside = places.filter((x) => signHalf === 0 || Math.abs(x) >= sign.radius + 7);
  return beside
    .map((x) => {
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
    })
    .join('');
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
