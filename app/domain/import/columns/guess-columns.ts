import { cleanCell, isPlaceholder } from '../cells/clean-cell.ts';
import { isMercator } from '../cells/parse-place-cells.ts';
import { isClosedWord } from '../cells/parse-status-cells.ts';
import { importFields, type ImportField, type Mapping } from '../fields.ts';
import { findFeatureColumns } from './feature-columns.ts';
import { findPreset, mapPreset } from './presets.ts';
import {
  isSerial,
  recognizableFields,
  scoreContent,
  scoreKinds,
  scoreZips,
  sharePeople,
} from './score-content.ts';
import { isOfInspections, namesSomethingElse, scoreHeader } from './score-header.ts';

type GuessInput = {
  header: readonly string[];
  /** A sample of the rows. */
  sample: readonly (readonly string[])[];
};

export type ColumnGuess = {
  mapping: Mapping;
  /** The confidence of each mapping, from 0 to 1. */
  confidence: Partial<Record<ImportField, number>>;
};

type Candidate = { field: ImportField; column: number; score: number };

const rowsLookedAt = 1_000;
const headerWeight = 0.6;
const minScore = 0.3;
const sureScore = 0.92;
/** From this share of owners' names on, a column of names is not the businesses'. */
const minPeople = 0.6;
/** By this share, more cells of another column must state kinds than of the one with a header. */
const minKinds = 0.3;
/** Required share of matching cells for a column whose header says nothing. */
const minSimilarity = 0.8;
/** Below it, cells contradict the header: "Location" with districts, "State" with conditions. */
const contradicted = 0.25;

/** Maps the columns of a known format; else guesses them. */
export function guessColumns(input: GuessInput): ColumnGuess {
  const preset = findPreset(input.header);
  if (preset === null) return guessByScore(input);
  const known = mapPreset(preset, input.header);
  const taken = new Set(Object.values(known));
  const guess = preset.isOpen ? guessByScore(input) : { mapping: {}, confidence: {} };
  const others = Object.entries(guess.mapping).filter(([, column]) => !taken.has(column));
  return {
    mapping: { ...Object.fromEntries(others), ...known },
    confidence: {
      ...guess.confidence,
      ...Object.fromEntries(Object.keys(known).map((field) => [field, 1])),
    },
  };
}

/** Guesses each field's column by header and content; assigns the best-scoring pairs first. */
function guessByScore({ header, sample }: GuessInput): ColumnGuess {
  const rows = sample.slice(0, rowsLookedAt);
  const columns = header.map((_, index) => toFilledCells(rows, index));
  // In inspection files, descriptions are about a visit, not the business.
  const fields = importFields.filter(
    (field) => field !== 'description' || !isOfInspections(header),
  );
  const features = new Set(findFeatureColumns(header).map(({ column }) => column));
  const candidates = header
    .flatMap((name, column) =>
      fields.map((field) => ({
        field,
        column,
        score: scoreColumn({
          name,
          cells: columns[column] ?? [],
          field,
          inState: () => scoreZips({ rows, columns, column }),
        }),
      })),
    )
    .filter(({ score }) => score >= minScore)
    // An empty column names no row, and would keep an admin from being asked what all are called.
    .filter(
      ({ field, column }) =>
        (field !== 'name' && field !== 'brand') ||
        rows.length === 0 ||
        columns[column]?.length !== 0,
    )
    // A column of yes and no names its feature in its header, and lists none in its cells.
    .filter(({ field, column }) => field !== 'attributes' || !features.has(column))
    // Sorting is stable: ties go to the column further left, and within it to the more specific
    // field.
    .sort((a, b) => b.score - a.score);

  const guess: ColumnGuess = { mapping: {}, confidence: {} };
  const taken = new Set<number>();
  for (const candidate of candidates) {
    if (guess.mapping[candidate.field] !== undefined || taken.has(candidate.column)) continue;
    take(guess, candidate);
    taken.add(candidate.column);
  }
  // A second name column is the fallback for empty cells: many rows have no "doing business as".
  const second = candidates.find(
    ({ field, column, score }) => field === 'name' && score > sureScore && !taken.has(column),
  );
  if (second && guess.mapping.legal_name === undefined) {
    // "name" may be the owner's, "business" the shop's.
    const [people, ofSecond] = [guess.mapping.name ?? -1, second.column].map((column) =>
      sharePeople(columns[column] ?? []),
    ) as [number, number];
    const areOwners = people >= minPeople && ofSecond < people / 2;
    take(guess, { ...second, field: areOwners ? 'name' : 'legal_name' });
    taken.add(second.column);
  }
  // "FULL_ADDRESS" may be the street alone: it is the fallback for an empty street column.
  const spare = header.findIndex(
    (name, column) =>
      !taken.has(column) &&
      scoreHeader(name, 'address') > sureScore &&
      (scoreContent(columns[column] ?? [], 'street') ?? 0) >= minSimilarity,
  );
  if (spare >= 0 && guess.mapping.address === undefined) {
    take(guess, { field: 'address', column: spare, score: minScore });
    taken.add(spare);
  }
  // "Address" may be the whole: street, city, state and zip code.
  const { street, ...others } = guess.mapping;
  const isWhole =
    street !== undefined && (scoreContent(columns[street] ?? [], 'address') ?? 0) >= minSimilarity;
  if (isWhole && guess.mapping.address === undefined)
    guess.mapping = { ...others, address: street };
  findKinds({ guess, header, candidates, columns, taken });
  findNameless({ guess, header, columns, taken });
  // Half a point is another thing: a number of a street, feet of a state plane.
  if (guess.mapping.lat === undefined || guess.mapping.lng === undefined) {
    delete guess.mapping.lat;
    delete guess.mapping.lng;
  }
  const status = guess.mapping.status ?? findStatusColumn(header, columns);
  if (status !== undefined) take(guess, { field: 'status', column: status, score: 0.5 });
  return guess;
}

function take(guess: ColumnGuess, { field, column, score }: Candidate): void {
  guess.mapping[field] = column;
  guess.confidence[field] ??= score;
}

type ColumnInput = {
  name: string;
  cells: readonly string[];
  field: ImportField;
  /** The share of its cells that are zip codes of their row's state. */
  inState: () => number;
};

function scoreColumn({ name, cells, field, inState }: ColumnInput): number {
  const byHeader = scoreHeader(name, field);
  const byContent = scoreContent(cells, field);
  if (byHeader === 0) {
    const isKnown = recognizableFields.some((known) => known === field);
    if (!isKnown || byContent === null || byContent < minSimilarity) return 0;
    if (namesSomethingElse(name) || isSerial(cells)) return 0;
    return byContent * 0.5 * (field === 'zip_code' ? inState() : 1);
  }
  if (byContent === null) return byHeader;
  if ((field === 'lat' || field === 'lng') && cells.every((cell) => isMercator(cell, field))) {
    return byHeader;
  }
  if (byContent < contradicted) return byHeader * byContent;
  return byHeader * headerWeight + byContent * (1 - headerWeight) * byHeader;
}

function toFilledCells(sample: GuessInput['sample'], index: number): string[] {
  return sample
    .map((row) => cleanCell(row[index]))
    .filter((cell) => cell !== '' && !isPlaceholder(cell));
}

type KindInput = NamelessInput & { candidates: readonly Candidate[] };

/**
 * Maps the column whose cells state kinds, whatever its header, before one whose cells state fewer;
 * else a second category column: of the two, the one with more distinct values goes first.
 */
function findKinds({ guess, header, candidates, columns, taken }: KindInput): void {
  const first = guess.mapping.category;
  const shares = header.map((name, column) =>
    taken.has(column) || namesSomethingElse(name) ? 0 : scoreKinds(columns[column] ?? []),
  );
  const most = Math.max(...shares);
  const best = shares.indexOf(most);
  if (most > minKinds + scoreKinds(columns[first ?? -1] ?? [])) {
    guess.mapping = {
      ...guess.mapping,
      category: best,
      ...(first !== undefined && { category_2: first }),
    };
    guess.confidence.category = most;
    taken.add(best);
    return;
  }
  // Codes ("GCC") say less than words, however many there are.
  const countKinds = (column: number) =>
    new Set(columns[column]?.filter((cell) => !/^[A-Z]{1,4}$/.test(cell))).size;
  const second = candidates.find(
    ({ field, column }) => field === 'category' && !taken.has(column) && countKinds(column) > 1,
  );
  if (first === undefined || second === undefined) return;
  take(guess, { ...second, field: 'category_2' });
  taken.add(second.column);
  if (countKinds(second.column) <= countKinds(first)) return;
  guess.mapping.category = second.column;
  guess.mapping.category_2 = first;
}

type NamelessInput = {
  guess: ColumnGuess;
  header: readonly string[];
  columns: readonly (readonly string[])[];
  taken: Set<number>;
};

/**
 * Maps a file without a header: the name is the first text column with few repeats, the street
 * starts with a number, the city is text before the state or the zip code.
 */
function findNameless({ guess, header, columns, taken }: NamelessInput): void {
  const { mapping } = guess;
  if (mapping.name !== undefined || mapping.legal_name !== undefined) return;
  const places = ['zip_code', 'state', 'city', 'city_line', 'address', 'lat'] as const;
  const hasPlace = places.some((field) => mapping[field] !== undefined);
  if (!hasPlace) return;
  const isFree = (column: number) => !taken.has(column) && columns[column]?.length !== 0;
  const find = (test: (cells: readonly string[], column: number) => boolean) =>
    columns.findIndex((cells, column) => isFree(column) && test(cells, column));

  const street = find(
    (cells) => cells.filter((cell) => /^\d+\s+\S*[a-z]/i.test(cell)).length / cells.length > 0.7,
  );
  claim('street', street);
  const most = Math.max(...columns.map(({ length }) => length));
  const after = Math.min(mapping.state ?? Infinity, mapping.zip_code ?? Infinity);
  const words = (cells: readonly string[]) => scoreContent(cells, 'city') ?? 0;
  const hasCity = mapping.address !== undefined || mapping.city_line !== undefined;
  claim(
    'city',
    hasCity
      ? -1
      : columns.findLastIndex(
          (cells, column) => column < after && isFree(column) && words(cells) > 0.9,
        ),
  );
  claim(
    'name',
    find(
      (cells, column) =>
        !namesSomethingElse(header[column] ?? '') &&
        cells.length > most / 2 &&
        (scoreContent(cells, 'name') ?? 0) > 0.9 &&
        new Set(cells).size > cells.length / 20,
    ),
  );

  function claim(field: ImportField, column: number): void {
    if (column < 0 || mapping[field] !== undefined) return;
    take(guess, { field, column, score: minScore });
    taken.add(column);
  }
}

/** Finds a type or state column ("micro", "closed", …) in which some rows say closed. */
function findStatusColumn(
  header: readonly string[],
  columns: readonly (readonly string[])[],
): number | undefined {
  const index = header.findIndex(
    (name, column) =>
      /(type|status|state|results?)$/i.test(name.trim()) &&
      columns[column]?.some((cell) => cell.length > 2 && isClosedWord(cell)),
  );
  return index < 0 ? undefined : index;
}
