import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type EditFailure, describeEditFailure } from '#app/services/supabase/edit-failure.ts';

type MarkDifferentInput = {
  /** The pair. */
  id: string;
  /** False undoes that, and the pair waits again. */
  areDifferent: boolean;
};
export type MarkDifferentOutcome = ({ ok: true } & Answer<'mark_different'>) | EditFailure;

/** Marks the listings of a pair as two businesses, permanently. */
export async function markDifferent(
  { db }: { db: Db },
  { id, areDifferent }: MarkDifferentInput,
): Promise<MarkDifferentOutcome> {
  const asked = { pair_id: id, are_different: areDifferent };
  const { data, error, status } = await db.rpc('mark_different', asked);
  if (error) return describeEditFailure(status);
  return { ok: true, ...(data as Answer<'mark_different'>) };
}
