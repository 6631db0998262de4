import { Link } from 'react-router';
import * as z from 'zod/mini';
import { offerCsv } from '#app/browser/offer-file.ts';
import { TimeChart } from '#app/components/chart/time-chart.tsx';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { type VisitKind, visitKinds } from '#app/config/visits.ts';
import { findStatistics } from '#app/domain/statistics/statistics-calls.ts';
import {
  type Total,
  type Statistics,
  type StatisticsDay,
  findPercent,
} from '#app/domain/statistics/statistics.ts';
import { formatCount, formatLocalDay, formatShortDate } from '#app/domain/text/text.ts';
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
                  {t.change({
                    change,
                    count: formatCount(Math.abs(change)),
                    percent: findPercent(count, change),
                  })}
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

type VisitsChartProps = { kind: VisitKind; days: StatisticsDay[] };

/** A kind of visit by day; the table below has the same numbers. */
export function VisitsChart({ kind, days }: VisitsChartProps) {
  const { name } = kindNames[kind];
  return (
    <TitledSection
      className="rule-double mt-12"
      id="by-day"
      title={t.byDay({ kind: name })}
      headingClass="pt-4 text-section font-bold"
    >
      <TimeChart
        title={t.byDay({ kind: name })}
        description={describe(kind, days)}
        points={days.map(({ day, counts }) => ({
          key: day,
          value: counts[kind],
          time: formatLocalDay(day),
          hint: `${formatShortDate(day)}: ${formatCount(counts[kind])}`,
        }))}
        min={1}
        isWhole
        formatTick={formatCount}
      />
    </TitledSection>
  );
}

function describe(kind: VisitKind, days: StatisticsDay[]): string {
  const most = days.reduce((one, other) => (other.counts[kind] > one.counts[kind] ? other : one));
  if (most.counts[kind] === 0) return t.noneInPeriod;
  return t.busiestDay({
    count: formatCount(most.counts[kind]),
    date: formatShortDate(most.day),
  });
}

/** With the same number of days before them, these are all stored days. */
const maxDays = 200;

/** Offers a file of all stored days, including those that the screen does not show. */
export const offerDays = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) => {
  const statistics = await findStatistics({ db }, { id, days: maxDays }).catch(() => null);
  const header = [t.day, ...visitKinds.map((kind) => kindNames[kind].name)];
  const name = `${statistics?.slug}-${statistics?.today}.csv`;
  const rows =
    statistics?.days.map(({ day, counts }) => [
      day,
      ...visitKinds.map((kind) => counts[kind] ?? 0),
    ]) ?? null;
  return (await offerCsv(name, rows && [header, ...rows])) ? done : failed;
});

type WordsTableProps = { words: Statistics['words']; days: number };

/** The words of searches that led to the listing. */
export function SearchTermsTable({ words, days }: WordsTableProps) {
  return (
    <TitledSection
      className="rule-double mt-12"
      id="words"
      title={t.searchesTitle}
      headingClass="pt-4 text-section font-bold"
    >
      <p className="mt-2 max-w-[65ch] text-soft">{t.searchesText}</p>
      {words.length === 0 ? (
        <p className="mt-4 max-w-[65ch]">{t.noSearches({ days })}</p>
      ) : (
        <table className="mt-4 w-full max-w-xl text-sm tabular-nums">
          <caption className="sr-only">{t.searchesTable({ days })}</caption>
          <thead>
            <tr className="border-b-[1.5px] border-ink text-left">
              <th className="py-2 pr-4" scope="col">
                {t.words}
              </th>
              <th className="py-2 text-right" scope="col">
                {t.people}
              </th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ words: text, people }) => (
              <tr key={text} className="border-b border-rule">
                <th className="py-2 pr-4 text-left font-medium wrap-anywhere" scope="row">
                  {text}
                </th>
                <td className="py-2 text-right">{formatCount(people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </TitledSection>
  );
}
