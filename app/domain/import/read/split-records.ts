import type { TableRecord } from './source.ts';

/** Quoted cells may contain line breaks; with more than this, the quote counts as unclosed. */
const maxLinesInCell = 500;
const maxCharactersInCell = 1_000_000;

type Scan =
  | { kind: 'record'; cells: string[]; next: number }
  /** The text ends within the record. */
  | { kind: 'incomplete' }
  /** A quote was opened and probably never closed. */
  | { kind: 'unclosed' };

/**
 * Splits text into records as it arrives. Accepts any line ending per row. An unclosed quote
 * affects only its own line: that record has a problem, and the next line is read as usual.
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
    // A carriage return; a line feed that belongs to it may not have arrived yet.
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
      // A cell on a later line begins with a quote: the current quote should have been closed
      // before.
      return { kind: 'unclosed' };
    } else {
      // An unescaped quote within a word.
      value += '"';
      at = quote + 1;
    }
  }
}

function isTooLong(text: string, start: number, end: number): boolean {
  if (end - start > maxCharactersInCell) return true;
  return end - start > maxLinesInCell && countLineEnds(text, start, end) > maxLinesInCell;
}

type Opening = { text: string; quote: number; delimiter: string };

function isOpening({ text, quote, delimiter }: Opening): boolean {
  const before = text[quote - 1];
  return before === delimiter || before === '\n' || before === '\r';
}

/** Splits a single line, treating quotes as plain characters. */
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
