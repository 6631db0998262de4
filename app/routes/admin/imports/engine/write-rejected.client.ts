import { stringify } from 'csv-stringify/browser/esm/sync';
import { findImportRows } from '#app/domain/import/import-calls.ts';
import { describeRowError, type ImportJob } from '#app/domain/import/import.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { openTable } from './open-table.client.ts';

/**
 * Returns the rejected rows of an import as in its file, each with its reasons, as RFC 4180 in
 * chunks: to be corrected and imported.
 * @throws AppError backend_unavailable; Error if the file cannot be fetched
 */
export async function writeRejected(db: Db, job: ImportJob): Promise<string[]> {
  const reasons = await findReasons(db, job.id);
  const reading = 'reading' in job.settings ? (job.settings.reading ?? {}) : {};
  const { header, rows } = await openTable(db, { id: job.id, fileName: job.file_name, reading });
  const pieces = [write([[...header, 'reason']])];
  let number = 0;
  for await (const { cells } of rows) {
    number += 1;
    const reason = reasons.get(number);
    if (reason === undefined) continue;
    const whole = header.map((_, column) => cells[column] ?? '');
    pieces.push(write([[...whole, reason, ...cells.slice(header.length)]]));
  }
  return pieces;
}

async function findReasons(db: Db, id: string): Promise<Map<number, string>> {
  const reasons = new Map<number, string>();
  let after: number | null = 0;
  while (after !== null) {
    const page = await findImportRows({ db }, { id, kind: 'rejected', after, maxRows: 1000 });
    for (const { number, reason } of page.rows) reasons.set(number, describeRowError(reason ?? ''));
    after = page.next;
  }
  return reasons;
}

function write(rows: string[][]): string {
  return stringify(rows, {
    record_delimiter: 'windows',
    // A cell like '=HYPERLINK(…)' must stay text in a spreadsheet (OWASP, CSV injection); a longitude is a number.
    escape_formulas: true,
    cast: {
      string: (cell) =>
        /^-\d+(\.\d+)?$/.test(cell) ? { value: cell, escape_formulas: false } : cell,
    },
  });
}
