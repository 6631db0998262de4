/** In pixels: the height, and the margins around the plot for its labels. */
export const chart = { height: 280, left: 60, right: 48, top: 16, bottom: 36 } as const;

export type Scale = {
  x: (index: number) => number;
  y: (value: number) => number;
  /** Values of the axis lines. */
  ticks: number[];
};

type ScaleOptions = {
  values: number[];
  /** A value that the scale always includes. */
  least: number;
  /** Whether values are integers, so that ticks are, too. */
  isWhole?: boolean;
  width: number;
};

/** Creates a chart's scale for a width: from zero, in round steps. */
export function createScale({ values, least, isWhole = false, width }: ScaleOptions): Scale {
  const most = Math.max(least, ...values) * 1.1;
  const step = Math.max(isWhole ? 1 : 0, roundStep(most / 4, isWhole));
  const top = Math.ceil(most / step) * step;
  const across = width - chart.left - chart.right;
  const down = chart.height - chart.top - chart.bottom;
  const gaps = Math.max(1, values.length - 1);
  return {
    x: (index) => chart.left + (across * index) / gaps,
    y: (value) => chart.top + down * (1 - value / top),
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step),
  };
}

/** Rounds up to 1, 2, 2.5, 5 or 10 times a power of ten. */
function roundStep(atLeast: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factors = isWhole && power < 10 ? [1, 2, 5, 10] : [1, 2, 2.5, 5, 10];
  return power * (factors.find((factor) => factor * power >= atLeast) ?? 10);
}
