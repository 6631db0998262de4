import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type AccessFailure, describeAccessFailure } from './access.ts';

type InviteToBusinessInput = {
  businessId: string;
  email: string;
  role: string;
  until: string | null;
};
export type InviteToBusinessOutcome = ({ ok: true } & Answer<'invite_to_business'>) | AccessFailure;

/** Invites an address by mail to work on a listing, or to own it. */
export async function inviteToBusiness(
  { db }: { db: Db },
  input: InviteToBusinessInput,
): Promise<InviteToBusinessOutcome> {
  const { data, error, status } = await db.rpc('invite_to_business', {
    business_id: input.businessId,
    email: input.email,
    role: input.role,
    ...(input.until !== null && { until: input.until }),
  });
  if (error) return describeAccessFailure(status);
  return { ok: true, ...(data as Answer<'invite_to_business'>) };
}
