import { describeRowError, type ImportJob } from '#app/domain/import/import.ts';
import {
  findReasons,
  formatRejectedHeader,
  formatRejectedRow,
} from '#app/domain/import/rejected-rows.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { openTable } from './open-table.client.ts';

/**
 * Returns the rejected rows of an import as in its file, each with its reasons, in chunks.
 * @throws AppError backend_unavailable; Error if the file cannot be fetched
 */
export async function writeRejected(db: Db, job: ImportJob): Promise<string[]> {
  const reasons = await findReasons({ db }, { id: job.id, kind: 'rejected' });
  const reading = 'reading' in job.settings ? (job.settings.reading ?? {}) : {};
  const { header, rows } = await openTable(db, { id: job.id, fileName: job.file_name, reading });
  const pieces = [formatRejectedHeader(header)];
  let number = 0;
  for await (const { cells } of rows) {
    number += 1;
    const row = reasons.get(number);
    if (row) pieces.push(formatRejectedRow(header, cells, describeRowError(row.reason)));
  }
  return pieces;
}
