import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Answer } from '../../call-function.ts';
import type { ImportedRows } from './import-job.ts';

type Outcome =
  | { ok: true }
  /** `closed`: its state has changed; `old-session`: a sign-in within the last hour is required. */
  | { ok: false; reason: DataFailure | 'closed' | 'old-session' };

type Rpc = { data: Json; error: object | null; status: number };

/** Starts to compare an import whose rows are all staged with the listings. */
export async function checkImport({ db }: { db: Db }, id: string): Promise<Outcome> {
  return readOutcome(await db.rpc('check_import', { job_id: id }));
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
): Promise<Outcome> {
  return readOutcome(await db.rpc('run_import', { job_id: id, leave_out_held: leavesOutHeld }));
}

type HeldInput = {
  id: string;
  /** Of the row; null for the next ones that are held. */
  number: number | null;
};

type ImportHeldOutcome = { ok: true; rows: ImportedRows['rows'] } | Extract<Outcome, { ok: false }>;

/** Imports a row that is held or was left out, or some held ones, and returns what became of them. */
export async function importHeldRows(
  { db }: { db: Db },
  { id, number }: HeldInput,
): Promise<ImportHeldOutcome> {
  const { data, error, status } = await db.rpc('import_held_rows', {
    job_id: id,
    ...(number !== null && { row_number: number }),
  });
  if (error) return { ok: false, reason: describeFailure(status) };
  const imported = data as Answer<'import_held_rows'>;
  return imported === null ? { ok: false, reason: 'closed' } : { ok: true, rows: imported.rows };
}

/** Leaves out a held row, or all of them. */
export async function leaveOutHeldRows(
  { db }: { db: Db },
  { id, number }: HeldInput,
): Promise<Outcome> {
  return readOutcome(
    await db.rpc('leave_out_held_rows', {
      job_id: id,
      ...(number !== null && { row_number: number }),
    }),
  );
}

/** Stops after the current batch. */
export async function stopImport({ db }: { db: Db }, id: string): Promise<Outcome> {
  return readOutcome(await db.rpc('stop_import', { job_id: id }));
}

/** Undoes an import, except what people have changed since. */
export async function rollBackImport({ db }: { db: Db }, id: string): Promise<Outcome> {
  const { data, error, status } = await db.rpc('roll_back_import', { job_id: id });
  if (data === 'old_session') return { ok: false, reason: 'old-session' };
  return readOutcome({ data: data === 'done', error, status });
}

function readOutcome({ data, error, status }: Rpc): Outcome {
  if (error) return { ok: false, reason: describeFailure(status) };
  return data === true ? { ok: true } : { ok: false, reason: 'closed' };
}
