import { toIsoDate } from '../../text/text.ts';
import { type Archive, createBudget, type Entry, unpack } from './read-archive.ts';
import { ImportError, type TableRecord } from './source.ts';

/** Excel's own limit for a cell; a longer one is no table of businesses. */
const maxCharactersInCell = 32_767;

/**
 * Returns the rows of the sheet with the most rows. Reads the whole file; .xlsx cannot stream.
 * @throws ImportError for a file that is damaged or too large
 */
export async function readSpreadsheet({
  name,
  entries,
}: Archive): Promise<{ records: AsyncIterable<TableRecord>; format: string }> {
  // Imported dynamically, so that pages and Workers load it only to open a spreadsheet.
  const [{ default: readSheets }, { zipSync }] = await Promise.all([
    import('read-excel-file/universal'),
    import('fflate'),
  ]);
  // The parser gets an archive of exactly what was checked.
  const checked = zipSync(await unpackWorkbook(name, entries), { level: 0 });
  const sheets = await readSheets(checked.buffer).catch((error: Error) => {
    throw new ImportError(`${name} cannot be read as .xlsx: ${error.message}`);
  });
  const [largest] = sheets.toSorted((a, b) => b.data.length - a.data.length);
  if (largest === undefined) throw new ImportError(`${name} has no sheet.`);
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

/** Empty cells count: a sheet is read as a grid from A1 to its last row and column. */
const maxCells = 5_000_000;
/** The last row of Excel. */
const maxRows = 1_048_576;

/**
 * Unpacks the XML parts of an .xlsx by path, and checks their size before anybody builds its grid.
 * @throws ImportError for a file that is damaged, or too large for the memory of a browser
 */
async function unpackWorkbook(
  name: string,
  entries: readonly Entry[],
): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const parts: Record<string, Uint8Array<ArrayBuffer>> = {};
  const budget = createBudget(name);
  for (const entry of entries) {
    if (!/\.xml(\.rels)?$/.test(entry.path)) continue;
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of unpack(name, entry, budget)) chunks.push(chunk);
    const part = new Uint8Array(await new Blob(chunks).arrayBuffer());
    checkGrid(name, new TextDecoder().decode(part));
    parts[entry.path] = part;
  }
  return parts;
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
