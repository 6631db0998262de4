import type { z } from 'zod';
import type { Warning } from '../count-warnings.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type {
  importCountsSchema,
  importJobSchema,
  importRowsSchema,
  importSettingsSchema,
  importSummarySchema,
  savedColumnsSchema,
} from './import-job-schema.ts';

export type ImportJob = z.infer<typeof importJobSchema>;
export type ImportSummary = z.infer<typeof importSummarySchema>;
export type ImportSettings = z.infer<typeof importSettingsSchema>;
export type ImportOutcomes = z.infer<typeof importCountsSchema>;
export type ImportRows = z.infer<typeof importRowsSchema>;
export type SavedColumns = z.infer<typeof savedColumnsSchema>;

/** What a page of rows can be asked for. */
export type ImportRowKind = keyof ImportOutcomes;

/** A row as it is staged; one without a listing says why in `outcome` and `reason`. */
export type StagedRow = {
  /** Among the rows below the header, from 1. */
  number: number;
  /** By which people know it. */
  label: string;
  /** Of its source: what names one business in all its files; null where there is none. */
  key: string | null;
  listing: Json;
  /** Null where all was taken as it stood. */
  warnings: Warning[] | null;
  /** Two rows that may be one business never have the same one in a piece. */
  round: number;
  outcome: 'refused' | 'abroad' | null;
  reason: string | null;
};

/** Where files lie, by the ids of their jobs. */
export const importBucket = 'import-files';

/** Those in which the database goes on by itself. */
const workedStates = new Set<ImportSummary['state']>(['checking', 'running', 'rolling_back']);

/** Whether its columns can still be named otherwise: nothing of it was taken yet. */
export function canRename({ state, started_at }: Pick<ImportSummary, 'state' | 'started_at'>) {
  return state === 'checked' || (state === 'failed' && started_at === null);
}

/** Whether its numbers change while one looks. */
export function isWorked({ state }: Pick<ImportSummary, 'state'>): boolean {
  return workedStates.has(state);
}
