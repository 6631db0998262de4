import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

type Outcome =
  | { ok: true }
  /** `closed`: its state has changed; `old-session`: a sign-in within the last hour is required. */
  | { ok: false; reason: DataFailure | 'closed' | 'old-session' };

type Rpc = { data: Json; error: object | null; status: number };

/** Starts to compare an import whose rows are all staged with the listings. */
export async function checkImport({ db }: { db: Db }, id: string): Promise<Outcome> {
  return readSteering(await db.rpc('check_import', { job_id: id }));
}

/** Imports its rows, from the first one or from where it stopped. */
export async function runImport({ db }: { db: Db }, id: string): Promise<Outcome> {
  return readSteering(await db.rpc('run_import', { job_id: id }));
}

/** Stops after the current batch. */
export async function stopImport({ db }: { db: Db }, id: string): Promise<Outcome> {
  return readSteering(await db.rpc('stop_import', { job_id: id }));
}

/** Undoes an import, except what people have changed since. */
export async function rollBackImport({ db }: { db: Db }, id: string): Promise<Outcome> {
  const { data, error, status } = await db.rpc('roll_back_import', { job_id: id });
  if (data === 'old_session') return { ok: false, reason: 'old-session' };
  return readSteering({ data: data === 'done', error, status });
}

function readSteering({ data, error, status }: Rpc): Outcome {
  if (error) return { ok: false, reason: describeFailure(status) };
  return data === true ? { ok: true } : { ok: false, reason: 'closed' };
}
