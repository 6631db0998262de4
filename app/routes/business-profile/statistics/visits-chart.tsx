import { TimeChart } from '#app/components/chart/time-chart.tsx';
import type { VisitKind } from '#app/config/visits.ts';
import type { StatisticsDay } from '#app/domain/statistics/statistics.ts';
import { formatCount, formatShortDate } from '#app/domain/text/text.ts';
import { kindNames } from './kind-names.ts';

type VisitsChartProps = { kind: VisitKind; days: StatisticsDay[] };

/** A kind of visit by day; the table below has the same numbers. */
export function VisitsChart({ kind, days }: VisitsChartProps) {
  const { name } = kindNames[kind];
  return (
    <section className="rule-double mt-12" aria-labelledby="by-day">
      <h2 className="pt-4 text-section font-bold" id="by-day">
        {name} by day
      </h2>
      <TimeChart
        title={`${name} by day`}
        description={describe(kind, days)}
        points={days.map(({ day, counts }) => ({
          key: day,
          value: counts[kind],
          time: formatDay(day),
          hint: `${formatShortDate(day)}: ${formatCount(counts[kind])}`,
          look: 'fill-ink forced-colors:fill-[CanvasText]',
        }))}
        least={1}
        isWhole
        formatTick={formatCount}
      />
    </section>
  );
}

/** Returns 'Nov 21'. */
function formatDay(day: string): string {
  return formatShortDate(day).replace(/^\w+, /, '');
}

function describe(kind: VisitKind, days: StatisticsDay[]): string {
  const most = days.reduce((one, other) => (other.counts[kind] > one.counts[kind] ? other : one));
  if (most.counts[kind] === 0) return 'There were none in this period.';
  return `The most, ${formatCount(most.counts[kind])}, on ${formatShortDate(most.day)}. The table below has every number.`;
}
