import { triggerImports } from '#app/browser/beacons.ts';
import {
  checkImport,
  createImport,
  findImportLists,
  stageRows,
} from '#app/domain/import/import-calls.ts';
import { readTable } from '#app/domain/import/read/read-table.ts';
import { ImportError, toSource } from '#app/domain/import/read/source.ts';
import { createOwnRowReader } from '#app/domain/submission/read-own-row.ts';
import * as t from '#app/messages/routes/business-profile/spreadsheet.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** As `stage_import_rows` has it. */
const maxRows = 2000;
/** Of 4 kB each. */
const maxBytes = maxRows * 4096;
const rowsPerCall = 100;
const broken = { listing: null, outcome: 'rejected' as const };

/**
 * Reads an owner's file, sends its rows and begins their check. Returns the id of the import.
 * @throws ImportError for a file that cannot be read; AppError backend_unavailable
 */
export async function sendOwnFile(
  db: Db,
  { file, signal }: { file: File; signal: AbortSignal },
): Promise<string> {
  if (file.size === 0) throw new ImportError(t.noRows);
  if (file.size > maxBytes) throw new ImportError(t.tooLong);
  const { header, rows } = await readTable(toSource(file.name, file));
  if (!header.some((name) => ['id', 'url'].includes(name.trim().toLowerCase())))
    throw new ImportError(t.noNames);
  const { categories } = await findImportLists({ db });
  const readRow = createOwnRowReader(header, categories);
  const staged = [];
  for await (const { cells, problem } of rows) {
    const row = readRow(cells, staged.length + 1);
    staged.push(problem === null ? row : { ...row, ...broken, reason: problem });
    if (staged.length > maxRows) throw new ImportError(t.tooLong);
  }
  signal.throwIfAborted();
  const id = await createImport({ db }, { fileName: file.name, bytes: file.size, isOwn: true });
  for (let from = 0; from < staged.length; from += rowsPerCall) {
    signal.throwIfAborted();
    await stageRows({ db }, { id, rows: staged.slice(from, from + rowsPerCall) });
  }
  await checkImport({ db }, id);
  triggerImports();
  return id;
}
