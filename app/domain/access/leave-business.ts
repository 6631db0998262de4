import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type AccessFailure, describeAccessFailure } from './access.ts';

type LeaveBusinessInput = { id: string };
export type LeaveBusinessOutcome = ({ ok: true } & Answer<'leave_business'>) | AccessFailure;

/**
 * Gives up the caller's role on a listing; one that its owner leaves has no owner and no
 * verification.
 */
export async function leaveBusiness(
  { db }: { db: Db },
  input: LeaveBusinessInput,
): Promise<LeaveBusinessOutcome> {
  const { data, error, status } = await db.rpc('leave_business', { business_id: input.id });
  if (error) return describeAccessFailure(status);
  return { ok: true, ...(data as Answer<'leave_business'>) };
}
