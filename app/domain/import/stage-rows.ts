import { isUuid } from '../text/text.ts';
import { cutText } from './cells/clean-cell.ts';
import type { StagedRow } from './import.ts';
import type { ReadRow } from './read-row.ts';
import type { TableRecord } from './read/source.ts';
import { splitIntoRounds } from './split-into-rounds.ts';

type StageInput = {
  header: readonly string[];
  rows: AsyncIterable<TableRecord>;
  readRow: (record: TableRecord) => ReadRow;
  /** Columns that identify a business in all files of the source. */
  key: readonly string[];
  /** The database works on the same pieces, so that limits per piece hold. */
  rowsPerPiece: number;
  /** How many rows are staged already. */
  staged: number;
};

/** Large enough to be efficient, small enough to arrive from a phone. */
const charactersPerCall = 400_000;

/** Reads the rows of a file, after those that are staged, in batches to send to the database. */
export async function* stageFile(input: StageInput): AsyncGenerator<StagedRow[]> {
  const { header, readRow, key, staged } = input;
  const findKey = createKeyFinder(header, key);
  const findOwn = createOwnFinder(header);
  let batch: StagedRow[] = [];
  let characters = 0;
  for await (const piece of readPieces(input)) {
    if (piece.first + piece.records.length - 1 <= staged) continue;
    const rows = toStaged(piece, readRow, { findKey, findOwn });
    batch.push(...rows);
    characters += JSON.stringify(rows).length;
    if (characters < charactersPerCall) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

type FindKey = (cells: readonly string[]) => string | null;
type Finders = {
  findKey: FindKey;
  /** Reads what an export of this directory says of a listing that files of others do not; null if it is none. */
  findOwn: (cells: readonly string[]) => object | null;
};

const ownColumns = ['id', 'attributes', 'temporarily_closed', 'created_at', 'updated_at', 'url'];

function createOwnFinder(header: readonly string[]): Finders['findOwn'] {
  const [idColumn = -1, featuresColumn = -1, pauseColumn = -1] = ownColumns.map((name) =>
    header.indexOf(name),
  );
  const isOwn = ownColumns.every((name) => header.includes(name));
  return (cells) => {
    const id = cells[idColumn] ?? '';
    if (!isOwn || !isUuid(id)) return null;
    const features = cells[featuresColumn] ?? '';
    return {
      id,
      attributes: features === '' ? null : features.split('; '),
      temporarily_closed: cells[pauseColumn] === 'true',
    };
  };
}

const longestKey = 500;

/** Joins the cells of the key columns; null if the source has no key, or a cell is empty. */
function createKeyFinder(header: readonly string[], names: readonly string[]): FindKey {
  const columns = names.map((name) => header.indexOf(name));
  return (cells) => {
    const parts = columns.map((column) => (cells[column] ?? '').trim());
    if (parts.length === 0 || parts.includes('')) return null;
    const key = JSON.stringify(parts);
    return key.length > longestKey ? null : key;
  };
}

type Piece = {
  /** The number of its first row. */
  first: number;
  records: TableRecord[];
};

async function* readPieces({ rows, rowsPerPiece }: StageInput): AsyncGenerator<Piece> {
  let piece: Piece = { first: 1, records: [] };
  for await (const record of rows) {
    piece.records.push(record);
    if (piece.records.length < rowsPerPiece) continue;
    yield piece;
    piece = { first: piece.first + rowsPerPiece, records: [] };
  }
  if (piece.records.length > 0) yield piece;
}

function toStaged(
  { first, records }: Piece,
  readRow: (record: TableRecord) => ReadRow,
  { findKey, findOwn }: Finders,
): StagedRow[] {
  const read = records.map((record) => ({
    row: readRow(record),
    cells: record.cells,
    key: findKey(record.cells),
  }));
  const keys = new Map(read.map(({ row, key }) => [row.kind === 'listing' && row.listing, key]));
  const listings = read.flatMap(({ row }) => (row.kind === 'listing' ? [row.listing] : []));
  const rounds = new Map(
    splitIntoRounds(listings, (listing) => keys.get(listing) ?? null).flatMap((round, index) =>
      round.map((listing) => [listing, index] as const),
    ),
  );
  return read.map(({ row, cells, key }, index) => {
    const listing = row.kind === 'listing' ? row.listing : null;
    return {
      number: first + index,
      label: listing?.name ?? describeCells(cells),
      key,
      listing: listing && { ...listing, ...findOwn(cells) },
      warnings: row.kind === 'listing' && row.warnings.length > 0 ? row.warnings : null,
      round: listing === null ? 0 : (rounds.get(listing) ?? 0),
      outcome: outcomes[row.kind],
      reason: row.kind === 'rejected' ? row.reasons.join('; ') : null,
    };
  });
}

/** What becomes of a row by the rules alone. */
export const outcomes = { listing: null, rejected: 'rejected', not_in_the_us: 'abroad' } as const;

/** Returns the first cells of a row, by which people recognize it. */
export function describeCells(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return cutText(filled.slice(0, 3).join(', '), 200);
}
