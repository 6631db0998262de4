import type { TableRecord } from './source.ts';

/** Quoted cells may hold line ends; one with more than this is a quote that never closes. */
const mostLinesInCell = 500;
const mostCharactersInCell = 1_000_000;

type Scan =
  | { kind: 'record'; cells: string[]; next: number }
  /** The text ends before the record does. */
  | { kind: 'incomplete' }
  /** A quote was opened and, it seems, never closed. */
  | { kind: 'unclosed' };

/**
 * Splits text into records as it arrives. Each row ends with what line end it has, and a quote that is
 * never closed costs its own line only: that comes with a problem, the next line is read as usual.
 */
export async function* splitRecords(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<TableRecord> {
  let pending = '';
  let line = 1;

  function* take(isEnd: boolean): Generator<TableRecord> {
    let start = 0;
    while (start < pending.length) {
      const scan = scanRecord({ text: pending, start, delimiter, isEnd });
      if (scan.kind === 'incomplete') break;
      const cut = scan.kind === 'record' ? scan : splitLine(pending, start, delimiter);
      const problem =
        scan.kind === 'unclosed' ? `Line ${line}: a quote is opened and never closed` : null;
      line += countLineEnds(pending, start, cut.next);
      start = cut.next;
      if (cut.cells.some((cell) => cell.trim() !== '')) yield { cells: cut.cells, problem };
    }
    pending = pending.slice(start);
  }

  for await (const chunk of text) {
    pending += chunk;
    yield* take(false);
  }
  yield* take(true);
}

type ScanInput = { text: string; start: number; delimiter: string; isEnd: boolean };

function scanRecord({ text, start, delimiter, isEnd }: ScanInput): Scan {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    if (text[at] === '"') {
      const cell = scanQuoted({ text, start: at, delimiter, isEnd });
      if (cell.kind !== 'cell') return cell;
      cells.push(cell.value);
      at = cell.next;
    } else {
      const end = findCellEnd(text, at, delimiter);
      cells.push(text.slice(at, end));
      at = end;
    }
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    if (at >= text.length) {
      return isEnd ? { kind: 'record', cells, next: at } : { kind: 'incomplete' };
    }
    if (text[at] === '\n') return { kind: 'record', cells, next: at + 1 };
    // A carriage return; whether a line feed belongs to it may not have arrived yet.
    if (at + 1 >= text.length && !isEnd) return { kind: 'incomplete' };
    return { kind: 'record', cells, next: text[at + 1] === '\n' ? at + 2 : at + 1 };
  }
}

function findCellEnd(text: string, start: number, delimiter: string): number {
  let at = start;
  while (at < text.length) {
    const character = text[at];
    if (character === delimiter || character === '\n' || character === '\r') return at;
    at += 1;
  }
  return at;
}

type Cell = { kind: 'cell'; value: string; next: number };

function scanQuoted(input: ScanInput): Cell | Exclude<Scan, { kind: 'record' }> {
  const { text, start, delimiter, isEnd } = input;
  let at = start + 1;
  let value = '';
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) {
      if (isEnd || isTooLong(text, start, text.length)) return { kind: 'unclosed' };
      return { kind: 'incomplete' };
    }
    if (isTooLong(text, start, quote)) return { kind: 'unclosed' };
    let after = quote + 1;
    while (text[after] === ' ') after += 1;
    const next = text[after];
    if (next === undefined && !isEnd) return { kind: 'incomplete' };
    value += text.slice(at, quote);
    if (text[quote + 1] === '"') {
      value += '"';
      at = quote + 2;
    } else if (next === undefined || next === delimiter || next === '\n' || next === '\r') {
      return { kind: 'cell', value, next: after };
    } else if (isOpening({ text, quote, delimiter }) && /[\r\n]/.test(text.slice(start, quote))) {
      // On a later line a cell begins with a quote: this one's own should have come before.
      return { kind: 'unclosed' };
    } else {
      // A quote within a word that nobody doubled.
      value += '"';
      at = quote + 1;
    }
  }
}

function isTooLong(text: string, start: number, end: number): boolean {
  if (end - start > mostCharactersInCell) return true;
  return end - start > mostLinesInCell && countLineEnds(text, start, end) > mostLinesInCell;
}

type Opening = { text: string; quote: number; delimiter: string };

function isOpening({ text, quote, delimiter }: Opening): boolean {
  const before = text[quote - 1];
  return before === delimiter || before === '\n' || before === '\r';
}

/** One line taken by itself, quotes as plain characters. */
function splitLine(
  text: string,
  start: number,
  delimiter: string,
): { cells: string[]; next: number } {
  const found = text.slice(start).search(/\r\n|\r|\n/);
  const end = found < 0 ? text.length : start + found;
  const next = text.startsWith('\r\n', end) ? end + 2 : Math.min(end + 1, text.length);
  return { cells: text.slice(start, end).split(delimiter), next };
}

function countLineEnds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) {
    if (text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')) count += 1;
  }
  return count;
}
