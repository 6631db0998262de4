import type { Db } from '#app/services/supabase/client.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Failure, type Outcome } from '../call-write.ts';
import type {
  ImportedRows,
  ImportJob,
  ImportRowKind,
  ImportRows,
  ImportSettings,
  ImportSummary,
  StagedRow,
} from './import.ts';
import { postFunction } from '../post-function.ts';

type CreateImportInput = { fileName: string; bytes: number };

/**
 * Creates an import for an admin. Returns its id, under which to store its file.
 * @throws AppError backend_unavailable
 */
export async function createImport(
  { db }: { db: Db },
  { fileName, bytes }: CreateImportInput,
): Promise<string> {
  return postFunction({ db }, 'create_import', { file_name: fileName, bytes });
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
    db.from('categories').select('id, slug, name, synonyms, attributes'),
    db.from('metros').select('id, slug, name, state, lat, lng, radius_miles, time_zone'),
  ]);
  return { categories: requireData(categories), metros: requireData(metros) };
}

type FindImportRowsInput = {
  id: string;
  kind: ImportRowKind;
  /** The number of the previous page's last row. */
  after?: number;
  maxRows?: number;
};

/**
 * Returns a page of an import's rows with the given actual or predicted outcome.
 * @throws AppError backend_unavailable
 */
export function findImportRows(
  { db }: { db: Db },
  { id, kind, after = 0, maxRows = 50 }: FindImportRowsInput,
): Promise<ImportRows> {
  return callFunction({ db }, 'find_import_rows', { job_id: id, kind, after, max_rows: maxRows });
}

/**
 * Returns an import and how its file is read, for an admin; null if there is none.
 * @throws AppError backend_unavailable
 */
export function findImport({ db }: { db: Db }, id: string): Promise<ImportJob | null> {
  return callFunction({ db }, 'get_import', { job_id: id });
}

/**
 * Returns the newest hundred imports, for an admin.
 * @throws AppError backend_unavailable
 */
export function findImports({ db }: { db: Db }): Promise<ImportSummary[]> {
  return callFunction({ db }, 'find_imports', {});
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

type RunImportInput = {
  id: string;
  /** Whether rows that would be held for review are left out; counts at the start. */
  leavesOutHeld: boolean;
};

/** Imports its rows, from the first one or from where it stopped. */
export async function runImport(
  { db }: { db: Db },
  { id, leavesOutHeld }: RunImportInput,
): Promise<ControlOutcome> {
  const args = { job_id: id, leave_out_held: leavesOutHeld };
  return readControl(await callWrite({ db }, 'run_import', args));
}

type HeldInput = {
  id: string;
  /** Of the row; null for the next ones that are held. */
  number: number | null;
};

type ImportHeldOutcome = { ok: true; rows: ImportedRows['rows'] } | NotControlled;

/** Imports a row that is held or was left out, or some held ones, and returns what became of them. */
export async function importHeldRows(
  { db }: { db: Db },
  { id, number }: HeldInput,
): Promise<ImportHeldOutcome> {
  const outcome = await callWrite({ db }, 'import_held_rows', {
    job_id: id,
    ...(number !== null && { row_number: number }),
  });
  return outcome.ok && !('rows' in outcome) ? { ok: false, reason: 'closed' } : outcome;
}

/** Leaves out a held row, or all of them. */
export async function leaveOutHeldRows(
  { db }: { db: Db },
  { id, number }: HeldInput,
): Promise<ControlOutcome> {
  return readControl(
    await callWrite({ db }, 'leave_out_held_rows', {
      job_id: id,
      ...(number !== null && { row_number: number }),
    }),
  );
}

/** Stops after the current batch. */
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
