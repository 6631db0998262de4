import { ImportError } from '../import-error.ts';
import { detectEncoding, type Encoding } from './detect-encoding.ts';
import { findHeader, type FoundHeader, guessDelimiter } from './find-header.ts';
import { isSpreadsheet, readSpreadsheet } from './read-spreadsheet.ts';
import type { Source, TableRecord } from './source.ts';
import { splitRecords } from './split-records.ts';

export type Table = Omit<FoundHeader, 'firstRow'> & {
  /** The file's format for display: "UTF-8, separated by commas". */
  format: string;
  /** The same for programs; null for a spreadsheet. */
  reading: Reading | null;
  /** The first rows, for guessing columns; `rows` yields them again. */
  sample: string[][];
  rows: AsyncIterable<TableRecord>;
};

/** How the bytes of a text file are split into cells. */
export type Reading = { encoding: Encoding; delimiter: string };

const rowsInSample = 1_000;
const charactersForDelimiter = 65_536;
const delimiterNames: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/**
 * Opens a table file and detects its format and header; its rows can be streamed.
 * @param said settings that override detection
 */
export async function readTable(source: Source, said: Partial<Reading> = {}): Promise<Table> {
  const { records, format, reading } = (await isSpreadsheet(source))
    ? { ...(await readSpreadsheet(source)), reading: null }
    : await readText(source, said);
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
  return {
    ...found,
    format,
    reading,
    sample: first.filter(({ problem }) => problem === null).map(({ cells }) => cells),
    rows: chain(first, iterator),
  };
}

async function readText(source: Source, said: Partial<Reading>) {
  const detected = await detectEncoding(source);
  const encoding = said.encoding ?? detected.encoding;
  const delimiter = said.delimiter ?? guessDelimiter(await readStart(source, encoding));
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
