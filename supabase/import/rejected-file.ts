import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';

export type RejectedRow = { cells: string[]; reasons: string[] };

type WriteInput = {
  /** The file that was imported. */
  file: string;
  header: string[];
  rows: RejectedRow[];
  /** Where to write when the file's own folder cannot be written. */
  fallbackFolder: string;
};

/** Writes the rejected rows with their reasons, to be mended and imported; answers with the path. */
export function writeRejectedFile({ file, header, rows, fallbackFolder }: WriteInput): string {
  const name = `${basename(file, extname(file))}.rejected.csv`;
  const lines = rows.map(({ cells, reasons }) => {
    const whole = header.map((_, index) => cells[index] ?? '');
    return [...whole, reasons.join('; '), ...cells.slice(header.length)];
  });
  const text = [[...header, 'reason'], ...lines].map(toLine).join('');
  const beside = join(dirname(file), name);
  if (isWritable(dirname(file)) && tryWrite(beside, text)) return beside;

  mkdirSync(fallbackFolder, { recursive: true });
  const elsewhere = join(fallbackFolder, name);
  writeFileSync(elsewhere, text);
  return elsewhere;
}

function toLine(cells: string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** By its permission bits: root could write into a folder that is marked read-only. */
function isWritable(folder: string): boolean {
  return (statSync(folder).mode & 0o222) !== 0;
}

function tryWrite(path: string, text: string): boolean {
  try {
    writeFileSync(path, text);
    return true;
  } catch {
    return false;
  }
}
