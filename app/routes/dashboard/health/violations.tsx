import { PlainTable } from '#app/components/ui/plain-table.tsx';
import type { HealthState } from '#app/domain/health/health.ts';
import { formatCount, formatShortDate } from '#app/domain/text/text.ts';
import { State } from './state.tsx';

type ViolationsProps = Pick<HealthState, 'violations'>;

/** Violations of the pages' policy, most frequent first. */
export function Violations({ violations }: ViolationsProps) {
  if (violations.length === 0) {
    return (
      <p className="mt-4">
        <State kind="good" words="No reports in the last seven days." />
      </p>
    );
  }
  return (
    <PlainTable
      caption="Blocked on pages in seven days"
      columns={[
        { name: 'Rule' },
        { name: 'Blocked', isWide: true },
        { name: 'Screen' },
        { name: 'Browsers' },
        { name: 'Reports', isNumber: true },
        { name: 'Last' },
      ]}
      rows={violations.map(({ directive, blocked, screen, browsers, reports, last_on }) => ({
        key: `${directive} ${blocked} ${screen}`,
        cells: [
          <code key="directive" className="whitespace-nowrap">
            {directive}
          </code>,
          <span key="blocked" className="wrap-anywhere">
            {blocked}
          </span>,
          <code key="screen">{screen}</code>,
          browsers.join(', '),
          formatCount(reports),
          <span key="last" className="whitespace-nowrap">
            {formatShortDate(last_on)}
          </span>,
        ],
      }))}
    />
  );
}
