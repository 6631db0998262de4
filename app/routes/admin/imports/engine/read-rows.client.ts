import type { ImportRows, SavedColumns } from '#app/domain/import/import.ts';
import type { CategoryWithFeatures, ReadRow } from '#app/domain/import/read-row.ts';
import { describeCells, outcomes } from '#app/domain/import/stage-rows.ts';
import { openRowReader } from '#app/domain/import/stage-table.ts';
import type { OpenedTable } from './open-table.client.ts';

type ReaderInput = {
  table: OpenedTable;
  columns: SavedColumns;
  fileName: string;
  categories: readonly (CategoryWithFeatures & { hue: number })[];
};

export type RowsPreview = {
  /** How many rows were read. */
  read: number;
  /** Of those, how many rows become listings, are held, are abroad and are rejected. */
  counts: Record<'created' | 'held' | 'abroad' | 'rejected', number>;
  /** Some of all groups, the most doubtful first. */
  rows: ImportRows['rows'];
};

const rowsRead = 300;
const rowsShown = 20;
const byDoubt = ['rejected', 'held', 'abroad', 'created'] as const;

/**
 * Reads the first rows of a file, to show what the columns make of them before they are sent.
 * @throws ImportError if no row says where it is
 */
export function previewRows(input: ReaderInput): RowsPreview {
  const readRow = openRowReader(input);
  const rows = input.table.sample.slice(0, rowsRead).map((cells, index) => {
    const row = readRow({ cells, problem: null });
    return toPreviewRow({ row, number: index + 1, cells, categories: input.categories });
  });
  const counts = { created: 0, held: 0, abroad: 0, rejected: 0 };
  const turns = new Map<string, number>();
  const ranked = rows.map((row) => {
    counts[row.outcome] += 1;
    const { outcome, reason, listing, warnings } = row;
    const group = [outcome, reason, listing?.status, listing?.category?.slug, warnings !== null];
    const turn = turns.get(group.join()) ?? 0;
    turns.set(group.join(), turn + 1);
    const doubt = byDoubt.indexOf(outcome) * 2 + (warnings === null ? 1 : 0);
    return { row, turn, doubt };
  });
  const drawn = ranked
    .sort((a, b) => a.turn - b.turn || a.doubt - b.doubt || a.row.number - b.row.number)
    .slice(0, rowsShown)
    .sort((a, b) => a.doubt - b.doubt || a.row.number - b.row.number);
  return { read: rows.length, counts, rows: drawn.map(({ row }) => row) };
}

type PreviewInput = Pick<ReaderInput, 'categories'> & {
  row: ReadRow;
  number: number;
  cells: readonly string[];
};

function toPreviewRow({ row, number, cells, categories }: PreviewInput) {
  const listing = row.kind === 'listing' ? row.listing : null;
  const category = categories.find(({ id }) => id === listing?.category_id);
  const hold = listing?.hold ?? null;
  const outcome = outcomes[row.kind] ?? (hold === null ? ('created' as const) : ('held' as const));
  return {
    number,
    outcome,
    label: listing?.name ?? describeCells(cells),
    reason: row.kind === 'rejected' ? row.reasons.join('; ') : hold,
    warnings: row.kind === 'listing' && row.warnings.length > 0 ? row.warnings : null,
    listing: listing && {
      ...listing,
      category: category ? { slug: category.slug, name: category.name, hue: category.hue } : null,
    },
    decision: null,
    outcome_before: null,
    changes: null,
    slug: null,
    similar: null,
    similar_name: null,
    similar_slug: null,
  };
}
