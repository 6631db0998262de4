import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { generatedHeader, makeRows } from './generated-rows.ts';

type Options = { path: string; rows: number };

/** Writes a CSV of made-up businesses, row by row: no size is too large for the memory. */
export async function writeGeneratedRows({ path, rows }: Options): Promise<void> {
  const table = stringify({ header: true, columns: generatedHeader });
  await pipeline(Readable.from(makeRows(rows)), table, createWriteStream(path));
}
