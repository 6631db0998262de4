import type { ReactNode } from 'react';
import { WideTable } from '#app/components/ui/plain-table.tsx';
import type { VitalName } from '#app/config/vitals.ts';
import { type VitalSummary, rateVital } from '#app/domain/metric/summary.ts';
import { formatShare, formatVital, ratingColors } from './format-vital.ts';
import { ShareBar } from './share-bar.tsx';
import { formatCount } from '#app/domain/text/text.ts';

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
