import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { Week } from '#app/domain/health/charts.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { formatDay } from './week-chart.tsx';

const kinds = [
  { kind: 'submissions', title: 'Submissions' },
  { kind: 'claims', title: 'Claims' },
] as const;

/**
 * How long people waited for a decision, by the week of the decision; weeks without one are left
 * out.
 */
export function DecisionTimes({ weeks }: { weeks: Week[] }) {
  const rows = weeks.toReversed().flatMap(({ week, decisions }) =>
    kinds.flatMap(({ kind, title }) => {
      const of = decisions[kind];
      if (of === undefined) return [];
      const { decided, half_hours, most_hours } = of;
      const cells = [
        formatDay(week),
        title,
        formatCount(decided),
        formatHours(half_hours),
        formatHours(most_hours),
      ];
      return [{ key: `${week} ${kind}`, cells }];
    }),
  );
  if (rows.length === 0) {
    return <p className="mt-4">No decisions in these {weeks.length} weeks.</p>;
  }
  return (
    <PlainTable
      caption="Time to decision by week"
      columns={[
        { name: 'Week of' },
        { name: 'What' },
        { name: 'Decided', isNumber: true },
        { name: 'Median', isNumber: true },
        { name: '90th percentile', isNumber: true },
      ]}
      rows={rows}
    />
  );
}

/** Returns '20 min', '5.5 h', '3.1 days'. */
function formatHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} days`;
}
