import type { z } from 'zod';
import type { businessHistorySchema, historyRowSchema } from './history-schema.ts';

/** A row of a history as the public reads it, and can check it. */
export type HistoryRow = z.infer<typeof historyRowSchema>;

/** A page of the public history of a listing, the newest first. */
export type BusinessHistory = z.infer<typeof businessHistorySchema>;
