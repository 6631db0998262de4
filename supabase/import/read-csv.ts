import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Readable, pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ImportError } from './import-error.ts';

export type CsvFormat = { encoding: 'utf-8' | 'utf-16le' | 'windows-1252'; delimiter: string };

/** A record longer than this is a quote that never closes, not a row. */
const maxRecordLength = 1_000_000;
const delimiters = [',', ';', '\t', '|'];

/**
 * Finds out how a file is written: UTF-8 unless its bytes are not, and the delimiter that stands
 * most often in its first line. Throws an ImportError when there is nothing to read.
 */
export async function inspectFile(path: string): Promise<CsvFormat> {
  const file = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${path} cannot be read: ${describe(error)}.`);
  });
  if (!file.isFile()) throw new ImportError(`${path} is not a file.`);
  if (file.size === 0) throw new ImportError(`${path} is empty.`);
  const start = await readStart(path);
  if (start.includes('\0') && !start.startsWith('\u00ff\u00fe')) {
    throw new ImportError(`${path} is not a text file; export it as CSV first.`);
  }
  const encoding = await detectEncoding(path, start);
  return { encoding, delimiter: guessDelimiter(start.replaceAll('\0', '')) };
}

/** Reads the rows of a file one by one, as cells; the first is the header. */
export async function* readRows(path: string, format: CsvFormat): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter: format.delimiter,
    max_record_size: maxRecordLength,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  pipeline(Readable.from(decode(path, format.encoding)), parser, () => {});
  try {
    yield* parser;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      `${path} stops being readable near line ${Number(error.lines)}: a quote there is opened and never closed.`,
    );
  }
}

async function* decode(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path)) {
    const text = decoder.decode(chunk as Buffer, { stream: true });
    if (text !== '') yield text;
  }
  yield decoder.decode();
}

/** The first 64 kB, a character a byte. */
async function readStart(path: string): Promise<string> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${path} cannot be read: ${describe(error)}.`);
  });
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(65_536) });
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function detectEncoding(path: string, start: string): Promise<CsvFormat['encoding']> {
  if (start.startsWith('\u00ff\u00fe')) return 'utf-16le';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function guessDelimiter(start: string): string {
  const firstLine = start.replace(/"(?:[^"]|"")*"/g, '').split(/\r|\n/, 1)[0] ?? '';
  const counts = delimiters.map((delimiter) => firstLine.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

function describe(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return 'there is no such file';
  if (error.code === 'EACCES') return 'you may not read it';
  return error.message;
}
