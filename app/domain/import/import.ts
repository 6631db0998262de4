import type { z } from 'zod';
import { ownReasons, sameOrInvalid } from '#app/messages/domain/own-files.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { isNameOf } from '../text/text.ts';
import type { Warning } from './count-warnings.ts';
import type {
  HoldReason,
  missingListingsSchema,
  jobCountsSchema,
  importCategoriesSchema,
  decidedRowsSchema,
  importJobSchema,
  importRowsSchema,
  importSettingsSchema,
  importSummarySchema,
  savedColumnsSchema,
} from './import-schema.ts';

export type ImportJob = z.infer<typeof importJobSchema>;
export type ImportSummary = z.infer<typeof importSummarySchema>;
export type ImportSettings = z.infer<typeof importSettingsSchema>;
export type ImportOutcomes = z.infer<typeof jobCountsSchema>;
export type ImportRows = z.infer<typeof importRowsSchema>;
export type DecidedRows = z.infer<typeof decidedRowsSchema>;
export type ImportPreview = NonNullable<ImportRows['rows'][number]['listing']>;
export type ImportCategory = z.infer<typeof importCategoriesSchema>[number];
export type MissingListing = z.infer<typeof missingListingsSchema>['listings'][number];
/** What an admin can decide on a row; see `decide_import_rows`. */
export type RowDecision = NonNullable<ImportRows['rows'][number]['decision']>;
export type SavedColumns = z.infer<typeof savedColumnsSchema>;

/** The kinds of rows that can be listed. */
export type ImportRowKind = keyof ImportOutcomes;

/** A staged row; without a listing, `outcome` and `reason` say why. */
export type StagedRow = {
  /** Row number below the header, from 1. */
  number: number;
  /** A name for display. */
  label: string;
  /** The source's identifier of the business in all its files; null if there is none. */
  key: string | null;
  listing: Json;
  /** Null if every cell was used as is. */
  warnings: Warning[] | null;
  /** Within one batch, rows that may be the same business have different rounds. */
  round: number;
  outcome: 'rejected' | 'abroad' | null;
  reason: string | null;
};

/** The storage bucket of import files, named by job id. */
export const importBucket = 'import-files';

/** States in which the database continues on its own. */
const workedStates = new Set<ImportSummary['state']>(['checking', 'running', 'rolling_back']);

/** Returns whether the columns can still be mapped differently: no row has been imported. */
export function canRename({ is_own, state, started_at }: ImportSummary) {
  return !is_own && started_at === null && ['checked', 'stopped', 'failed'].includes(state);
}

/** Returns whether held rows can be imported or left out. */
export function canDecideHeld(job: ImportSummary): boolean {
  if (job.is_own) return false;
  const isOpen = ['done', 'stopped', 'failed'].includes(job.state) && job.started_at !== null;
  return isOpen && Object.keys(job.rollback_counts).length === 0;
}

/** Returns whether listings that are no longer in the file can be closed or kept. */
export function canDecideMissing({ state, rollback_counts }: ImportSummary): boolean {
  return ['checked', 'done'].includes(state) && Object.keys(rollback_counts).length === 0;
}

/** Returns whether its counts are still changing. */
export function isWorked({ state }: Pick<ImportSummary, 'state'>): boolean {
  return workedStates.has(state);
}

const byDatabase = 'database: ';
const inOwnFile = 'own: ';

/** Says why a row is rejected: a sentence of the parser, or a code with the database's message. */
export function describeRowError(reason: string): string {
  if (reason.startsWith(inOwnFile)) return describeOwn(reason.slice(inOwnFile.length));
  return reason.startsWith(byDatabase)
    ? `The database rejected this row: ${reason.slice(byDatabase.length)}`
    : reason;
}

/** Says what keeps a row of an owner's file from being saved: a rule of files, or the field that breaks one. */
function describeOwn(reason: string): string {
  return isNameOf(ownReasons, reason) ? ownReasons[reason] : sameOrInvalid(reason);
}

/** Why a row is held that may be no other listing. */
export const holdTexts: Record<Exclude<HoldReason, 'duplicate'>, string> = {
  place: 'No city, zip code or coordinates: its place would be a guess',
  area: 'It is outside of the directory’s area',
  contradiction: 'Its city, state and zip code are of different places',
  name: 'Its name may be only that of a branch',
  category: 'Nothing says what kind of business it is',
  status: 'It may have closed, or not be open yet',
  kind: 'Nothing says that it is a business: it may be a machine, a stop or an area',
};

/** Says why a row is held for review. `similarName`: the listing that it may be; null if none. */
export function describeHold(reason: HoldReason, similarName: string | null): string {
  const similar = similarName === null ? 'another listing' : `the listing "${similarName}"`;
  if (reason === 'duplicate') return `May be ${similar}`;
  return similarName === null ? holdTexts[reason] : `${holdTexts[reason]}. May be ${similar}`;
}
