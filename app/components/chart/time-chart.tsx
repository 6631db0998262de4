import { type ReactNode, type RefCallback, useCallback, useId, useState } from 'react';
import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import * as t from '#app/messages/components/dashboard.tsx';

/** Width until it is measured: a phone's. */
const initialWidth = 340;

/**
 * Returns a ref and the element's current width in whole pixels: a chart drawn to it needs no
 * scrolling on a phone and has the same font size everywhere.
 */
function useWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(initialWidth);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.floor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [frame, width];
}

export type Point = {
  key: string;
  value: number;
  /** The time as an axis label. */
  time: string;
  /** The tooltip on hover. */
  hint: string;
  /** CSS classes of its dot, unless it is as dark as the line. */
  className?: string;
  /** Whether its time has not ended: the line ends before it, since it would look like a fall. */
  isUnfinished?: boolean;
};

type TimeChartProps = {
  title: string;
  /** Text alternative of the chart. */
  description: string;
  points: Point[];
  /** A value that the scale always includes. */
  min: number;
  isWhole?: boolean;
  formatTick: (value: number) => string;
  /** Content behind the line. */
  children?: (scale: Scale, width: number) => ReactNode;
};

const dotColor = 'fill-ink forced-colors:fill-[CanvasText]';
/** Width of a time label on the axis, in pixels. */
const timeWidth = 76;
/** Below this distance, in pixels, dots would merge into a line; they are drawn smaller. */
const dotWidth = 12;

/** A line chart of numbers over time. Callers also show the numbers in a table. */
export function TimeChart(props: TimeChartProps) {
  const { title, description, points, min, isWhole, formatTick, children } = props;
  const [titleId, textId] = [useId(), useId()];
  const [frame, width] = useWidth();
  const values = points.map(({ value }) => value);
  const scale = createScale({ values, min, isWhole, width });
  const across = width - chart.left - chart.right;
  const every = Math.ceil(points.length / Math.max(1, Math.floor(across / timeWidth)));
  const radius = across / points.length < dotWidth ? 3 : 5;
  return (
    <div className="mt-4 overflow-hidden" ref={frame}>
      <svg
        className="max-w-full text-[0.8125rem]"
        width={width}
        height={chart.height}
        viewBox={`0 0 ${width} ${chart.height}`}
        role="img"
        aria-labelledby={`${titleId} ${textId}`}
      >
        <title id={titleId}>{title}</title>
        <desc id={textId}>{description}</desc>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              className="stroke-rule forced-colors:stroke-[GrayText]"
              x1={chart.left}
              x2={width - chart.right}
              y1={scale.y(tick)}
              y2={scale.y(tick)}
            />
            <text
              className="fill-soft forced-colors:fill-[CanvasText]"
              x={chart.left - 8}
              y={scale.y(tick) + 4}
              textAnchor="end"
            >
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {children?.(scale, width)}
        <polyline
          className="fill-none stroke-ink forced-colors:stroke-[CanvasText]"
          strokeWidth="2"
          points={points
            .flatMap(({ value, isUnfinished }, index) =>
              isUnfinished ? [] : [`${scale.x(index)},${scale.y(value)}`],
            )
            .join(' ')}
        />
        {points.map(({ key, value, time, hint, className = dotColor, isUnfinished }, index) => (
          <g key={key}>
            <circle
              className={isUnfinished ? 'fill-paper stroke-soft' : `stroke-paper ${className}`}
              cx={scale.x(index)}
              cy={scale.y(value)}
              r={radius}
            >
              <title>{hint}</title>
            </circle>
            {index % every === 0 && (
              <text
                className="fill-soft forced-colors:fill-[CanvasText]"
                x={scale.x(index)}
                y={chart.height - 8}
                textAnchor="middle"
              >
                {time}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** In pixels: the height, and the margins around the plot for its labels. */
export const chart = { height: 280, left: 60, right: 48, top: 16, bottom: 36 } as const;

type Scale = {
  x: (index: number) => number;
  y: (value: number) => number;
  /** Values of the axis lines. */
  ticks: number[];
};

type ScaleOptions = {
  values: number[];
  /** A value that the scale always includes. */
  min: number;
  /** Whether values are integers, so that ticks are, too. */
  isWhole?: boolean;
  width: number;
};

/** Creates a chart's scale for a width: from zero, in round steps. */
export function createScale({ values, min, isWhole = false, width }: ScaleOptions): Scale {
  const max = Math.max(min, ...values) * 1.1;
  const step = Math.max(isWhole ? 1 : 0, roundStep(max / 4, isWhole));
  const top = Math.ceil(max / step) * step;
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

type PeriodLinksProps<Days extends number> = {
  periods: readonly Days[];
  chosen: Days;
  nameOf?: (days: Days) => string;
  addressOf: (days: Days) => string;
};

/** Links that choose the period of a statistics screen. */
export function PeriodLinks<Days extends number>(props: PeriodLinksProps<Days>) {
  const { periods, chosen, addressOf, nameOf = (count) => t.days({ count }) } = props;
  return (
    <nav aria-label={t.period}>
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {periods.map((days) => (
          <li key={days}>
            <Link
              className={`inline-flex min-h-11 items-center border-b-2 ${days === chosen ? 'border-accent font-semibold' : 'border-transparent text-soft hover:text-ink forced-colors:border-b-0'}`}
              to={addressOf(days)}
              aria-current={days === chosen ? 'true' : undefined}
              state={keepFocus}
              preventScrollReset
            >
              {nameOf(days)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
