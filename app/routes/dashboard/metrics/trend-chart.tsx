import { useId } from 'react';
import { type VitalName, vitals } from '#app/config/vitals.ts';
import { type VitalSummary, rateVital } from '#app/domain/metric/summary.ts';
import { chart, createScale } from './chart-scale.ts';
import { formatCount, formatTime, formatVital, ratingColors } from './format-vital.ts';

type TrendChartProps = { metric: VitalName; lines: VitalSummary[] };

const mostTimes = 8;

/** The 75th percentile over time between Google's thresholds; the table below has the same numbers. */
export function TrendChart({ metric, lines }: TrendChartProps) {
  const [titleId, textId] = [useId(), useId()];
  const scale = createScale(
    metric,
    lines.map(({ p75 }) => p75),
  );
  const points = lines.map(({ p75 }, index) => `${scale.x(index)},${scale.y(p75)}`);
  const every = Math.ceil(lines.length / mostTimes);
  return (
    <div className="mt-4 overflow-x-auto">
      <svg
        className="h-auto w-full min-w-[43rem] text-[0.8125rem]"
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        role="img"
        aria-labelledby={`${titleId} ${textId}`}
      >
        <title id={titleId}>{`${metric} over time, 75th percentile`}</title>
        <desc id={textId}>{describe(metric, lines)}</desc>
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <line
              className="stroke-rule"
              x1={chart.left}
              x2={chart.width - chart.right}
              y1={scale.y(tick)}
              y2={scale.y(tick)}
            />
            <text className="fill-soft" x={chart.left - 8} y={scale.y(tick) + 4} textAnchor="end">
              {formatVital(metric, tick)}
            </text>
          </g>
        ))}
        <Threshold y={scale.y(vitals[metric].good)} color="stroke-open" words="good" />
        <Threshold y={scale.y(vitals[metric].poor)} color="stroke-accent" words="poor" />
        <polyline className="fill-none stroke-ink" strokeWidth="2" points={points.join(' ')} />
        {lines.map(({ key, p75, samples }, index) => (
          <g key={key}>
            <circle
              className={`stroke-paper ${ratingColors[rateVital(metric, p75)].fill}`}
              cx={scale.x(index)}
              cy={scale.y(p75)}
              r="5"
            >
              <title>{`${formatTime(key)}: ${formatVital(metric, p75)} of ${formatCount(samples)}`}</title>
            </circle>
            {index % every === 0 && (
              <text
                className="fill-soft"
                x={scale.x(index)}
                y={chart.height - 8}
                textAnchor="middle"
              >
                {formatTime(key)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}

function Threshold({ y, color, words }: { y: number; color: string; words: string }) {
  const end = chart.width - chart.right;
  return (
    <>
      <line className={color} strokeDasharray="5 4" x1={chart.left} x2={end} y1={y} y2={y} />
      <text className="fill-soft" x={end + 6} y={y + 4}>
        {words}
      </text>
    </>
  );
}

function describe(metric: VitalName, lines: VitalSummary[]): string {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!first || !last) return 'Nothing was measured.';
  return `From ${formatVital(metric, first.p75)} on ${formatTime(first.key)} to ${formatVital(metric, last.p75)} on ${formatTime(last.key)}. The table below has every number.`;
}
