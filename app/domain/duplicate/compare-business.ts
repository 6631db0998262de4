import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type EditFailure, describeEditFailure } from '#app/services/supabase/edit-failure.ts';

type CompareBusinessInput = {
  /** A uuid, a slug or a former slug. */
  listing: string;
  /** The listing that it may duplicate; null to look for any. */
  other: string | null;
};
export type CompareOutcome = ({ ok: true } & Answer<'compare_business'>) | EditFailure;

/** Looks for duplicates of a listing now, or adds a pair of it and another one. */
export async function compareBusiness(
  { db }: { db: Db },
  { listing, other }: CompareBusinessInput,
): Promise<CompareOutcome> {
  const { data, error, status } = await db.rpc('compare_business', {
    listing,
    ...(other !== null && { other }),
  });
  if (error) return describeEditFailure(status);
  return { ok: true, ...(data as Answer<'compare_business'>) };
}
