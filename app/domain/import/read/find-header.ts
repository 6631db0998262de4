import { cleanCell } from '../cells/clean-cell.ts';
import { scoreHeader } from '../columns/score-header.ts';
import { importFields } from '../fields.ts';
import { findMostFrequent } from './guess-delimiter.ts';

export type FoundHeader = {
  /** A name for each column, no two alike. */
  header: string[];
  /** Lines above the header: a title, who made the file, when. */
  titles: string[];
  /** Where the data begins among the records; the header's own place where there is none. */
  firstRow: number;
  isWritten: boolean;
};

/** Finds the header among a file's first records, below what titles there are; a file may have none. */
export function findHeader(records: readonly (readonly string[])[]): FoundHeader {
  const widths = records.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const usual = findMostFrequent(widths).value;
  // A title fills a cell or two; the first record that is about as wide as the data ends them.
  const first = Math.max(
    0,
    widths.findIndex((width) => width > usual / 2),
  );
  const titles = records.slice(0, first).map(toTitle);
  const cells = records[first] ?? [];
  const isWritten = isHeader(cells);
  const columns = Math.max(cells.length, isWritten ? 0 : usual);
  const names = Array.from({ length: columns }, (_, index) =>
    isWritten ? cleanCell(cells[index]) : '',
  );
  return { header: nameAll(names), titles, firstRow: isWritten ? first + 1 : first, isWritten };
}

function toTitle(cells: readonly string[]): string {
  return cells
    .map(cleanCell)
    .filter((cell) => cell !== '')
    .join(', ');
}

/** Cells of data look like what they hold; names of columns do not. */
const isOfData = /^[$-]?\d[\d\s.,/:-]*$|^\(?\d{3}\)?[\s.-]|@.+\.|^https?:|^www\.|^\(-?\d|^POINT/i;

function isHeader(cells: readonly string[]): boolean {
  const filled = cells.map(cleanCell).filter((cell) => cell !== '');
  const ofData = filled.filter((cell) => isOfData.test(cell)).length;
  const known = filled.filter((cell) =>
    importFields.some((field) => scoreHeader(cell, field) >= 0.7),
  );
  return ofData === 0 || known.length > ofData;
}

/** "name", "name (2)", "Column 3": every column can be spoken of. */
function nameAll(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  return names.map((name, index) => {
    if (name === '') return `Column ${index + 1}`;
    const time = (times.get(name.toLowerCase()) ?? 0) + 1;
    times.set(name.toLowerCase(), time);
    return time === 1 ? name : `${name} (${time})`;
  });
}
