import { closeSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { formatRejectedHeader, formatRejectedRow } from '#app/domain/import/rejected-rows.ts';

export type RejectedRow = { cells: string[]; reasons: string[] };

type RejectedInput = {
  /** The file that is imported. */
  file: string;
  header: string[];
  /** Where to write when the file's own folder cannot be written. */
  fallbackFolder: string;
};

export type RejectedFile = {
  add: (row: RejectedRow) => void;
  /** Ends it; its path, or null when it has no row. */
  close: () => string | null;
};

/** A file of rejected and held rows with their reasons, to be fixed and imported; there is none before the first row. */
export function createRejectedFile({ file, header, fallbackFolder }: RejectedInput): RejectedFile {
  let open: { path: string; descriptor: number } | null = null;

  function add({ cells, reasons }: RejectedRow): void {
    if (open === null) {
      open = openBeside(file, fallbackFolder);
      writeSync(open.descriptor, formatRejectedHeader(header));
    }
    writeSync(open.descriptor, formatRejectedRow(header, cells, reasons.join('; ')));
  }

  function close(): string | null {
    if (open === null) return null;
    closeSync(open.descriptor);
    return open.path;
  }
  return { add, close };
}

function openBeside(file: string, fallbackFolder: string): { path: string; descriptor: number } {
  const name = `${basename(file, extname(file))}.rejected.csv`;
  const beside = join(dirname(file), name);
  const descriptor = isWritable(dirname(file)) ? tryOpen(beside) : null;
  if (descriptor !== null) return { path: beside, descriptor };

  mkdirSync(fallbackFolder, { recursive: true });
  const elsewhere = join(fallbackFolder, name);
  return { path: elsewhere, descriptor: openSync(elsewhere, 'w') };
}

/** By its permission bits: root could write into a folder that is marked read-only. */
function isWritable(folder: string): boolean {
  return (statSync(folder).mode & 0o222) !== 0;
}

function tryOpen(path: string): number | null {
  try {
    return openSync(path, 'w');
  } catch {
    return null;
  }
}
