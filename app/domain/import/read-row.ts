import { toIsoDate } from '../text/text.ts';
import type { ImportCategory } from './category/category-labels.ts';
import { createMoreCategoriesFinder } from './category/find-more-categories.ts';
import { findSpecialty } from './category/find-specialty.ts';
import {
  categoryStrength,
  createCategoryGuesser,
  type Guess,
  type GuessInput,
} from './category/guess-category.ts';
import { findOsmColumns } from './category/osm-kinds.ts';
import { cleanCell, cutText, formatCapitals, isPlaceholder } from './cells/clean-cell.ts';
import { findFeatureColumns, readFeatureColumns } from './columns/feature-columns.ts';
import { namesBusinesses } from './columns/score-header.ts';
import { type CountWarning, type Warning, longestExample } from './count-warnings.ts';
import type { Constants, Mapping } from './fields.ts';
import { isBusinessList, type RowEvidence } from './is-business-list.ts';
import { type ImportedListing, type ParseContext, parseRow, readFileContext } from './parse-row.ts';
import { ImportError, type TableRecord } from './read/source.ts';

/** A row as the database accepts it. */
export type ImportRow = ImportedListing & {
  category_id: number;
  more_category_ids: number[];
  /** Null if the row says nothing of them. */
  attributes: string[] | null;
};

/** A category, and the features that it offers. */
export type CategoryWithFeatures = ImportCategory & { attributes: string[] };

export type ReadRow =
  | { kind: 'listing'; listing: ImportRow; warnings: Warning[] }
  | { kind: 'not_in_the_us' }
  | { kind: 'rejected'; reasons: string[] };

type ReaderInput = Pick<ParseContext, 'places'> & {
  header: readonly string[];
  /** A sample of the rows. */
  sample: string[][];
  mapping: Mapping;
  /** Values of all rows. */
  constants: Constants;
  fileName: string;
  /** The category slug for all rows; null to guess it per row. */
  category: string | null;
  categories: readonly CategoryWithFeatures[];
};

/**
 * Creates a function that converts the rows of one file to listings with a category.
 * @throws ImportError for an unknown category
 */
export function createRowReader(input: ReaderInput): (record: TableRecord) => ReadRow {
  const { header, places } = input;
  const chooseCategory = createCategoryChooser(input);
  const findMoreCategories = createMoreCategoriesFinder(input.categories);
  const findFeatures = createFeatureFinder(input.categories);
  const file = readFileContext(input);
  const kindColumns = findOsmColumns(header);
  const featureColumns = findFeatureColumns(header);
  const today = toIsoDate(new Date());

  function readCells(cells: readonly string[], warn: CountWarning) {
    const parsed = parseRow(cells, { ...file, places, today, warn });
    if (parsed.kind !== 'listing') return parsed;
    const { brandCategory, listing } = parsed;
    const kinds = kindColumns.flatMap(({ key, column }) =>
      (cells[column] ?? '').split(';').flatMap((kind) => (kind ? [`${key}/${kind.trim()}`] : [])),
    );
    const categoryCells = [...kinds, ...parsed.categoryCells];
    const guess = chooseCategory({
      cells: categoryCells,
      brandCategory,
      businessName: listing.name,
      website: listing.website ?? null,
      city: listing.city,
    });
    return { ...parsed, kinds, categoryCells, guess };
  }

  const evidence = readEvidence(input, readCells);
  const isList =
    input.category !== null || input.constants.brand || isOfBusinesses(input, evidence);
  const kindOfAll = findKindOfAll(evidence, chooseCategory);

  return function readRow({ cells, problem }) {
    if (problem !== null) return { kind: 'rejected', reasons: [problem] };
    if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      const reason = `The row has ${cells.length} cells, the header ${header.length}`;
      return { kind: 'rejected', reasons: [reason] };
    }
    const warnings: Warning[] = [];
    const warn: CountWarning = (field, problem, cell) =>
      warnings.push({ field, problem, cell: cutText(cell, longestExample) });
    const parsed = readCells(cells, warn);
    if (parsed.kind !== 'listing') return parsed;
    const { categoryCells, featureCell, kinds, listing } = parsed;
    const guess = isByName(parsed.guess) ? (kindOfAll ?? parsed.guess) : parsed.guess;
    const { category, certainty, isNoBusiness } = guess;
    const isUnknown = certainty === null;
    const [named = ''] = parsed.categoryCells;
    const specialty =
      readOwnWords(listing.specialty) ??
      (category.slug === otherSlug
        ? readOtherKind(named)
        : findSpecialty({
            category: category.slug,
            businessName: listing.name,
            cells: categoryCells,
          }));
    const more = findMoreCategories([...kinds, named, parsed.moreCategoriesCell], category);
    return {
      kind: 'listing',
      listing: {
        ...listing,
        hold:
          listing.hold ??
          ((isNoBusiness && 'kind') || (isUnknown && 'category') || (!isList && 'kind') || null),
        category_id: category.id,
        more_category_ids: more.map(({ id }) => id),
        specialty,
        attributes: findFeatures([featureCell, ...readFeatureColumns(cells, featureColumns)], warn),
      },
      warnings,
    };
  };
}

type ReadCells = (
  cells: readonly string[],
  warn: CountWarning,
) => { kind: string } | { kind: 'listing'; listing: ImportedListing; guess: Guess };

const rowsForEvidence = 100;

/** Reads what the first rows say of themselves. */
function readEvidence({ sample }: ReaderInput, readCells: ReadCells): RowEvidence[] {
  return sample.slice(0, rowsForEvidence).flatMap((cells) => {
    const read = readCells(cells, () => undefined);
    if (!('guess' in read)) return [];
    const { phone, email, website, opening_hours: hours } = read.listing;
    const isReachable = [phone, email, hours].some((fact) => fact !== null);
    return [{ isReachable, website: website ?? null, certainty: read.guess.certainty }];
  });
}

/** Returns whether a sample of the rows says that they are businesses. */
function isOfBusinesses(
  { header, sample, mapping }: ReaderInput,
  rows: readonly RowEvidence[],
): boolean {
  if (namesBusinesses(header[mapping.name ?? -1] ?? '')) return true;
  const sites = sample.map((cells) => {
    const read = (field: keyof Mapping) => cells[mapping[field] ?? -1] ?? '';
    return { name: read('name'), place: siteFields.map(read).join(' ') };
  });
  return isBusinessList({ rows, sites, least: categoryStrength });
}

/** Up to this share, names that say a kind do so by chance: the libraries at "Sunset Park" and "City Island". */
const fewByName = 0.25;

/** Returns the kind that a file's name states if its rows' names hardly state any; null if it states none. */
function findKindOfAll(rows: readonly RowEvidence[], choose: ChooseCategory): Guess | null {
  const ofFile = choose({
    cells: [],
    brandCategory: null,
    businessName: '',
    website: null,
    city: '',
  });
  const byName = rows.filter(isByName).length;
  return ofFile.certainty === null || byName > rows.length * fewByName ? null : ofFile;
}

function isByName({ certainty }: Pick<RowEvidence, 'certainty'>): boolean {
  const { sign, sureSign } = categoryStrength;
  return certainty === sign || certainty === sureSign;
}

const siteFields = [
  'street_number',
  'street_name',
  'street',
  'address',
  'point',
  'lat',
  'lng',
] as const;

/** The category of what belongs in no other, whose listings say in words what they are. */
const otherSlug = 'other';

/** Reads a column for the kind in words: '24-HOUR GYM'; null for codes. */
function readOwnWords(text: string | null): string | null {
  if (text === null || !/\p{L}{3}/u.test(text)) return null;
  return text === text.toUpperCase() ? formatCapitals(text) : text;
}

/** Reads the kind of a business that has no category: 'BEEKEEPER'; null for codes and what says nothing. */
function readOtherKind(cell: string): string | null {
  const text = formatCapitals(cleanCell(cell).replaceAll('_', ' '));
  const isKind = /^(?!other$)\p{L}[\p{L} &'’/,-]{1,39}$/iu.test(text) && !isPlaceholder(text);
  return isKind ? text : null;
}

/** Reads lists of features: those that categories offer, in any capitals; null for none. */
function createFeatureFinder(categories: readonly CategoryWithFeatures[]) {
  const known = new Map(
    categories.flatMap(({ attributes }) => attributes.map((name) => [name.toLowerCase(), name])),
  );
  return (cells: readonly string[], warn: CountWarning): string[] | null => {
    const names = cells.flatMap((cell) => cell.split(/\s*[;|,]\s*/)).filter((name) => name !== '');
    const found = names.flatMap((name) => known.get(name.toLowerCase()) ?? []);
    for (const name of names) {
      if (!known.has(name.toLowerCase())) warn('attributes', 'is no feature of listings', name);
    }
    return found.length === 0 ? null : [...new Set(found)].slice(0, 30);
  };
}

type ChooseCategory = (row: Omit<GuessInput, 'titles'>) => Guess;

function createCategoryChooser(input: ReaderInput): ChooseCategory {
  const { categories, category, fileName, header, mapping } = input;
  if (categories.length === 0) {
    throw new ImportError('The database has no categories; run its migrations first.');
  }
  if (category !== null) {
    const chosen = categories.find(({ slug }) => slug === category);
    if (chosen === undefined) {
      const slugs = categories.map(({ slug }) => slug).join(', ');
      throw new ImportError(`There is no category "${category}"; there are ${slugs}.`);
    }
    return () => ({ category: chosen, certainty: categoryStrength.brand, isNoBusiness: false });
  }
  const guess = createCategoryGuesser(categories);
  const titles = [header[mapping.name ?? -1] ?? '', fileName];
  return (row) => {
    const found = guess({ ...row, titles });
    // "Other" in a cell tells as little as an empty one.
    return found.category.slug === otherSlug ? { ...found, certainty: null } : found;
  };
}
