import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type AccessFailure, describeAccessFailure } from './access.ts';

type AcceptInvitationInput = { id: string };
export type AcceptInvitationOutcome = ({ ok: true } & Answer<'accept_invitation'>) | AccessFailure;

/**
 * Accepts an invitation sent to the caller's address: they get the role, or become the listing's
 * owner.
 */
export async function acceptInvitation(
  { db }: { db: Db },
  input: AcceptInvitationInput,
): Promise<AcceptInvitationOutcome> {
  const { data, error, status } = await db.rpc('accept_invitation', { invitation_id: input.id });
  if (error) return describeAccessFailure(status);
  return { ok: true, ...(data as Answer<'accept_invitation'>) };
}
