import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { Answer } from '../call-function.ts';
import { type EditFailure, describeEditFailure } from './edit-failure.ts';

type DecideHeldChangeInput = {
  id: string;
  /** What stood in the fields when the admin looked. */
  seen: unknown;
  isApproved: boolean;
  reason: string;
};
export type DecideHeldChangeOutcome = ({ ok: true } & Answer<'decide_held_change'>) | EditFailure;

/** An admin's word on a change that waits; `stale` when it, or the listing, is not as they saw it. */
export async function decideHeldChange(
  { db }: { db: Db },
  { id, seen, isApproved, reason }: DecideHeldChangeInput,
): Promise<DecideHeldChangeOutcome> {
  const { data, error, status } = await db.rpc('decide_held_change', {
    change_id: id,
    seen: seen as Json,
    is_approved: isApproved,
    reason,
  });
  if (error) return describeEditFailure(status);
  return { ok: true, ...(data as Answer<'decide_held_change'>) };
}
