import { Link } from 'react-router';
import { vitals } from '#app/config/vitals.ts';
import type { VitalSummary } from '#app/domain/metric/summary.ts';
import { formatCountry, formatRound, formatTime, vitalTitles } from './format-vital.ts';
import type { Metrics } from './load-metrics.ts';
import { type MetricsQuery, toMetricsHref } from './metrics-query.ts';
import { SummaryTable } from './summary-table.tsx';
import { TrendChart } from './trend-chart.tsx';
import { VitalCards } from './vital-cards.tsx';

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
                renderKey={formatTime}
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
