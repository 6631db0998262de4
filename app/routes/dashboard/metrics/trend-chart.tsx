import { chart } from '#app/components/chart/chart-scale.ts';
import { TimeChart } from '#app/components/chart/time-chart.tsx';
import { type VitalName, vitals } from '#app/config/vitals.ts';
import { type VitalSummary, rateVital } from '#app/domain/metric/summary.ts';
import { formatCount, formatRound, formatTime, formatVital, ratingColors } from './format-vital.ts';

type TrendChartProps = { metric: VitalName; lines: VitalSummary[] };

/** The 75th percentile over time between Google's thresholds; the table below has the same numbers. */
export function TrendChart({ metric, lines }: TrendChartProps) {
  const { good, poor } = vitals[metric];
  return (
    <TimeChart
      title={`${metric} over time, 75th percentile`}
      description={describe(metric, lines)}
      points={lines.map(({ key, p75, samples }) => ({
        key,
        value: p75,
        time: formatTime(key),
        hint: `${formatTime(key)}: ${formatVital(metric, p75)} of ${formatCount(samples)}`,
        look: ratingColors[rateVital(metric, p75)].fill,
      }))}
      least={poor}
      formatTick={(tick) => formatRound(metric, tick)}
    >
      {(scale, width) => {
        const end = width - chart.right;
        return (
          <>
            <Threshold y={scale.y(good)} end={end} color="stroke-open" words="good" />
            <Threshold y={scale.y(poor)} end={end} color="stroke-accent" words="poor" />
          </>
        );
      }}
    </TimeChart>
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
