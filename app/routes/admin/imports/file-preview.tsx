import { useDeferredValue, useEffect, useId, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { findImportLists } from '#app/domain/import/import-calls.ts';
import type { SavedColumns } from '#app/domain/import/import.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import { formatCount } from '#app/domain/text/text.ts';
import type { OpenedTable } from './engine/open-table.client.ts';
import type { RowsPreview } from './engine/read-rows.client.ts';
import { RowCard } from './row-facts.tsx';

type FilePreviewProps = {
  table: OpenedTable;
  columns: SavedColumns;
  fileName: string;
  /** Whether the columns say at least a name and a place. */
  isComplete: boolean;
};

/** What the chosen columns make of the file's first rows, as visitors will see it. */
export function FilePreview({ table, columns, fileName, isComplete }: FilePreviewProps) {
  const [preview, setPreview] = useState<RowsPreview | string | null>(null);
  const id = useId();
  const [renderedAt] = useState(() => Date.now());
  const shownColumns = useDeferredValue(columns);

  useEffect(() => {
    if (!isComplete) return;
    let isOver = false;
    void preparePreview()
      .then(({ previewRows, categories }) =>
        previewRows({ table, columns: shownColumns, fileName, categories }),
      )
      .catch((error: unknown) =>
        error instanceof ImportError ? error.message : 'The preview could not be loaded.',
      )
      .then((result) => !isOver && setPreview(result));
    return () => {
      isOver = true;
    };
  }, [table, shownColumns, fileName, isComplete]);

  return (
    <section aria-labelledby={id}>
      <h3 className="text-lg font-semibold" id={id}>
        As visitors will see it
      </h3>
      <p className="mt-1 min-h-[1lh] text-sm text-soft" role="status">
        {describePreview(isComplete, preview)}
      </p>
      {isComplete && preview !== null && typeof preview !== 'string' && (
        <ul className="mt-3 grid grid-cols-1 gap-3">
          {preview.rows.map((row) => (
            <RowCard key={row.number} row={row} renderedAt={renderedAt} />
          ))}
        </ul>
      )}
    </section>
  );
}

function describePreview(isComplete: boolean, preview: RowsPreview | string | null): string {
  if (!isComplete) return 'Choose what the columns become first.';
  if (preview === null) return 'Reading the first rows…';
  if (typeof preview === 'string') return preview;
  const { read, counts } = preview;
  const texts = [
    `listings ${formatCount(counts.created)}`,
    counts.held > 0 && `held for review ${formatCount(counts.held)}`,
    counts.abroad > 0 && `abroad ${formatCount(counts.abroad)}`,
    counts.rejected > 0 && `rejected ${formatCount(counts.rejected)}`,
  ].filter((text) => text !== false);
  return `Of the first ${formatCount(read)} rows: ${texts.join(', ')}. The most doubtful first.`;
}

/** The rules with their data, and the categories: 4.7 MB, loaded once. */
let prepared: ReturnType<typeof loadPreview> | null = null;

function preparePreview() {
  prepared ??= loadPreview().catch((error: unknown) => {
    prepared = null;
    throw error;
  });
  return prepared;
}

async function loadPreview() {
  const [db, { previewRows }] = await Promise.all([
    openSession(),
    import('./engine/read-rows.client.ts'),
  ]);
  const { categories } = await findImportLists({ db });
  return { previewRows, categories };
}
