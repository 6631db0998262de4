import { Link } from 'react-router';
import { type VitalName, vitals } from '#app/config/vitals.ts';
import { rateVital, type VitalSummary } from '#app/domain/metric/summary.ts';
import { chart } from '#app/components/chart/chart-scale.ts';
import { TimeChart } from '#app/components/chart/time-chart.tsx';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { formatCount } from '#app/domain/text/text.ts';
import {
  formatCountry,
  formatRound,
  formatShare,
  formatTimeKey,
  formatVital,
  ratingColors,
  ShareBar,
  SummaryTable,
  vitalTitles,
} from './vital-figures.tsx';
import { type Metrics, type MetricsQuery, toMetricsHref, vitalNames } from './metrics-query.ts';

/** A vital over time, and where it is worst. */
export function MetricsReport({ query, metrics }: { query: MetricsQuery; metrics: Metrics }) {
  const { vital } = query;
  const of = (lines: VitalSummary[]) => lines.filter(({ metric }) => metric === vital);
  const slowest = (lines: VitalSummary[]) => of(lines).sort((one, other) => other.p75 - one.p75);
  const { good, poor } = vitals[vital];
  const times = of(metrics.time);
  return (
    <>
      <VitalCards query={query} all={metrics.all} />
      <section className="rule-double mt-12" aria-labelledby="trend">
        <h2 className="pt-4 text-section font-bold" id="trend">
          {vitalTitles[vital].name} over time
        </h2>
        <p className="mt-2 text-soft">
          75% of visits were this good or better. Google rates up to {formatRound(vital, good)}{' '}
          good, and more than {formatRound(vital, poor)} poor.
        </p>
        {times.length === 0 ? (
          <p className="mt-6 max-w-2xl">
            Nothing was measured in this period. Visits are counted a few seconds after they end.
            Try a longer period or fewer filters.
          </p>
        ) : (
          <>
            <TrendChart metric={vital} lines={times} />
            <details className="mt-2">
              <summary className="link-quiet inline-flex min-h-11 items-center text-sm">
                The same numbers as a table
              </summary>
              <SummaryTable
                caption={`${vital} over time`}
                what="When"
                metric={vital}
                lines={times}
                renderKey={formatTimeKey}
              />
            </details>
          </>
        )}
      </section>
      <Breakdown
        title="Slowest screens"
        what="Screen"
        lines={slowest(metrics.path)}
        query={query}
        filter="path"
      />
      <Breakdown
        title="By device"
        what="Device"
        lines={slowest(metrics.device)}
        query={query}
        filter="device"
      />
      <Breakdown
        title="By country"
        what="Country"
        lines={slowest(metrics.country)}
        query={query}
        filter="country"
      />
    </>
  );
}

type BreakdownProps = {
  title: string;
  what: string;
  query: MetricsQuery;
  filter: 'path' | 'device' | 'country';
  lines: VitalSummary[];
};

/** Each row links to the same screen, filtered by its route, device or country. */
function Breakdown({ title, what, query, filter, lines }: BreakdownProps) {
  if (lines.length === 0) return null;
  return (
    <section className="rule-double mt-12">
      <h2 className="pt-4 text-section font-bold">{title}</h2>
      <SummaryTable
        caption={`${vitalTitles[query.vital].name}: ${title.toLowerCase()}`}
        what={what}
        metric={query.vital}
        lines={lines}
        renderKey={(key) => (
          <Link
            className="link-quiet"
            to={toMetricsHref(query, { [filter]: key })}
            preventScrollReset
          >
            {filter === 'country' ? formatCountry(key) : key}
          </Link>
        )}
      />
    </section>
  );
}

type TrendChartProps = { metric: VitalName; lines: VitalSummary[] };

/** The 75th percentile over time between Google's thresholds; the table below has the same numbers. */
function TrendChart({ metric, lines }: TrendChartProps) {
  const { good, poor } = vitals[metric];
  return (
    <TimeChart
      title={`${metric} over time, 75th percentile`}
      description={describe(metric, lines)}
      points={lines.map(({ key, p75, samples }) => ({
        key,
        value: p75,
        time: formatTimeKey(key),
        hint: `${formatTimeKey(key)}: ${formatVital(metric, p75)} of ${formatCount(samples)}`,
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
  return `From ${formatVital(metric, first.p75)} on ${formatTimeKey(first.key)} to ${formatVital(metric, last.p75)} on ${formatTimeKey(last.key)}. The table below has every number.`;
}

type VitalCardsProps = { query: MetricsQuery; all: VitalSummary[] };

/** A card for each vital; selects the vital of the chart and the tables. */
function VitalCards({ query, all }: VitalCardsProps) {
  return (
    <ul className="mt-6 grid gap-px overflow-hidden rounded-card border-[1.5px] border-ink bg-rule sm:grid-cols-2 lg:grid-cols-5">
      {vitalNames.map((metric) => {
        const line = all.find((each) => each.metric === metric);
        const isChosen = metric === query.vital;
        return (
          <li
            key={metric}
            className={`relative flex flex-col p-4 ${isChosen ? 'bg-sunk forced-colors:border-b-4 forced-colors:border-[Highlight]' : 'bg-raised'}`}
          >
            <h2 className="kicker">
              <Link
                className="link-stretched"
                to={toMetricsHref(query, { vital: metric })}
                aria-current={isChosen ? 'true' : undefined}
                state={keepFocus}
                preventScrollReset
              >
                {vitalTitles[metric].name}{' '}
                <abbr className="font-normal no-underline">{metric}</abbr>
              </Link>
            </h2>
            <p className="mt-1 text-sm text-soft">{vitalTitles[metric].meaning}</p>
            {line ? <Figures {...line} /> : <p className="mt-4 text-soft">Nothing measured yet</p>}
          </li>
        );
      })}
    </ul>
  );
}

function Figures({ metric, p75, samples, good, poor }: VitalSummary) {
  const rating = rateVital(metric, p75);
  return (
    <div className="mt-auto pt-4">
      <p className="font-display text-section leading-tight font-bold tabular-nums">
        {formatVital(metric, p75)}
      </p>
      <p className={`mb-3 text-sm font-semibold ${ratingColors[rating].text}`}>{rating}</p>
      <ShareBar samples={samples} good={good} poor={poor} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-2 text-sm text-soft">
        <span>{formatShare(good, samples)} good</span>
        <span>
          {formatCount(samples)} {samples === 1 ? 'visit' : 'visits'}
        </span>
      </p>
    </div>
  );
}
