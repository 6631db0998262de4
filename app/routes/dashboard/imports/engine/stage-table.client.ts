import { cutText } from '#app/domain/import/cells/clean-cell.ts';
import { findMapping } from '#app/domain/import/fields.ts';
import { ImportError, type TableRecord } from '#app/domain/import/read/source.ts';
import { places } from '#app/domain/import/place/places.ts';
import { type ReadRow, createRowReader } from '#app/domain/import/read-row.ts';
import { splitIntoRounds } from '#app/domain/import/split-into-rounds.ts';
import { findImportLists, stageRows } from '#app/domain/import/import-calls.ts';
import type { ImportJob, SavedColumns, StagedRow } from '#app/domain/import/import.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { type OpenedTable, openTable } from './open-table.client.ts';

/** decisions.md: the limit of this screen; `npm run import` has none. */
const maxRows = 50_000;
/** Large enough to be efficient, small enough to arrive from a phone. */
const charactersPerCall = 400_000;

type StageTableInput = {
  job: ImportJob;
  columns: SavedColumns;
  onProgress: (rows: number) => void;
  signal: AbortSignal;
};

/**
 * Parses the file of an import and stages its rows, from the first one that is not staged.
 * @returns whether the import still takes rows
 * @throws ImportError for a file with too many rows; AppError backend_unavailable
 */
export async function stageTable(
  db: Db,
  { job, columns, onProgress, signal }: StageTableInput,
): Promise<boolean> {
  const reading = 'reading' in job.settings ? (job.settings.reading ?? undefined) : undefined;
  const table = await openTable(db, {
    id: job.id,
    fileName: job.file_name,
    ...(reading && { reading }),
  });
  const { categories } = await findImportLists({ db });
  const readRow = createRowReader({
    header: table.header,
    sample: table.sample,
    mapping: findMapping(table.header, columns.fields),
    constants: columns.constants ?? {},
    fileName: job.file_name,
    category: null,
    places,
    categories,
  });
  const findKey = createKeyFinder(table, columns.key);
  let staged: StagedRow[] = [];
  let characters = 0;
  for await (const piece of readPieces(table, job.rows_per_piece)) {
    signal.throwIfAborted();
    const last = piece.first + piece.records.length - 1;
    if (last <= job.row_count) continue;
    if (last > maxRows) throw new ImportError(tooLong);
    const rows = toStaged(piece, readRow, findKey);
    staged.push(...rows);
    characters += JSON.stringify(rows).length;
    if (characters < charactersPerCall) continue;
    if (!(await stageRows({ db }, { id: job.id, rows: staged }))) return false;
    onProgress(last);
    staged = [];
    characters = 0;
  }
  return stageRows({ db }, { id: job.id, rows: staged });
}

const tooLong = `The file has more than ${maxRows.toLocaleString('en-US')} rows. Please split it and import the parts one at a time.`;

type FindKey = (cells: readonly string[]) => string | null;

const longestKey = 500;

/** Joins the cells of the key columns; null if the source has no key, or a cell is empty. */
function createKeyFinder({ header }: OpenedTable, names: readonly string[]): FindKey {
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

async function* readPieces({ rows }: OpenedTable, rowsPerPiece: number): AsyncGenerator<Piece> {
  let piece: Piece = { first: 1, records: [] };
  for await (const record of rows) {
    piece.records.push(record);
    if (piece.records.length < rowsPerPiece) continue;
    yield piece;
    piece = { first: piece.first + rowsPerPiece, records: [] };
  }
  if (piece.records.length > 0) yield piece;
}

/** The database works on the same batches, so that limits per batch hold. */
function toStaged(
  { first, records }: Piece,
  readRow: (record: TableRecord) => ReadRow,
  findKey: FindKey,
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
      listing,
      warnings: row.kind === 'listing' && row.warnings.length > 0 ? row.warnings : null,
      round: listing === null ? 0 : (rounds.get(listing) ?? 0),
      outcome: outcomes[row.kind],
      reason: row.kind === 'rejected' ? row.reasons.join('; ') : null,
    };
  });
}

const outcomes = { listing: null, rejected: 'rejected', not_in_the_us: 'abroad' } as const;

function describeCells(cells: readonly string[]): string {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return cutText(filled.slice(0, 3).join(', '), 200);
}
