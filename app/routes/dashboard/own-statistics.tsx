import { Link } from 'react-router';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import {
  type OwnStatistics,
  reportPeriod,
  type Total,
  findPercent,
} from '#app/domain/statistics/statistics.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import { DashboardPart } from './dashboard-part.tsx';

const days = 28;
const shownKinds = ['view', 'call', 'directions', 'website'] as const;

/** What visitors did on all listings of the owner in the last weeks, and views by day. */
export function OwnStatisticsPart({ statistics }: { statistics: OwnStatistics | null }) {
  if (statistics === null) return null;
  const report = reportPeriod(statistics, days);
  const views = report.days.map(({ counts }) => counts.view);
  return (
    <DashboardPart title={t.ownStatistics({ days, listings: statistics.listings })}>
      <dl className="grid max-w-3xl grid-cols-2 gap-x-6 gap-y-4 @lg:grid-cols-4">
        {shownKinds.map((kind) => (
          <Figure key={kind} total={report.totals.find((total) => total.kind === kind)} />
        ))}
      </dl>
      {Math.max(...views) > 0 && <Bars values={views} />}
      {statistics.listings > 1 && statistics.each.length > 0 && (
        <Disclosure className="mt-4" title={t.eachListing({ count: statistics.each.length })}>
          <ul className="max-w-3xl border-t border-rule">
            {statistics.each.map((one) => (
              <EachListing key={one.id} one={one} isKept={report.totals[0]?.change !== null} />
            ))}
          </ul>
        </Disclosure>
      )}
    </DashboardPart>
  );
}

type EachListingProps = {
  one: OwnStatistics['each'][number];
  /** Whether the days before are stored. */
  isKept: boolean;
};

/** The same of one listing, in a line. */
function EachListing({ one, isKept }: EachListingProps) {
  const { id, name, city, state, counts, before } = one;
  return (
    <li className="border-b border-rule py-2">
      <Link
        className="link-quiet inline-flex min-h-11 items-center font-semibold wrap-anywhere"
        to={`/business-profile/${id}/statistics`}
      >
        {name}
      </Link>
      <span className="block text-sm text-soft">
        {city}, {state}
      </span>
      <ul className="mt-1 flex flex-wrap gap-x-5 text-sm tabular-nums">
        {shownKinds.map((kind) => {
          const count = counts[kind] ?? 0;
          const change = isKept ? count - (before[kind] ?? 0) : 0;
          return (
            <li key={kind}>
              {t.statisticsKinds[kind]}: {formatCount(count)}
              {change !== 0 &&
                ` ${t.shortChange({ change, count: formatCount(Math.abs(change)) })}`}
            </li>
          );
        })}
      </ul>
    </li>
  );
}

function Figure({ total }: { total: Total | undefined }) {
  if (total === undefined) return null;
  const { kind, count, change } = total;
  return (
    <div>
      <dt className="text-sm text-soft">{t.statisticsKinds[kind]}</dt>
      <dd className="font-display text-section leading-tight font-bold tabular-nums">
        {formatCount(count)}
      </dd>
      {change !== null && change !== 0 && (
        <dd className="text-sm text-soft">
          {t.statisticsChange({
            change,
            count: formatCount(Math.abs(change)),
            percent: findPercent(count, change),
            days,
          })}
        </dd>
      )}
    </div>
  );
}

const height = 40;

/** Views by day, the oldest first. */
function Bars({ values }: { values: number[] }) {
  const max = Math.max(...values);
  return (
    <svg
      className="mt-4 h-10 w-full max-w-3xl fill-ink"
      viewBox={`0 0 ${values.length * 10} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t.viewsByDay({ max: formatCount(max) })}
    >
      {values.map((value, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a day has its place only
          key={index}
          x={index * 10}
          y={height - (height * value) / max}
          width={8}
          height={(height * value) / max}
        />
      ))}
    </svg>
  );
}
