import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import type { Total } from '#app/domain/statistics/statistics.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { type VisitKind, visitKinds } from '#app/config/visits.ts';
import * as t from '#app/messages/routes/business-profile/statistics.tsx';

/** Name and meaning of each count, for the screen and its file. */
export const kindNames: Record<VisitKind, { name: string; meaning: string }> = {
  view: { name: t.views, meaning: t.viewsMeaning },
  search: { name: t.fromSearches, meaning: t.fromSearchesMeaning },
  call: { name: t.calls, meaning: t.callsMeaning },
  directions: { name: t.directions, meaning: t.directionsMeaning },
  website: { name: t.website, meaning: t.websiteMeaning },
  email: { name: t.email, meaning: t.emailMeaning },
  share: { name: t.shares, meaning: t.sharesMeaning },
};

/** The state of the screen, which its URL contains. */
type StatisticsQuery = { days: (typeof statisticsPeriods)[number]; kind: VisitKind };

export const statisticsPeriods = [7, 28, 90] as const;

/** Parses the URL; invalid parts get their defaults. */
export function parseStatisticsQuery(params: URLSearchParams): StatisticsQuery {
  return {
    days: statisticsPeriods.find((days) => String(days) === params.get('days')) ?? 28,
    kind: visitKinds.find((kind) => kind === params.get('kind')) ?? 'view',
  };
}

/** Returns the URL with one change. */
export function toStatisticsHref(query: StatisticsQuery, change: Partial<StatisticsQuery>): string {
  const { days, kind } = { ...query, ...change };
  return `?${new URLSearchParams({ days: String(days), kind })}`;
}

type TotalsProps = { query: StatisticsQuery; totals: Total[] };

/** A card for each kind of visit; selects the kind of the chart. */
export function Totals({ query, totals }: TotalsProps) {
  return (
    <>
      <ul className="mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-card border-[1.5px] border-ink bg-rule lg:grid-cols-4">
        {totals.map(({ kind, count, change }) => {
          const isChosen = kind === query.kind;
          return (
            <li
              key={kind}
              className={`relative flex flex-col p-4 first:col-span-2 ${isChosen ? 'bg-sunk forced-colors:border-b-4 forced-colors:border-[Highlight]' : 'bg-raised'}`}
            >
              <h2 className="kicker">
                <Link
                  className="link-stretched"
                  to={toStatisticsHref(query, { kind })}
                  aria-current={isChosen ? 'true' : undefined}
                  state={keepFocus}
                  preventScrollReset
                >
                  {kindNames[kind].name}
                </Link>
              </h2>
              <p className="mt-1 text-sm text-soft">{kindNames[kind].meaning}</p>
              <p className="mt-auto pt-3 font-display text-section leading-tight font-bold tabular-nums">
                {formatCount(count)}
              </p>
              {change !== null && (
                <p className="text-sm text-soft">
                  {t.change({ change, count: formatCount(Math.abs(change)) })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {totals.some(({ change }) => change !== null) && (
        <p className="mt-2 text-sm text-soft">{t.compared({ days: query.days })}</p>
      )}
    </>
  );
}
