import { cleanCell } from '../cells/clean-cell.ts';
import { scoreHeader } from '../columns/score-header.ts';
import { importFields } from '../fields.ts';

const delimiters = [',', ';', '\t', '|'];
const linesLookedAt = 50;

/** Returns the delimiter that splits most lines of a file's start into the same number of cells. */
export function guessDelimiter(start: string): string {
  const lines = start
    .replace(/"(?:[^"]|"")*"/g, 'x')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, linesLookedAt);
  let best = { delimiter: ',', lines: 0, cells: 0 };
  for (const delimiter of delimiters) {
    const usual = findMostFrequent(lines.map((line) => line.split(delimiter).length));
    if (usual.value < 2) continue;
    const isBetter =
      usual.times > best.lines || (usual.times === best.lines && usual.value > best.cells);
    if (isBetter) best = { delimiter, lines: usual.times, cells: usual.value };
  }
  return best.delimiter;
}

/** Returns the most frequent number; of equally frequent ones, the largest. */
function findMostFrequent(numbers: readonly number[]): { value: number; times: number } {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  let best = { value: 0, times: 0 };
  for (const [value, times] of counts) {
    if (times > best.times || (times === best.times && value > best.value)) best = { value, times };
  }
  return best;
}

export type FoundHeader = {
  /** A unique name for each column. */
  header: string[];
  /** Lines above the header, such as a title, the author or a date. */
  titles: string[];
  /** Index of the first data record; without a header, where the header would be. */
  firstRow: number;
  isWritten: boolean;
};

/** Finds the header among a file's first records, below any title lines; a file may have none. */
export function findHeader(records: readonly (readonly string[])[]): FoundHeader {
  const widths = records.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const usual = findMostFrequent(widths).value;
  // Titles fill a cell or two; they end at the first record about as wide as the data.
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

/** Matches cells that look like data rather than column names. */
const isOfData = /^[$-]?\d[\d\s.,/:-]*$|^\(?\d{3}\)?[\s.-]|@.+\.|^https?:|^www\.|^\(-?\d|^POINT/i;

function isHeader(cells: readonly string[]): boolean {
  const filled = cells.map(cleanCell).filter((cell) => cell !== '');
  const ofData = filled.filter((cell) => isOfData.test(cell)).length;
  const known = filled.filter((cell) =>
    importFields.some((field) => scoreHeader(cell, field) >= 0.7),
  );
  return ofData === 0 || known.length > ofData;
}

/** Makes names unique and non-empty: "name", "name (2)", "Column 3". */
function nameAll(names: readonly string[]): string[] {
  const times = new Map<string, number>();
  return names.map((name, index) => {
    if (name === '') return `Column ${index + 1}`;
    const time = (times.get(name.toLowerCase()) ?? 0) + 1;
    times.set(name.toLowerCase(), time);
    return time === 1 ? name : `${name} (${time})`;
  });
}
