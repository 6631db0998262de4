import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Failure, type Outcome } from '../call-write.ts';
import { postFunction } from '../post-function.ts';
import type {
  DecidedRows,
  ImportJob,
  ImportRowKind,
  ImportRows,
  ImportSettings,
  ImportSummary,
  RowDecision,
  StagedRow,
} from './import.ts';

type CreateImportInput = {
  fileName: string;
  bytes: number;
  /** By an owner: it changes only listings that they manage, and its rows come next. */
  isOwn?: boolean;
};

/**
 * Creates an import. Returns its id, under which to store an admin's file.
 * @throws AppError backend_unavailable
 */
export async function createImport(
  { db }: { db: Db },
  { fileName, bytes, isOwn = false }: CreateImportInput,
): Promise<string> {
  return postFunction({ db }, 'create_import', { file_name: fileName, bytes, is_own: isOwn });
}

type DescribeImportInput = { id: string; source: string | null; settings: ImportSettings };

/**
 * Saves how to read the file, and its columns under their source's name; deletes staged rows.
 * @returns whether the import's state still allows it
 * @throws AppError backend_unavailable
 */
export async function describeImport(
  { db }: { db: Db },
  { id, source, settings }: DescribeImportInput,
): Promise<boolean> {
  return postFunction({ db }, 'describe_import', {
    job_id: id,
    settings,
    ...(source !== null && { source }),
  });
}

/**
 * Returns the categories that rows can be assigned, and the metros.
 * @throws AppError backend_unavailable
 */
export async function findImportLists({ db }: { db: Db }) {
  const [categories, metros] = await Promise.all([
    db.from('categories').select('id, slug, name, hue, synonyms, attributes'),
    db.from('metros').select('id, slug, name, state, lat, lng, radius_miles, time_zone'),
  ]);
  return { categories: requireData(categories), metros: requireData(metros) };
}

type FindImportRowsInput = {
  id: string;
  /** 'sample': some of all kinds, the most doubtful first. */
  kind: ImportRowKind | 'sample';
  /** The number of the previous page's last row. */
  after?: number;
  maxRows?: number;
  /** The slug of a category; null for all. */
  category?: string | null;
};

/**
 * Returns a page of an import's rows with the given actual or predicted outcome.
 * @throws AppError backend_unavailable
 */
export function findImportRows(
  { db }: { db: Db },
  { id, kind, after = 0, maxRows = 50, category = null }: FindImportRowsInput,
): Promise<ImportRows> {
  return callFunction({ db }, 'find_import_rows', {
    job_id: id,
    kind,
    after,
    max_rows: maxRows,
    ...(category !== null && { category }),
  });
}

/**
 * Returns the categories of an import's new listings, with a sample of each.
 * @throws AppError backend_unavailable
 */
export function findImportCategories({ db }: { db: Db }, id: string) {
  return callFunction({ db }, 'find_import_categories', { job_id: id });
}

/**
 * Returns a page of the listings that are no longer in the file of an import.
 * @throws AppError backend_unavailable
 */
export function findMissingListings({ db }: { db: Db }, id: string, after: string | null) {
  return callFunction({ db }, 'find_missing_listings', {
    job_id: id,
    ...(after !== null && { after }),
  });
}

/**
 * Returns an import and how its file is read, for an admin or the owner whose it is; null if there is none.
 * @throws AppError backend_unavailable
 */
export function findImport({ db }: { db: Db }, id: string): Promise<ImportJob | null> {
  return callFunction({ db }, 'get_import', { job_id: id });
}

/**
 * Returns the newest hundred imports of admins, for an admin; or of owners those of the caller.
 * @throws AppError backend_unavailable
 */
export function findImports({ db }: { db: Db }, isOwn = false): Promise<ImportSummary[]> {
  return callFunction({ db }, 'find_imports', { is_own: isOwn });
}

type StageRowsInput = { id: string; rows: StagedRow[] };

/**
 * Adds rows to an import. Idempotent.
 * @returns whether the import accepts rows
 * @throws AppError backend_unavailable
 */
export async function stageRows(
  { db }: { db: Db },
  { id, rows }: StageRowsInput,
): Promise<boolean> {
  return requireData(await db.rpc('stage_import_rows', { job_id: id, rows })) !== null;
}

/** `closed`: its state has changed; `old_session`: a sign-in within the last hour is required. */
type NotControlled = Failure | { ok: false; reason: 'closed' | 'old_session' };
type ControlOutcome = { ok: true } | NotControlled;

/** Starts to compare an import whose rows are all staged with the listings. */
export async function checkImport({ db }: { db: Db }, id: string): Promise<ControlOutcome> {
  return readControl(await callWrite({ db }, 'check_import', { job_id: id }));
}

/** Imports its rows, from the first one or from where it stopped. */
export async function runImport({ db }: { db: Db }, id: string): Promise<ControlOutcome> {
  return readControl(await callWrite({ db }, 'run_import', { job_id: id }));
}

type DecideRowsInput = {
  id: string;
  /** Null takes a decision back. */
  decision: RowDecision | null;
  /** Of one row; without it, all of a kind and, if one is named, of a category. */
  number?: number | undefined;
  kind?: string | undefined;
  category?: string | undefined;
  /** What the receiver of a suggestion reads of its source. */
  note?: string;
};

type DecideOutcome = { ok: true; rows: DecidedRows['rows'] } | NotControlled;

/**
 * Decides what becomes of a row, or of a group of rows: before the import this is noted, afterwards
 * held rows are imported at once, and what people have set otherwise is suggested, some with each
 * call, until none is left.
 */
export async function decideRows(
  { db }: { db: Db },
  input: DecideRowsInput,
): Promise<DecideOutcome> {
  const { id, decision, number, kind, category, note } = input;
  const outcome = await callWrite({ db }, 'decide_import_rows', {
    job_id: id,
    decision: decision as string,
    ...(number !== undefined && { row_number: number }),
    ...(kind !== undefined && { kind }),
    ...(category !== undefined && { category }),
    ...(note !== undefined && { note }),
  });
  if (!outcome.ok) return outcome;
  if (!('rows' in outcome)) return { ok: false, reason: 'closed' };
  const { left, rows } = outcome;
  if (left === 0 || rows.length === 0 || number !== undefined) return { ok: true, rows };
  const others = await decideRows({ db }, input);
  return others.ok ? { ok: true, rows: [...rows, ...others.rows] } : others;
}

type DecideMissingInput = {
  id: string;
  decision: 'close' | 'keep';
  /** Without it, all that are undecided. */
  businessId?: string | undefined;
};

/** Decides on a listing that is no longer in the file; once the import is done, it is closed at once. */
export async function decideMissing(
  { db }: { db: Db },
  { id, decision, businessId }: DecideMissingInput,
): Promise<ControlOutcome> {
  return readControl(
    await callWrite({ db }, 'decide_missing_listings', {
      job_id: id,
      decision,
      ...(businessId !== undefined && { business_id: businessId }),
    }),
  );
}

/** Deletes an import that has written nothing. */
export async function discardImport({ db }: { db: Db }, id: string): Promise<ControlOutcome> {
  return readControl(await callWrite({ db }, 'discard_import', { job_id: id }));
}

/** Stops a check or an import after the current batch. */
export async function stopImport({ db }: { db: Db }, id: string): Promise<ControlOutcome> {
  return readControl(await callWrite({ db }, 'stop_import', { job_id: id }));
}

/** Undoes an import, except what people have changed since. */
export async function rollBackImport({ db }: { db: Db }, id: string): Promise<ControlOutcome> {
  const outcome = await callWrite({ db }, 'roll_back_import', { job_id: id });
  if (!outcome.ok) return outcome;
  if (outcome.value === 'old_session') return { ok: false, reason: 'old_session' };
  return outcome.value === 'done' ? { ok: true } : { ok: false, reason: 'closed' };
}

function readControl(outcome: Outcome<'check_import'>): ControlOutcome {
  if (!outcome.ok) return outcome;
  return outcome.value ? { ok: true } : { ok: false, reason: 'closed' };
}
