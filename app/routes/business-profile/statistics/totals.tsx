import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/use-focus-heading.ts';
import type { Total } from '#app/domain/statistics/statistics.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { kindNames } from './kind-names.ts';
import { type StatisticsQuery, toStatisticsHref } from './statistics-query.ts';

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
              {change !== null && <p className="text-sm text-soft">{describeChange(change)}</p>}
            </li>
          );
        })}
      </ul>
      {totals.some(({ change }) => change !== null) && (
        <p className="mt-2 text-sm text-soft">
          More or fewer than in the {query.days} days before.
        </p>
      )}
    </>
  );
}

function describeChange(change: number): string {
  if (change === 0) return 'as many';
  return `${formatCount(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'}`;
}
