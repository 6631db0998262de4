import { TimeChart } from '#app/components/chart/time-chart.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { Week } from '#app/domain/health/health.ts';
import { formatCount, formatLocalDay } from '#app/domain/text/text.ts';

type WeekChartProps = {
  title: string;
  weeks: Week[];
  valueOf: (week: Week) => number;
};

/** A number by week, as a line and as a table; the last week has not ended. */
export function WeekChart({ title, weeks, valueOf }: WeekChartProps) {
  const values = weeks.map((week) => ({ week: week.week, value: valueOf(week) }));
  const total = values.reduce((sum, { value }) => sum + value, 0);
  return (
    <section className="min-w-0" aria-label={title}>
      <h3 className="text-title">{title}</h3>
      <p className="mt-1 text-sm text-soft">
        {formatCount(total)} in {weeks.length} weeks
      </p>
      <TimeChart
        title={`${title} by week`}
        description={describe(values)}
        points={values.map(({ week, value }) => ({
          key: week,
          value,
          time: formatLocalDay(week),
          hint: `Week of ${formatLocalDay(week)}: ${formatCount(value)}`,
          className: 'fill-ink forced-colors:fill-[CanvasText]',
        }))}
        min={1}
        isWhole
        formatTick={formatCount}
      />
      <Disclosure className="mt-2" title={<>{title} as a table</>} titleClass="text-sm">
        <PlainTable
          caption={`${title} by week`}
          columns={[{ name: 'Week of' }, { name: title, isNumber: true }]}
          rows={values.toReversed().map(({ week, value }, index) => ({
            key: week,
            cells: [
              index === 0 ? `${formatLocalDay(week)}, so far` : formatLocalDay(week),
              formatCount(value),
            ],
          }))}
        />
      </Disclosure>
    </section>
  );
}

function describe(values: { week: string; value: number }[]): string {
  const most = values.reduce((one, other) => (other.value > one.value ? other : one));
  if (most.value === 0) return 'There were none in this period.';
  return `The most, ${formatCount(most.value)}, in the week of ${formatLocalDay(most.week)}. The table below has every number.`;
}

/** A share as numbers and as a bar. */
export function ShareMark({ part, whole }: { part: number; whole: number }) {
  const share = (100 * part) / whole;
  return (
    <span className="inline-flex items-center justify-end gap-3">
      <svg
        className="hidden h-2 w-16 lg:block"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-rule forced-colors:fill-[GrayText]" width="100" height="4" />
        <rect className="fill-ink forced-colors:fill-[CanvasText]" width={share} height="4" />
      </svg>
      <span>
        {formatCount(part)} <span className="text-soft">({Math.round(share)}%)</span>
      </span>
    </span>
  );
}
