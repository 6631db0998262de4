import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type EditFailure, describeEditFailure } from '#app/services/supabase/edit-failure.ts';

export type UndoChangeOutcome = ({ ok: true } & Answer<'undo_change'>) | EditFailure;

/** Undoes a change of the caller, unless the field has another value by now. */
export async function undoChange({ db }: { db: Db }, changeId: string): Promise<UndoChangeOutcome> {
  const { data, error, status } = await db.rpc('undo_change', { change_id: changeId });
  if (error) return describeEditFailure(status);
  return { ok: true, ...(data as Answer<'undo_change'>) };
}
