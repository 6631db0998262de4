import { Link } from 'react-router';
import { findCharts } from '#app/domain/health/health-calls.ts';
import type { Charts, Week } from '#app/domain/health/health.ts';
import { formatCount, formatLocalDay, formatMoment } from '#app/domain/text/text.ts';
import { type Figure, type FigureGroup, formatShare, toFigure } from '../figure.ts';

/** What came, how long people waited for decisions, and what listings lack. */
export const growthFigures: FigureGroup = {
  title: 'Growth',
  about: 'Counted every hour. Weeks start on Monday, in UTC. The hollow dot is this week so far.',
  ranges: [91, 182, 364, 728],
  load: ({ db, days }) => [findCharts({ db }).then((charts) => toFigures(charts, days / 7))],
};

const counted = [
  ['listings', 'New listings'],
  ['submissions', 'Submissions'],
  ['claims', 'Claims'],
  ['reviews', 'Reviews'],
] as const;

function toFigures({ weeks, coverage, measured_at }: Charts, count: number): Figure[] {
  const shown = weeks.slice(-count);
  const counts = counted.map(([name, title]) => {
    const total = shown.reduce((sum, week) => sum + week[name], 0);
    return toFigure(
      shown.map((week, index) => ({
        time: week.week,
        value: week[name],
        isUnfinished: index === shown.length - 1,
      })),
      {
        title,
        about: `${formatCount(total)} in ${shown.length} weeks`,
        what: 'Week of',
        formatTime: formatLocalDay,
        isWhole: true,
      },
    );
  });
  return [...counts, toDecisionTimes(shown), toCoverage(coverage, measured_at)];
}

/** How long people waited for a decision, by the week of the decision; weeks without one are left out. */
function toDecisionTimes(weeks: Week[]): Figure {
  return {
    title: 'Time to decision',
    about: 'How long people waited for a decision, by the week it was made.',
    none: `No decisions in these ${weeks.length} weeks.`,
    table: {
      columns: [
        { name: 'Week of' },
        { name: 'What' },
        { name: 'Decided', isNumber: true },
        { name: 'Median hours', isNumber: true, format: formatHours },
        { name: '90th percentile', isNumber: true, format: formatHours },
      ],
      rows: weeks.toReversed().flatMap(({ week, decisions }) =>
        (['submissions', 'claims'] as const).flatMap((kind) => {
          const of = decisions[kind];
          const title = kind === 'claims' ? 'Claims' : 'Submissions';
          const time = { value: week, shown: formatLocalDay(week) };
          return of ? [[time, title, of.decided, of.median_hours, of.p90_hours]] : [];
        }),
      ),
    },
  };
}

/** Returns '20 min', '5.5 h', '3.1 days'. */
function formatHours(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} min`;
  return hours < 48 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} days`;
}

function toCoverage(coverage: Charts['coverage'], measuredAt: string): Figure {
  const lacking = (part: number, whole: number) => ({
    value: part,
    shown: `${formatCount(part)} (${formatShare(part, whole)})`,
  });
  return {
    title: 'Missing details',
    about: `Published listings without opening hours, phone number or photo, counted ${formatMoment(measuredAt)}.`,
    none: 'No listing is published yet.',
    table: {
      columns: [
        { name: 'City' },
        { name: 'Listings', isNumber: true },
        { name: 'Without hours', isNumber: true },
        { name: 'Without phone', isNumber: true },
        { name: 'Without photo', isNumber: true },
      ],
      rows: coverage.map(({ slug, name, listings, no_hours, no_phone, no_photo }) => [
        slug === null || name === null
          ? 'No city'
          : {
              value: name,
              shown: (
                <Link className="link-quiet" to={`/browse/metro/${slug}`}>
                  {name}
                </Link>
              ),
            },
        listings,
        lacking(no_hours, listings),
        lacking(no_phone, listings),
        lacking(no_photo, listings),
      ]),
    },
  };
}
