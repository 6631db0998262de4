import type { ReactNode } from 'react';
import { WideTable } from '#app/components/ui/wide-table.tsx';
import { visitKinds } from '#app/config/visits.ts';
import type { StatisticsDay } from '#app/domain/statistics/statistics.ts';
import { formatCount, formatShortDate } from '#app/domain/text/text.ts';
import { kindNames } from './kind-names.ts';

const caption = 'Every number by day';

/** All counts by day, latest first. */
export function DaysTable({ days }: { days: StatisticsDay[] }) {
  return (
    <details className="mt-2">
      <summary className="link-quiet inline-flex min-h-11 items-center text-sm">
        The numbers as a table
      </summary>
      <WideTable label={caption}>
        <table className="mt-2 w-full text-sm tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b-[1.5px] border-ink text-left">
              <th className="py-2 pr-4" scope="col">
                Day
              </th>
              {visitKinds.map((kind) => (
                <th key={kind} className={number} scope="col">
                  {kindNames[kind].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, counts }, index) => (
              <tr key={day} className="border-b border-rule">
                <th className="py-2 pr-4 text-left font-medium whitespace-nowrap" scope="row">
                  {formatShortDate(day)}
                  {index === 0 && <SoFar />}
                </th>
                {visitKinds.map((kind) => (
                  <td key={kind} className={number}>
                    {formatCount(counts[kind])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  );
}

const number = 'py-2 pl-4 text-right whitespace-nowrap';

function SoFar(): ReactNode {
  return <span className="font-normal text-soft"> so far</span>;
}
