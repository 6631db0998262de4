import type { ReactNode } from 'react';
import { TimeChart, chart } from '#app/components/chart/time-chart.tsx';
import { WideTable } from '#app/components/ui/plain-table.tsx';
import { type VitalName, vitals } from '#app/config/vitals.ts';
import { type VitalSummary, rateVital, type VitalRating } from '#app/domain/metric/metric-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';

export const vitalTitles: Record<VitalName, { name: string; meaning: string }> = {
  LCP: { name: 'Largest paint', meaning: 'until the main content is visible' },
  INP: { name: 'Response', meaning: 'from a tap until the page responds' },
  CLS: { name: 'Layout shift', meaning: 'how much the layout shifts' },
  TTFB: { name: 'First byte', meaning: 'until the server starts to respond' },
  FID: { name: 'First input', meaning: 'from the first tap until it is handled' },
};

/** Classes by rating; the rating is also written beside the color. */
export const ratingColors: Record<VitalRating, { text: string; fill: string }> = {
  good: { text: 'text-open', fill: 'fill-open' },
  'needs improvement': { text: 'text-soon', fill: 'fill-soon' },
  poor: { text: 'text-accent', fill: 'fill-accent' },
};

type TrendChartProps = { metric: VitalName; lines: VitalSummary[] };

/** The 75th percentile over time between Google's thresholds; the table below has the same numbers. */
export function TrendChart({ metric, lines }: TrendChartProps) {
  const { good, poor } = vitals[metric];
  return (
    <TimeChart
      title={`${metric} over time, 75th percentile`}
      description={describeTrend(metric, lines)}
      points={lines.map(({ key, p75, samples }) => ({
        key,
        value: p75,
        time: formatTimeKey(key),
        hint: `${formatTimeKey(key)}: ${formatVital(metric, p75)} of ${formatCount(samples)}`,
        className: ratingColors[rateVital(metric, p75)].fill,
      }))}
      min={poor}
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

function describeTrend(metric: VitalName, lines: VitalSummary[]): string {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (!first || !last) return 'Nothing was measured.';
  return `From ${formatVital(metric, first.p75)} on ${formatTimeKey(first.key)} to ${formatVital(metric, last.p75)} on ${formatTimeKey(last.key)}. The table below has every number.`;
}

type SummaryTableProps = {
  caption: string;
  /** Heading of the first column. */
  what: string;
  metric: VitalName;
  lines: VitalSummary[];
  renderKey: (key: string) => ReactNode;
};

/** A row for each route, device, country or day. */
export function SummaryTable({ caption, what, metric, lines, renderKey }: SummaryTableProps) {
  return (
    <WideTable label={caption}>
      <table className="mt-2 w-full text-sm tabular-nums lg:table-fixed">
        <caption className="sr-only">{caption}</caption>
        <colgroup>
          <col className="lg:w-[26%]" />
          <col />
          <col className="lg:w-[17%]" />
          <col />
          <col />
          <col className="lg:w-[24%]" />
          <col />
        </colgroup>
        <thead>
          <tr className="border-b-[1.5px] border-ink text-left">
            <th className="py-2 pr-4" scope="col">
              {what}
            </th>
            <Numbers heading>75th</Numbers>
            <th className="py-2 pr-4 pl-2 font-semibold" scope="col">
              Rating
            </th>
            <Numbers heading>Median</Numbers>
            <Numbers heading>95th</Numbers>
            <Numbers heading>Good</Numbers>
            <Numbers heading>Visits</Numbers>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, samples, good, poor, p50, p75, p95 }) => {
            const rating = rateVital(metric, p75);
            return (
              <tr key={key} className="border-b border-rule">
                <th className="py-2 pr-4 text-left font-medium whitespace-nowrap" scope="row">
                  {renderKey(key)}
                </th>
                <Numbers>{formatVital(metric, p75)}</Numbers>
                <td className={`py-2 pr-4 pl-2 whitespace-nowrap ${ratingColors[rating].text}`}>
                  {rating}
                </td>
                <Numbers>{formatVital(metric, p50)}</Numbers>
                <Numbers>{formatVital(metric, p95)}</Numbers>
                <Numbers>
                  <span className="flex items-center justify-end gap-3 lg:pl-8">
                    <span className="hidden grow lg:block">
                      <ShareBar samples={samples} good={good} poor={poor} />
                    </span>
                    <span className="w-10">{formatShare(good, samples)}</span>
                  </span>
                </Numbers>
                <Numbers>{formatCount(samples)}</Numbers>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
}

function Numbers({ heading = false, children }: { heading?: boolean; children: ReactNode }) {
  const className = 'py-2 pr-4 text-right whitespace-nowrap';
  if (heading) {
    return (
      <th className={`${className} font-semibold`} scope="col">
        {children}
      </th>
    );
  }
  return <td className={className}>{children}</td>;
}

const gap = 0.6;

/** The shares of good, middling and poor visits, as a bar and in words. */
export function ShareBar({ samples, good, poor }: Pick<VitalSummary, 'samples' | 'good' | 'poor'>) {
  const parts = [
    { rating: 'good' as const, count: good },
    { rating: 'needs improvement' as const, count: samples - good - poor },
    { rating: 'poor' as const, count: poor },
  ].filter(({ count }) => count > 0);
  let from = 0;
  return (
    <svg
      className="h-2 w-full forced-color-adjust-none"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={parts
        .map(({ rating, count }) => `${formatShare(count, samples)} ${rating}`)
        .join(', ')}
    >
      {parts.map(({ rating, count }) => {
        const width = (100 * count) / samples;
        const x = from;
        from += width;
        return (
          <rect
            key={rating}
            className={ratingColors[rating].fill}
            x={x}
            width={Math.max(0.5, width - gap)}
            height="4"
          />
        );
      })}
    </svg>
  );
}

const shares = new Intl.NumberFormat('en-US', { style: 'percent' });
const hours = new Intl.DateTimeFormat('en-US', { weekday: 'short', hour: 'numeric' });
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const regions = new Intl.DisplayNames('en-US', { type: 'region', fallback: 'code' });

/** Returns '180 ms', '1.45 s'; for CLS '0.08'. */
export function formatVital(metric: VitalName, value: number): string {
  if (metric === 'CLS') {
    return value.toFixed(2);
  }
  return value < 1000 ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(2)} s`;
}

/** Formats a round number of the axis, or a threshold: '0', '200 ms', '2.5 s'; for CLS '0.1'. */
export function formatRound(metric: VitalName, value: number): string {
  const rounded = Number(value.toFixed(2));
  if (metric === 'CLS' || rounded === 0) {
    return String(rounded);
  }
  return value < 1000 ? `${rounded} ms` : `${rounded / 1000} s`;
}

export function formatShare(part: number, whole: number): string {
  return shares.format(whole === 0 ? 0 : part / whole);
}

/**
 * Formats a key of the dimension 'hour' or 'day': hours in this browser's time zone, days in UTC.
 */
export function formatTimeKey(key: string): string {
  return key.includes('T') ? hours.format(new Date(key)) : days.format(new Date(key));
}

const oddCountries: Record<string, string> = { XX: 'Unknown', T1: 'Tor' };

export function formatCountry(code: string): string {
  return oddCountries[code] ?? regions.of(code) ?? code;
}
