import { useId } from 'react';
import { type VitalName, vitals } from '#app/config/vitals.ts';
import { type VitalSummary, rateVital } from '#app/domain/metric/summary.ts';
import { chart, createScale } from './chart-scale.ts';
import { formatCount, formatRound, formatTime, formatVital, ratingColors } from './format-vital.ts';
import { useWidth } from './use-width.ts';

type TrendChartProps = { metric: VitalName; lines: VitalSummary[] };

/** What the words of a time take of the axis, in pixels. */
const timeWidth = 76;

/** The 75th percentile over time between Google's thresholds; the table below has the same numbers. */
export function TrendChart({ metric, lines }: TrendChartProps) {
  const [titleId, textId] = [useId(), useId()];
  const [frame, width] = useWidth();
  const values = lines.map(({ p75 }) => p75);
  const scale = createScale({ metric, values, width });
  const points = lines.map(({ p75 }, index) => `${scale.x(index)},${scale.y(p75)}`);
  const most = Math.max(1, Math.floor((width - chart.left - chart.right) / timeWidth));
  const every = Math.ceil(lines.length / most);
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
        <title id={titleId}>{`${metric} over time, 75th percentile`}</title>
        <desc id={textId}>{describe(metric, lines)}</desc>
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
              {formatRound(metric, tick)}
            </text>
          </g>
        ))}
        <Threshold
          y={scale.y(vitals[metric].good)}
          end={width - chart.right}
          color="stroke-open"
          words="good"
        />
        <Threshold
          y={scale.y(vitals[metric].poor)}
          end={width - chart.right}
          color="stroke-accent"
          words="poor"
        />
        <polyline
          className="fill-none stroke-ink forced-colors:stroke-[CanvasText]"
          strokeWidth="2"
          points={points.join(' ')}
        />
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
                className="fill-soft forced-colors:fill-[CanvasText]"
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

type ThresholdProps = { y: number; end: number; color: string; words: string };

function Threshold({ y, end, color, words }: ThresholdProps) {
  return (
    <>
      <line className={color} strokeDasharray="5 4" x1={chart.left} x2={end} y1={y} y2={y} />
      <text className="fill-soft forced-colors:fill-[CanvasText]" x={end + 6} y={y + 4}>
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
