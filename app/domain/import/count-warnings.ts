import { importFields } from './fields.ts';

/** Latitude and longitude fail together, whichever column they are in; owners' files also have a day of opening. */
export const warningSubjects = [...importFields, 'opens_on', 'coordinates'] as const;

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

/** Maximum length of a cell in a warning. */
export const longestExample = 60;
