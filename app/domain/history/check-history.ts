import { sha256 } from '#app/services/hex-digest.ts';
import type { HistoryRow } from './history.ts';

/** The result of checking a whole history; `newest` is the newest row's hash, `wrongAt` is the number of the first wrong row. */
export type HistoryCheckResult =
  | { ok: true; rows: number; newest: string }
  | { ok: false; wrongAt: number };

const noHash = '0'.repeat(64);

/**
 * Recomputes all hashes of a history from the first row to the last, as the migration
 * business_changes defines them. Values that were never public are absent; their hash is taken as
 * it is.
 * @param rows all of them, in any order
 */
export async function checkHistory(
  businessId: string,
  rows: readonly HistoryRow[],
): Promise<HistoryCheckResult> {
  let previous = noHash;
  const inOrder = rows.toSorted((a, b) => a.number - b.number);
  for (const [index, row] of inOrder.entries()) {
    const isNext = row.number === index + 1 && row.previous_hash === previous;
    if (!isNext || !(await isRight(businessId, row))) return { ok: false, wrongAt: index + 1 };
    previous = row.hash;
  }
  return { ok: true, rows: inOrder.length, newest: previous };
}

async function isRight(businessId: string, row: HistoryRow): Promise<boolean> {
  const { number, at, role, field, before, after, salt, values_hash, previous_hash } = row;
  if (salt !== null && before !== null && after !== null) {
    if ((await hashLines([salt, before, after])) !== values_hash) return false;
  }
  const lines = [previous_hash, businessId, String(number), at, role, field, values_hash];
  return (await hashLines(lines)) === row.hash;
}

function hashLines(lines: string[]): Promise<string> {
  return sha256(lines.join('\n'));
}
