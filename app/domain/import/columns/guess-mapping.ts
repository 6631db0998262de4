import { cleanCell } from '../cells/clean-cell.ts';
import { headerSynonyms, importFields, type ImportField, type Mapping } from '../fields.ts';
import { parseStatus } from '../cells/parse-status.ts';
import { findState } from '../../us-state/us-state.ts';

type GuessInput = {
  header: readonly string[];
  /** Some of the rows, for columns whose header does not tell. */
  sample: readonly (readonly string[])[];
};

/** Share of a column's filled cells that must look like a field for the column to be it. */
const enoughAlike = 0.8;

type CellTest = (cell: string) => boolean;

const looksLike: [ImportField, CellTest][] = [
  ['email', (cell) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)],
  ['website', (cell) => /^(https?:\/\/|www\.)\S+$/i.test(cell)],
  ['phone', (cell) => /^\+?1?\d{10}$/.test(cell.replace(/[\s().-]/g, ''))],
  ['zip_code', (cell) => /^\d{5}(-\d{4})?-?$/.test(cell)],
  ['lat', (cell) => isDecimalBetween({ cell, least: -15, most: 72 })],
  ['lng', (cell) => isDecimalBetween({ cell, least: -180, most: -64 })],
  ['state', (cell) => findState(cell) !== null],
];

/** Guesses which column is which field: by the headers first, then by what the cells look like. */
export function guessMapping({ header, sample }: GuessInput): Mapping {
  const mapping: Mapping = {};
  const keys = header.map(toKey);
  for (const field of importFields) {
    const column = headerSynonyms[field]
      .map((synonym) => keys.indexOf(toKey(synonym)))
      .find((index) => index >= 0);
    if (column !== undefined) mapping[field] = column;
  }

  const taken = new Set(Object.values(mapping));
  const columns = header.map((_, index) => toFilledCells(sample, index));
  for (const [field, test] of looksLike) {
    if (mapping[field] !== undefined) continue;
    const column = columns.findIndex((cells, index) => !taken.has(index) && isAlike(cells, test));
    if (column < 0) continue;
    mapping[field] = column;
    taken.add(column);
  }
  mapping.status ??= findStatusColumn(keys, columns);
  if (mapping.status === undefined) delete mapping.status;
  return mapping;
}

function toFilledCells(sample: GuessInput['sample'], index: number): string[] {
  return sample.map((row) => cleanCell(row[index])).filter((cell) => cell !== '');
}

function isAlike(cells: string[], test: CellTest): boolean {
  return cells.length > 0 && cells.filter(test).length / cells.length >= enoughAlike;
}

/** A kind or a state of business ("micro", "closed", …) in which some rows say closed. */
function findStatusColumn(keys: string[], columns: string[][]): number | undefined {
  const index = keys.findIndex(
    (key, column) =>
      /(type|status|state)$/.test(key) &&
      columns[column]?.some((cell) => parseStatus(cell).status === 'closed'),
  );
  return index < 0 ? undefined : index;
}

type Range = { cell: string; least: number; most: number };

function isDecimalBetween({ cell, least, most }: Range): boolean {
  return /^-?\d+\.\d{2,}$/.test(cell) && Number(cell) >= least && Number(cell) <= most;
}

function toKey(header: string): string {
  return cleanCell(header)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
