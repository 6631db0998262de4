import { ImportError, type Source, type TableRecord } from './source.ts';
import { toIsoDate } from '../../text/text.ts';

/** Excel's own limit for a cell; a longer one is no table of businesses. */
const maxCharactersInCell = 32_767;

/** Returns whether a file is a zip archive, as .xlsx files are. */
export async function isSpreadsheet(source: Source): Promise<boolean> {
  for await (const chunk of source.open()) {
    return chunk[0] === 0x50 && chunk[1] === 0x4b && chunk[2] === 3 && chunk[3] === 4;
  }
  return false;
}

/**
 * Returns the rows of the sheet with the most rows. Reads the whole file; .xlsx cannot stream.
 * @throws ImportError for a file that is damaged or too large
 */
export async function readSpreadsheet(
  source: Source,
): Promise<{ records: AsyncIterable<TableRecord>; format: string }> {
  // Imported dynamically, so that pages and Workers load it only to open a spreadsheet.
  const [{ default: readSheets }, { zipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ]);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of source.open()) chunks.push(new Uint8Array(chunk));
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  // The parser gets an archive of exactly what was checked.
  const checked = zipSync(await unpackWorkbook(source.name, bytes), { level: 0 });
  const sheets = await readSheets(checked.buffer).catch((error: Error) => {
    throw new ImportError(`${source.name} cannot be read as .xlsx: ${error.message}`);
  });
  const [largest] = sheets.toSorted((a, b) => b.data.length - a.data.length);
  if (largest === undefined) throw new ImportError(`${source.name} has no sheet.`);
  return { records: toRecords(largest.data), format: `.xlsx, sheet "${largest.sheet}"` };
}

async function* toRecords(rows: readonly (readonly unknown[])[]): AsyncGenerator<TableRecord> {
  for (const row of rows) {
    const cells = row.map(toText);
    if (cells.some((cell) => cell.trim() !== '')) yield { cells, problem: null };
  }
}

function toText(value: unknown): string {
  if (value instanceof Date) return toIsoDate(value);
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return typeof value === 'string' ? value.slice(0, maxCharactersInCell) : '';
}

/** What a spreadsheet may need in memory; larger tables come as CSV, which streams. */
const maxUnpackedBytes = 200_000_000;
/** As in Apache POI: spreadsheets compress to a tenth or so, hardly ever to a hundredth. */
const maxRatio = 100;
/** Small entries may compress better. */
const bytesBeforeRatio = 100_000;
/** Empty cells count: a sheet is read as a grid from A1 to its last row and column. */
const maxCells = 5_000_000;
/** The last row of Excel. */
const maxRows = 1_048_576;

type Entry = { path: string; packed: Uint8Array<ArrayBuffer>; isDeflated: boolean };

/**
 * Unpacks the XML parts of an .xlsx by path, and checks their size before anybody builds its grid.
 * Counts what is unpacked, whatever the archive says of its sizes.
 * @throws ImportError for a file that is damaged, or too large for the memory of a browser
 */
async function unpackWorkbook(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const parts: Record<string, Uint8Array<ArrayBuffer>> = {};
  let total = 0;
  for (const entry of findEntries(name, bytes)) {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for await (const chunk of unpack(name, entry)) {
      chunks.push(chunk);
      size += chunk.length;
      total += chunk.length;
      const isPacked = size > bytesBeforeRatio && size > entry.packed.length * maxRatio;
      if (isPacked || total > maxUnpackedBytes) {
        throw new ImportError(`${name} unpacks to too much data. Save its table as CSV.`);
      }
    }
    const part = new Uint8Array(await new Blob(chunks).arrayBuffer());
    checkGrid(name, new TextDecoder().decode(part));
    parts[entry.path] = part;
  }
  return parts;
}

/** Yields the XML entries of an archive's central directory. */
function* findEntries(name: string, bytes: Uint8Array<ArrayBuffer>): Generator<Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    let end = bytes.length - 22;
    while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 8, true); left > 0; left -= 1) {
      const pathStart = at + 46;
      const pathEnd = pathStart + view.getUint16(at + 28, true);
      const path = new TextDecoder().decode(bytes.subarray(pathStart, pathEnd));
      const local = view.getUint32(at + 42, true);
      const start =
        local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
      const isDeflated = view.getUint16(at + 10, true) === 8;
      if (/\.xml(\.rels)?$/.test(path)) yield { path, packed, isDeflated };
      at = pathEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new ImportError(toDamaged(name));
    throw error;
  }
}

async function* unpack(name: string, { packed, isDeflated }: Entry) {
  if (!isDeflated) {
    yield packed;
    return;
  }
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  // Safari cannot iterate over a stream.
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new ImportError(toDamaged(name));
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => null);
  }
}

function toDamaged(name: string): string {
  return `${name} cannot be read as .xlsx: the file is damaged.`;
}

/** Matches an opening tag of a row or a cell; in a cell without content the last group is a slash. */
const rowOrCell = /<(?:[\w.-]+:)?(row|c)\s((?:[^<>"'/]|"[^"]*"|'[^']*')*)(\/?)>/g;
const address = /(?:^|\s)r\s*=\s*["']([A-Z]*)(\d+)["']/;

/** Throws when the rows and columns that a part names are too many, filled or not. */
function checkGrid(name: string, xml: string): void {
  let [rows, columns] = [0, 0];
  for (const [, tag, attributes, slash] of withoutComments(xml).matchAll(rowOrCell)) {
    const [, letters = '', digits = ''] = address.exec(attributes ?? '') ?? [];
    const row = Number(digits);
    if (tag === 'c' && slash === '') {
      rows = Math.max(rows, row);
      columns = Math.max(columns, toColumn(letters));
    }
    if (row > maxRows || rows * columns > maxCells) {
      const most = maxCells.toLocaleString('en-US');
      throw new ImportError(
        `${name} has a sheet with more than ${most} cells, counting empty ones up to its last row and column. Delete what is outside the table, or save it as CSV.`,
      );
    }
  }
}

function withoutComments(xml: string): string {
  return xml.includes('<!') ? xml.replaceAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>/g, '') : xml;
}

/** "A" is 1, "XFD" is 16,384. */
function toColumn(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
