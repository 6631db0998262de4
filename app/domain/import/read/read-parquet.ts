import type { Compressors } from 'hyparquet';
import { toIsoDate } from '../../text/text.ts';
import { type Json, toTable } from './read-json.ts';
import { ImportError, type Source, type TableRecord } from './source.ts';

/** What a file may need in memory: its index is at its end. */
const maxBytes = 200_000_000;
const maxUnpackedBytes = 1_000_000_000;

/** Returns whether a file begins as Parquet does. */
export async function isParquet(source: Source): Promise<boolean> {
  for await (const chunk of source.open()) {
    return new TextDecoder('latin1').decode(chunk.subarray(0, 4)) === 'PAR1';
  }
  return false;
}

/**
 * Reads a Parquet file as the same rows in JSON would be read, one group of rows after the other.
 * @throws ImportError for a file that is damaged, too large, or compressed in a way that is not read
 */
export async function* readParquet(source: Source): AsyncGenerator<TableRecord> {
  // Imported dynamically, so that pages and Workers load them only to open such a file.
  const [{ parquetMetadata, parquetReadObjects }, { decompress }, { gunzipSync }] =
    await Promise.all([import('hyparquet'), import('fzstd'), import('fflate')]);
  const compressors: Compressors = {
    ZSTD: (input, size) => decompress(input, new Uint8Array(size)),
    GZIP: (input, size) => gunzipSync(input, { out: new Uint8Array(size) }),
  };
  const file = await readBytes(source);

  async function* readObjects() {
    const metadata = parquetMetadata(file);
    let rowStart = 0;
    for (const group of metadata.row_groups) {
      if (group.total_byte_size > maxUnpackedBytes) throw new RangeError('its rows are too many');
      const rowEnd = rowStart + Number(group.num_rows);
      const rows = await parquetReadObjects({ file, metadata, compressors, rowStart, rowEnd });
      for (const row of rows) yield toJson(row);
      rowStart = rowEnd;
    }
  }
  try {
    yield* toTable(readObjects());
  } catch (error) {
    const { message } = error as Error;
    throw new ImportError(`${source.name} cannot be read as Parquet: ${message}.`);
  }
}

async function readBytes(source: Source): Promise<ArrayBuffer> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of source.open()) {
    chunks.push(new Uint8Array(chunk));
    size += chunk.length;
    if (size > maxBytes) {
      throw new ImportError(`${source.name} is too large for Parquet. Save its table as CSV.`);
    }
  }
  return new Blob(chunks).arrayBuffer();
}

/** Returns a value as JSON would have it; null for bytes, which are no text. */
function toJson(value: unknown): Json {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Date) return toIsoDate(value);
  if (Array.isArray(value)) return value.map(toJson);
  if (ArrayBuffer.isView(value) || value === undefined) return null;
  if (typeof value !== 'object' || value === null) return value as Json;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
}
