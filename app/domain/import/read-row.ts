import type { Coordinates } from '../metro/metro.ts';
import type { ImportCategory } from './category/category-labels.ts';
import { findSpecialty } from './category/find-specialty.ts';
import { createCategoryGuesser } from './category/guess-category.ts';
import { cutText } from './cells/clean-cell.ts';
import { type Warning, longestExample } from './count-warnings.ts';
import type { Mapping } from './fields.ts';
import { ImportError } from './import-error.ts';
import { type ImportedListing, type ParseContext, parseRow, readHome } from './parse-row.ts';
import type { TableRecord } from './read/source.ts';

/** A row as the database accepts it. */
export type ListingRow = ImportedListing & {
  category_id: number;
  specialty: string | null;
  metro_id: number | null;
};

export type ReadRow =
  | { kind: 'listing'; listing: ListingRow; warnings: Warning[] }
  | { kind: 'not-in-the-us' }
  | { kind: 'rejected'; reasons: string[] };

type ReaderInput = Pick<ParseContext, 'places'> & {
  header: readonly string[];
  /** A sample of the rows. */
  sample: string[][];
  mapping: Mapping;
  fileName: string;
  /** The category slug for all rows; null to guess it per row. */
  category: string | null;
  categories: readonly ImportCategory[];
  /** Finds the metro of a place; null if there is none. */
  findMetro: (place: Coordinates) => { id: number } | null;
};

/**
 * Creates a function that converts the rows of one file to listings with a category and a metro.
 * @throws ImportError for an unknown category
 */
export function createRowReader(input: ReaderInput): (record: TableRecord) => ReadRow {
  const { header, sample, mapping, places, findMetro } = input;
  const chooseCategory = createCategoryChooser(input);
  const home = readHome({ sample, mapping, places });
  const today = new Date().toISOString().slice(0, 10);

  return function readRow({ cells, problem }) {
    if (problem !== null) return { kind: 'rejected', reasons: [problem] };
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      const reason = `The row has ${cells.length} cells, the header ${header.length}`;
      return { kind: 'rejected', reasons: [reason] };
    }
    const warnings: Warning[] = [];
    const parsed = parseRow(cells, {
      mapping,
      places,
      home,
      today,
      warn: (field, problem, cell) =>
        warnings.push({ field, problem, cell: cutText(cell, longestExample) }),
    });
    if (parsed.kind !== 'listing') return parsed;
    const { categoryCells, listing } = parsed;
    const category = chooseCategory(categoryCells, listing.name);
    const specialty = findSpecialty({
      category: category.slug,
      businessName: listing.name,
      cells: categoryCells,
    });
    const metro_id = (parsed.place && findMetro(parsed.place)?.id) ?? null;
    return {
      kind: 'listing',
      listing: { ...listing, category_id: category.id, specialty, metro_id },
      warnings,
    };
  };
}

type ChooseCategory = (cells: string[], businessName: string) => ImportCategory;

function createCategoryChooser({ categories, category, fileName }: ReaderInput): ChooseCategory {
  if (categories.length === 0) {
    throw new ImportError('The database has no categories; run its migrations first.');
  }
  if (category !== null) {
    const chosen = categories.find(({ slug }) => slug === category);
    if (chosen === undefined) {
      const slugs = categories.map(({ slug }) => slug).join(', ');
      throw new ImportError(`There is no category "${category}"; there are ${slugs}.`);
    }
    return () => chosen;
  }
  const guess = createCategoryGuesser(categories);
  return (cells, businessName) => guess({ cells, fileName, businessName });
}
