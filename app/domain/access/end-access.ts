import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type AccessFailure, describeAccessFailure } from './access.ts';

type EndAccessInput = { businessId: string; person: string };
export type EndAccessOutcome = ({ ok: true } & Answer<'end_access'>) | AccessFailure;

/** Revokes a colleague's role on a listing, with immediate effect. */
export async function endAccess(
  { db }: { db: Db },
  input: EndAccessInput,
): Promise<EndAccessOutcome> {
  const { data, error, status } = await db.rpc('end_access', {
    business_id: input.businessId,
    person: input.person,
  });
  if (error) return describeAccessFailure(status);
  return { ok: true, ...(data as Answer<'end_access'>) };
}
