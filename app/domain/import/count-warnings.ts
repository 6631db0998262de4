import type { ImportField } from './fields.ts';

/** Latitude and longitude go wrong together, whichever column they stand in. */
export type WarningSubject = ImportField | 'coordinates';

/** Told for each cell that was dropped, mended or filled in; the problem goes on after the subject's name. */
export type CountWarning = (field: WarningSubject, problem: string, cell: string) => void;

export type WarningCount = {
  field: WarningSubject;
  problem: string;
  rows: number;
  /** Some different cells of which it is true. */
  examples: string[];
};

const mostExamples = 3;
const longestExample = 60;

/** Counts warnings by column and problem; memory does not grow with the rows. */
export function createWarningCounter(): {
  count: CountWarning;
  list: () => WarningCount[];
} {
  const counts = new Map<string, WarningCount>();

  function count(field: WarningSubject, problem: string, cell: string): void {
    const key = `${field} ${problem}`;
    const known = counts.get(key) ?? { field, problem, rows: 0, examples: [] };
    counts.set(key, known);
    known.rows += 1;
    const example = cell.slice(0, longestExample);
    if (known.examples.length >= mostExamples || example === '') return;
    if (!known.examples.includes(example)) known.examples.push(example);
  }

  return { count, list: () => [...counts.values()].sort((a, b) => b.rows - a.rows) };
}
