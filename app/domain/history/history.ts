import type { z } from 'zod';
import type { businessHistorySchema, historyRowSchema } from './history-schema.ts';

/** A row of a public history, which anybody can verify. */
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** A page of a listing's public history, newest first. */
export type BusinessHistory = z.infer<typeof businessHistorySchema>;
