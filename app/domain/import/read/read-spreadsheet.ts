import { ImportError } from '../import-error.ts';
import type { Source, TableRecord } from './source.ts';
import { unpackWorkbook } from './unpack-workbook.ts';

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
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number' || typeof value === 'boolean') return `${value}`;
  return typeof value === 'string' ? value.slice(0, maxCharactersInCell) : '';
}
