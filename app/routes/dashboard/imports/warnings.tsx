import type { Warning, WarningCount } from '#app/domain/import/count-warnings.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { fieldNames } from './words.ts';

const subjectNames = { ...fieldNames, coordinates: 'Coordinates' };

/** Cells that were changed or left out, by column and problem, with samples. */
export function WarningCounts({ counts }: { counts: readonly WarningCount[] }) {
  return (
    <dl className="mb-6 max-w-2xl border-t border-ink">
      {counts.map(({ field, problem, rows, examples }) => (
        <div
          key={`${field} ${problem}`}
          className="grid grid-cols-[minmax(0,1fr)_5rem] gap-x-4 border-b border-rule py-2"
        >
          <dt className="min-w-0 wrap-anywhere">
            {subjectNames[field]} {problem}
            {examples.length > 0 && (
              <span className="block text-sm text-soft">{examples.map(quote).join(', ')}</span>
            )}
          </dt>
          <dd className="text-right tabular-nums">{formatCount(rows)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Cells of a row that were changed or left out. */
export function RowWarnings({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul>
      {warnings.map(({ field, problem, cell }) => (
        <li key={`${field} ${problem}`}>
          {subjectNames[field]} {problem}
          {cell !== '' && `: ${quote(cell)}`}
        </li>
      ))}
    </ul>
  );
}

const quote = (cell: string) => `“${cell}”`;
