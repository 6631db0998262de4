import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type EditFailure, describeEditFailure } from '#app/services/supabase/edit-failure.ts';

export type WithdrawHeldChangeOutcome =
  | ({ ok: true } & Answer<'withdraw_held_change'>)
  | EditFailure;

/** Withdraws a change that waits for an admin, unless it is decided. */
export async function withdrawHeldChange(
  { db }: { db: Db },
  changeId: string,
): Promise<WithdrawHeldChangeOutcome> {
  const { data, error, status } = await db.rpc('withdraw_held_change', { change_id: changeId });
  if (error) return describeEditFailure(status);
  return { ok: true, ...(data as Answer<'withdraw_held_change'>) };
}
