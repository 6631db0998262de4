import { findDatabaseFigures } from '#app/domain/health/health-calls.ts';
import { type DatabaseFigures, formatBytes } from '#app/domain/health/health.ts';
import { addDays, formatLocalDay, formatShortDate, toIsoDate } from '#app/domain/text/text.ts';
import { type Cell, type Figure, type FigureGroup, formatShare, toFigure } from '../figure.ts';

/** What fills and occupies the database. */
export const databaseFigures: FigureGroup = {
  title: 'Database',
  about: 'The size of each table is recorded once a day.',
  ranges: [28, 91, 364],
  load: ({ db, days, now }) => [
    findDatabaseFigures({ db }).then((found) => toFigures(found, addDays(toIsoDate(now), -days))),
  ],
};

function toFigures({ days, since, tables, statements }: DatabaseFigures, from: string): Figure[] {
  return [
    toFigure(
      days.filter(({ day }) => day > from).map(({ day, bytes }) => ({ time: day, value: bytes })),
      { title: 'Size', what: 'Day', formatTime: formatLocalDay, format: formatBytes },
    ),
    {
      title: 'Largest tables',
      none: 'There are none.',
      table: {
        columns: [
          { name: 'Table' },
          { name: 'Rows, about', isNumber: true },
          { name: 'Bytes', isNumber: true, format: formatBytes },
          {
            name: since === null ? 'Growth' : `Growth since ${formatShortDate(since)}`,
            isNumber: true,
          },
        ],
        rows: tables.map(({ name, row_count, bytes, earlier }) => [
          name,
          row_count,
          bytes,
          describeGrowth(earlier, bytes),
        ]),
      },
    },
    {
      title: 'Statements that take the most time',
      none:
        statements === null
          ? 'Not available: this database does not load the extension pg_stat_statements.'
          : 'None yet.',
      table: {
        columns: [
          { name: 'Statement' },
          { name: 'Calls', isNumber: true },
          { name: 'Mean, ms', isNumber: true, format: String },
          { name: 'Longest, ms', isNumber: true, format: String },
          { name: 'In all, ms', isNumber: true },
        ],
        rows: (statements ?? []).map(({ statement, calls, mean_ms, max_ms, total_ms }) => [
          {
            value: statement,
            shown: (
              <code className="block max-w-[70ch] min-w-56 text-xs wrap-anywhere">{statement}</code>
            ),
          },
          calls,
          mean_ms,
          max_ms,
          total_ms,
        ]),
      },
    },
  ];
}

function describeGrowth(earlier: number | null, bytes: number): Cell {
  if (earlier === null) return 'Known tomorrow';
  const grown = bytes - earlier;
  const share = earlier === 0 ? '' : ` (${formatShare(grown, earlier)})`;
  return { value: grown, shown: grown <= 0 ? 'None' : formatBytes(grown) + share };
}
