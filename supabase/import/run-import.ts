import type { CountWarning, Warning } from '#app/domain/import/count-warnings.ts';
import type { Constants, Mapping } from '#app/domain/import/fields.ts';
import { places } from '#app/domain/import/place/places.ts';
import { createRowReader, type ImportRow } from '#app/domain/import/read-row.ts';
import type { TableRecord } from '#app/domain/import/read/source.ts';
import type { HeldRow, ImportResult, ImportStore } from './store.ts';

export type Counts = {
  read: number;
  added: number;
  /** Of those, what may be another listing. */
  marked: number;
  /** Rows from which a business that was listed already took something new. */
  changed: number;
  alreadyThere: number;
  notInTheUs: number;
  /** Rows held for review: nothing was added or changed. */
  held: number;
  rejected: number;
  /** Rows that became listings with a cell dropped, mended or filled in. */
  warnings: number;
};

export type RunInput = {
  /** Data rows, without the header. */
  rows: AsyncIterable<TableRecord>;
  header: string[];
  /** Some of the rows. */
  sample: string[][];
  mapping: Mapping;
  /** Values of all rows. */
  constants: Constants;
  fileName: string;
  /** Slug of the category all rows get, or null to guess it row by row. */
  category: string | null;
  store: ImportStore;
  /** Whether to validate only; then `added` counts the rows that are valid. */
  dryRun: boolean;
  /** Whether rows that would be held for review are imported, too. */
  withHeld: boolean;
  /** Hears of every cell that was dropped, mended or filled in of a row that was kept. */
  warn: CountWarning;
  onRejected: (row: string[], reasons: string[]) => void;
  onHeld: (row: string[], held: HeldRow) => void;
  onProgress: (counts: Readonly<Counts>) => void;
};

type Pending = { cells: string[]; listing: ImportRow; warnings: Warning[] };

/** Few enough for one call to end well before its time is up: each statement has costs of its own. */
const rowsPerBatch = 250;

/** Validates and stores rows batch by batch; throws an ImportError when it cannot go on. */
export async function runImport(input: RunInput): Promise<Counts> {
  const { store } = input;
  const counts: Counts = {
    read: 0,
    added: 0,
    marked: 0,
    changed: 0,
    alreadyThere: 0,
    notInTheUs: 0,
    held: 0,
    rejected: 0,
    warnings: 0,
  };
  const readRow = createRowReader({
    ...input,
    places,
    categories: await store.findCategories(),
  });
  let batch: Pending[] = [];

  function reject(cells: string[], reasons: string[]): void {
    counts.rejected += 1;
    input.onRejected(cells, reasons);
  }

  function take(record: TableRecord): void {
    const row = readRow(record);
    if (row.kind === 'not_in_the_us') {
      counts.notInTheUs += 1;
      return;
    }
    if (row.kind === 'rejected') return reject(record.cells, row.reasons);
    batch.push({ cells: record.cells, listing: row.listing, warnings: row.warnings });
  }

  async function flush(): Promise<void> {
    const taken = batch;
    batch = [];
    if (taken.length === 0) return;
    const listings = taken.map((row) => row.listing);
    const result = input.dryRun
      ? judge(listings, input.withHeld)
      : await store.importListings(listings);
    counts.added += result.added;
    counts.marked += result.marked;
    counts.changed += result.changed;
    counts.alreadyThere += result.unchanged;
    counts.held += result.held.length;
    const pending = new Map(taken.map((row) => [row.listing, row]));
    const remove = (listing: ImportRow) => {
      const { cells } = pending.get(listing)!;
      pending.delete(listing);
      return cells;
    };
    for (const held of result.held) input.onHeld(remove(held.row), held);
    for (const { row, reason } of result.rejected) reject(remove(row), [reason]);
    for (const { warnings } of pending.values()) {
      if (warnings.length > 0) counts.warnings += 1;
      for (const { field, problem, cell } of warnings) input.warn(field, problem, cell);
    }
  }

  for await (const record of input.rows) {
    counts.read += 1;
    take(record);
    if (batch.length === rowsPerBatch) {
      await flush();
      input.onProgress(counts);
    }
  }
  await flush();
  return counts;
}

/** What is known without the database: which rows wait for an admin by themselves. */
function judge(listings: ImportRow[], withHeld: boolean): ImportResult {
  const held = listings.flatMap((row) =>
    row.hold === null || withHeld ? [] : [{ row, reason: row.hold, similarName: null }],
  );
  const added = listings.length - held.length;
  return { added, changed: 0, unchanged: 0, marked: 0, held, rejected: [] };
}
