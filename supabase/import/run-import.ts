import type { CountWarning } from '#app/domain/import/count-warnings.ts';
import type { Mapping } from '#app/domain/import/fields.ts';
import type { ImportCategory } from '#app/domain/import/category/category-labels.ts';
import { createCategoryGuesser } from '#app/domain/import/category/guess-category.ts';
import { findSpecialty } from '#app/domain/import/category/find-specialty.ts';
import { parseRow, readHome } from '#app/domain/import/parse-row.ts';
import type { TableRecord } from '#app/domain/import/read/source.ts';
import { findMetro } from '#app/domain/metro/find-metro.ts';
import { ImportError } from '#app/domain/import/import-error.ts';
import { places } from './places.ts';
import type { ImportStore, ListingRow } from './store.ts';

export type Counts = {
  read: number;
  added: number;
  /** Of those, what may be another listing. */
  marked: number;
  /** Rows from which a business that was listed already took something new. */
  changed: number;
  alreadyThere: number;
  notInTheUs: number;
  rejected: number;
  /** Rows that became listings with a cell dropped, mended or filled in. */
  warnings: number;
};

export type RunInput = {
  /** The first of the rows. */
  sample: string[][];
  /** Data rows, without the header. */
  rows: AsyncIterable<TableRecord>;
  header: string[];
  mapping: Mapping;
  fileName: string;
  /** Slug of the category all rows get, or null to guess it row by row. */
  category: string | null;
  store: ImportStore;
  /** Whether to validate only; then `added` counts the rows that are valid. */
  dryRun: boolean;
  /** Hears of every cell that was dropped, mended or filled in. */
  warn: CountWarning;
  onRejected: (row: string[], reasons: string[]) => void;
  onProgress: (counts: Readonly<Counts>) => void;
};

type Pending = { cells: string[]; listing: ListingRow };

/** Few enough for one call to end well before its time is up. */
const rowsPerBatch = 100;

/** Validates and stores rows batch by batch; throws an ImportError when it cannot go on. */
export async function runImport(input: RunInput): Promise<Counts> {
  const { header, mapping, store } = input;
  const counts: Counts = {
    read: 0,
    added: 0,
    marked: 0,
    changed: 0,
    alreadyThere: 0,
    notInTheUs: 0,
    rejected: 0,
    warnings: 0,
  };
  const chooseCategory = await createCategoryChooser(input);
  const metros = await store.findMetros();
  const home = readHome({ sample: input.sample, mapping, places });
  const today = new Date().toISOString().slice(0, 10);
  let batch: Pending[] = [];

  function reject(cells: string[], reasons: string[]): void {
    counts.rejected += 1;
    input.onRejected(cells, reasons);
  }

  function take({ cells, problem }: TableRecord): void {
    if (problem !== null) return reject(cells, [problem]);
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      return reject(cells, [`The row has ${cells.length} cells, the header ${header.length}`]);
    }
    let warnings = 0;
    const warn: CountWarning = (...warning) => {
      warnings += 1;
      input.warn(...warning);
    };
    const parsed = parseRow(cells, { mapping, places, home, today, warn });
    if (parsed.kind === 'not-in-the-us') {
      counts.notInTheUs += 1;
      return;
    }
    if (parsed.kind === 'rejected') return reject(cells, parsed.reasons);
    if (warnings > 0) counts.warnings += 1;
    const { categoryCells, listing } = parsed;
    const category = chooseCategory(categoryCells, listing.name);
    const specialty = findSpecialty({
      category: category.slug,
      businessName: listing.name,
      cells: categoryCells,
    });
    const metro_id = (parsed.place && findMetro(metros, parsed.place)?.id) ?? null;
    batch.push({ cells, listing: { ...listing, category_id: category.id, specialty, metro_id } });
  }

  async function flush(): Promise<void> {
    const taken = batch;
    batch = [];
    if (taken.length === 0) return;
    if (input.dryRun) {
      counts.added += taken.length;
      return;
    }
    const listings = taken.map((row) => row.listing);
    const result = await store.importListings(listings);
    counts.added += result.added;
    counts.marked += result.marked;
    counts.changed += result.changed;
    counts.alreadyThere += result.unchanged;
    for (const { row, reason } of result.refused) {
      reject(taken[listings.indexOf(row)]!.cells, [reason]);
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

type ChooseCategory = (cells: string[], businessName: string) => ImportCategory;

async function createCategoryChooser(input: RunInput): Promise<ChooseCategory> {
  const categories = await input.store.findCategories();
  if (categories.length === 0) {
    throw new ImportError('The database has no categories; run its migrations first.');
  }
  if (input.category !== null) {
    const chosen = categories.find(({ slug }) => slug === input.category);
    if (chosen === undefined) {
      const slugs = categories.map(({ slug }) => slug).join(', ');
      throw new ImportError(`There is no category "${input.category}"; there are ${slugs}.`);
    }
    return () => chosen;
  }
  const guess = createCategoryGuesser(categories);
  return (cells, businessName) => guess({ cells, fileName: input.fileName, businessName });
}
