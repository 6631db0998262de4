import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Db } from '#app/services/supabase/client.ts';
import { findImportRows } from './import-calls.ts';

export type RowReason = { reason: string; similarName: string | null };

type FindReasonsInput = { id: string; kind: 'held' | 'rejected' };

/**
 * Returns why rows of an import were held or rejected, by their number.
 * @throws AppError backend_unavailable
 */
export async function findReasons(
  { db }: { db: Db },
  { id, kind }: FindReasonsInput,
): Promise<Map<number, RowReason>> {
  const reasons = new Map<number, RowReason>();
  let after: number | null = 0;
  while (after !== null) {
    const page = await findImportRows({ db }, { id, kind, after, maxRows: 1000 });
    for (const { number, reason, similar_name: similarName } of page.rows) {
      reasons.set(number, { reason: reason ?? '', similarName });
    }
    after = page.next;
  }
  return reasons;
}

/** Formats the header of a file of rejected rows, to be corrected and imported, as RFC 4180. */
export function formatRejectedHeader(header: readonly string[]): string {
  return formatLine([...header, 'reason']);
}

/** Formats a rejected row as in its file, with its reason behind. */
export function formatRejectedRow(
  header: readonly string[],
  cells: readonly string[],
  reason: string,
): string {
  const whole = header.map((_, column) => cells[column] ?? '');
  return formatLine([...whole, reason, ...cells.slice(header.length)]);
}

function formatLine(cells: string[]): string {
  return stringify([cells], {
    record_delimiter: 'windows',
    // A cell like '=HYPERLINK(…)' must stay text in a spreadsheet (OWASP, CSV injection); a longitude is a number.
    escape_formulas: true,
    cast: {
      string: (cell) =>
        /^-\d+(\.\d+)?$/.test(cell) ? { value: cell, escape_formulas: false } : cell,
    },
  });
}
