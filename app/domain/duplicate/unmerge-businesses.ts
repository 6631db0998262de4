import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type EditFailure, describeEditFailure } from '#app/services/supabase/edit-failure.ts';

export type UnmergeOutcome = ({ ok: true } & Answer<'unmerge_businesses'>) | EditFailure;

/** Undoes a merge, except for what people changed since; the response's `merge` lists that. */
export async function unmergeBusinesses(
  { db }: { db: Db },
  mergeId: string,
): Promise<UnmergeOutcome> {
  const { data, error, status } = await db.rpc('unmerge_businesses', { merge_id: mergeId });
  if (error) return describeEditFailure(status);
  return { ok: true, ...(data as Answer<'unmerge_businesses'>) };
}
