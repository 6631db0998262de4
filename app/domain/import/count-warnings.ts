import { cutText } from './cells/cut-text.ts';
import { importFields } from './fields.ts';

/** Latitude and longitude go wrong together, whichever column they stand in. */
export const warningSubjects = [...importFields, 'coordinates'] as const;

export type WarningSubject = (typeof warningSubjects)[number];

/** Told for each cell that was dropped, mended or filled in; the problem goes on after the subject's name. */
export type CountWarning = (field: WarningSubject, problem: string, cell: string) => void;

/** What was dropped, mended or filled in of a row that was kept. */
export type Warning = {
  field: WarningSubject;
  problem: string;
  /** Its beginning; empty where nothing stood. */
  cell: string;
};

export type WarningCount = {
  field: WarningSubject;
  problem: string;
  rows: number;
  /** Some different cells of which it is true. */
  examples: string[];
};

const mostExamples = 3;
/** Of a cell, as far as a warning shows it. */
export const longestExample = 60;

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
    const example = cutText(cell, longestExample);
    if (known.examples.length >= mostExamples || example === '') return;
    if (!known.examples.includes(example)) known.examples.push(example);
  }

  return { count, list: () => [...counts.values()].sort((a, b) => b.rows - a.rows) };
}
