import type { z } from 'zod';
import type { businessHistorySchema, historyRowSchema } from './history-schema.ts';

/** A row of a public history, which anybody can verify. */
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** A page of a listing's public history, newest first. */
export type BusinessHistory = z.infer<typeof businessHistorySchema>;

/**
 * Parses the number before which a page of a history begins; null for the first page and for
 * anything but a number.
 */
export function parsePage(value: string | null): number | null {
  const isNumber = value !== null && /^[1-9]\d{0,8}$/.test(value);
  return isNumber ? Number(value) : null;
}
