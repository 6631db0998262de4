import * as z from 'zod/mini';
import { TimeChart } from '#app/components/chart/time-chart.tsx';
import { type VisitKind, visitKinds } from '#app/config/visits.ts';
import type { Statistics, StatisticsDay } from '#app/domain/statistics/statistics.ts';
import { formatCount, formatShortDate } from '#app/domain/text/text.ts';
import { offerFile } from '#app/browser/offer-file.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { done, failed } from '#app/components/ui/form-answer.ts';
import { findStatistics } from '#app/domain/statistics/statistics-calls.ts';
import { kindNames } from './totals.tsx';

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

/** With the same number of days before them, these are all stored days. */
const maxDays = 200;

/** Offers a file of all stored days, including those that the screen does not show. */
export const offerDays = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) => {
  const [statistics, csv] = await Promise.all([
    findStatistics({ db }, { id, days: maxDays }),
    import('csv-stringify/browser/esm/sync'),
  ]).catch(() => [null, null] as const);
  if (statistics === null || csv === null) {
    notify('exportFailed');
    return failed;
  }
  const { slug, today, days } = statistics;
  const header = ['Day', ...visitKinds.map((kind) => kindNames[kind].name)];
  const rows = days.map(({ day, counts }) => [day, ...visitKinds.map((kind) => counts[kind] ?? 0)]);
  const text = csv.stringify([header, ...rows], { record_delimiter: 'windows' });
  offerFile(`${slug}-${today}.csv`, 'text/csv', text);
  return done;
});

type WordsTableProps = { words: Statistics['words']; days: number };

/** The words of searches that led to the listing. */
export function WordsTable({ words, days }: WordsTableProps) {
  return (
    <section className="rule-double mt-12" aria-labelledby="words">
      <h2 className="pt-4 text-section font-bold" id="words">
        Searches that led here
      </h2>
      <p className="mt-2 max-w-[65ch] text-soft">
        What people searched for before they opened this listing. A search appears once three people
        have used the same words on one day, to protect their privacy.
      </p>
      {words.length === 0 ? (
        <p className="mt-4 max-w-[65ch]">
          In these {days} days no search was used by three people.
        </p>
      ) : (
        <table className="mt-4 w-full max-w-xl text-sm tabular-nums">
          <caption className="sr-only">Searches that led here in the last {days} days</caption>
          <thead>
            <tr className="border-b-[1.5px] border-ink text-left">
              <th className="py-2 pr-4" scope="col">
                Words
              </th>
              <th className="py-2 text-right" scope="col">
                People
              </th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ words: text, people }) => (
              <tr key={text} className="border-b border-rule">
                <th className="py-2 pr-4 text-left font-medium break-words" scope="row">
                  {text}
                </th>
                <td className="py-2 text-right">{formatCount(people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
