import { cleanCell } from '../cells/clean-cell.ts';
import { scoreHeader } from '../columns/score-header.ts';
import { importFields } from '../fields.ts';
import { detectEncoding, type Encoding } from './detect-encoding.ts';
import { findTable, isSpreadsheet, openArchive } from './read-archive.ts';
import { readJson } from './read-json.ts';
import { isParquet, readParquet } from './read-parquet.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { ImportError, type Source, type TableRecord } from './source.ts';
import { splitRecords } from './split-records.ts';

export type Table = Omit<FoundHeader, 'firstRow'> & {
  /** The file's format for display: "UTF-8, separated by commas". */
  format: string;
  /** The same for programs; null for a spreadsheet, JSON and Parquet. */
  reading: TextFormat | null;
  /** The first rows, for guessing columns; `rows` yields them again. */
  sample: string[][];
  rows: AsyncIterable<TableRecord>;
};

type Records = Pick<Table, 'format' | 'reading'> & { records: AsyncIterable<TableRecord> };

/** How the bytes of a text file are split into cells. */
export type TextFormat = { encoding: Encoding; delimiter: string };

const rowsInSample = 1_000;
const charactersForDelimiter = 65_536;
/** The share of control characters that a broken text may have; random bytes have a tenth. */
const mostControls = 0.02;
const delimiterNames: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** A value, which a script may assign: `var stores = [`. */
const isJson = /^\s*(?:(?:(?:var|let|const)\s+)?[\w.]+\s*=\s*)?(?:\{\s*"|\[\s*[{\d\]])/;

/**
 * Opens a table file and detects its format and header; its rows can be streamed.
 * @param settings settings that override detection
 */
export async function readTable(
  source: Source,
  settings: Partial<TextFormat> = {},
): Promise<Table> {
  const { records, format, reading } = await readRecords(source, settings);
  const iterator = records[Symbol.asyncIterator]();
  const start: TableRecord[] = [];
  while (start.length <= rowsInSample) {
    const next = await iterator.next();
    if (next.done) break;
    start.push(next.value);
  }
  if (start.length === 0) throw new ImportError(`${source.name} is empty.`);

  const { firstRow, ...found } = findHeader(start.map(({ cells }) => cells));
  const first = start.slice(firstRow);
  if (first.length === 0) throw new ImportError(`${source.name} has a header and no rows.`);
  if (found.header.length === 1) {
    throw new ImportError(
      `${source.name} has one column only; a listing needs a name and a place.`,
    );
  }
  return {
    ...found,
    format,
    reading,
    sample: first.filter(({ problem }) => problem === null).map(({ cells }) => cells),
    rows: chain(first, iterator),
  };
}

async function readRecords(source: Source, settings: Partial<TextFormat>): Promise<Records> {
  if (await isParquet(source)) {
    return { records: readParquet(source), format: 'Parquet', reading: null };
  }
  const archive = await openArchive(source);
  if (archive === null) return readText(source, settings);
  if (isSpreadsheet(archive)) return { ...(await readSpreadsheet(archive)), reading: null };
  const inner = findTable(archive);
  const read = await readText(inner, settings);
  return { ...read, format: `${inner.name} of a zip archive, ${read.format}` };
}

async function readText(source: Source, settings: Partial<TextFormat>): Promise<Records> {
  const detected = await detectEncoding(source);
  const encoding = settings.encoding ?? detected.encoding;
  const start = await readStart(source, encoding);
  const controls = start.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
  if (controls > start.length * mostControls) {
    throw new ImportError(`${source.name} is no table: its bytes are no text.`);
  }
  if (settings.delimiter === undefined && isJson.test(start)) {
    const texts = decode(source, encoding);
    return { records: readJson(source.name, texts), format: 'JSON', reading: null };
  }
  const delimiter = settings.delimiter ?? guessDelimiter(start);
  const isDetected = encoding === detected.encoding;
  const bytes = detected.badBytes === 1 ? 'byte' : 'bytes';
  const unreadable =
    isDetected && detected.badBytes > 0
      ? `, ${detected.badBytes} unreadable ${bytes} left out`
      : '';
  const label = isDetected ? detected.label : encoding;
  return {
    records: splitRecords(decode(source, encoding), delimiter),
    format: `${label}, separated by ${delimiterNames[delimiter]}${unreadable}`,
    reading: { encoding, delimiter },
  };
}

async function readStart(source: Source, encoding: Encoding): Promise<string> {
  let start = '';
  for await (const text of decode(source, encoding)) {
    start += text;
    if (start.length >= charactersForDelimiter) break;
  }
  return start;
}

async function* decode(source: Source, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source.open()) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  yield decoder.decode();
}

async function* chain(
  first: readonly TableRecord[],
  rest: AsyncIterator<TableRecord>,
): AsyncGenerator<TableRecord> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

const delimiters = [',', ';', '\t', '|'];
const linesLookedAt = 50;

/** Returns the delimiter that splits most lines of a file's start into the same number of cells. */
function guessDelimiter(start: string): string {
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

type FoundHeader = {
  /** A unique name for each column. */
  header: string[];
  /** Lines above the header, such as a title, the author or a date. */
  titles: string[];
  /** Index of the first data record; without a header, where the header would be. */
  firstRow: number;
  isWritten: boolean;
};

/** Finds the header among a file's first records, below any title lines; a file may have none. */
function findHeader(records: readonly (readonly string[])[]): FoundHeader {
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
  const used = new Set<string>();
  return names.map((written, index) => {
    const name = written === '' ? `Column ${index + 1}` : written;
    let unique = name;
    for (let time = 2; used.has(unique.toLowerCase()); time += 1) unique = `${name} (${time})`;
    used.add(unique.toLowerCase());
    return unique;
  });
}
