import { cutText } from './cells/clean-cell.ts';
import { importFields } from './fields.ts';

/** Latitude and longitude fail together, whichever column they are in. */
export const warningSubjects = [...importFields, 'coordinates'] as const;

export type WarningSubject = (typeof warningSubjects)[number];

/** Called for each cell dropped, corrected or filled in; `problem` follows the subject's name. */
export type CountWarning = (field: WarningSubject, problem: string, cell: string) => void;

/** A cell that was dropped, corrected or filled in, in a row that was kept. */
export type Warning = {
  field: WarningSubject;
  problem: string;
  /** Its beginning; '' if the cell was empty. */
  cell: string;
};

export type WarningCount = {
  field: WarningSubject;
  problem: string;
  rows: number;
  /** Some distinct cells with this problem. */
  examples: string[];
};

const maxExamples = 3;
/** Maximum length of a cell in a warning. */
export const longestExample = 60;

/** Counts warnings by column and problem; memory does not grow with the number of rows. */
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
    if (known.examples.length >= maxExamples || example === '') return;
    if (!known.examples.includes(example)) known.examples.push(example);
  }

  return { count, list: () => [...counts.values()].sort((a, b) => b.rows - a.rows) };
}
