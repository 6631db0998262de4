import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

type Outcome = { ok: true; undone: number } | { ok: false; reason: DataFailure };

/** Undoes the caller's decisions that are not executed yet; returns how many. */
export async function undoDecisions({ db }: { db: Db }, ids: string[]): Promise<Outcome> {
  const { data, error, status } = await db.rpc('undo_decisions', { decision_ids: ids });
  return error
    ? { ok: false, reason: describeFailure(status) }
    : { ok: true, undone: data as number };
}
