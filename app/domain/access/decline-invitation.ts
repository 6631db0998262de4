import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type AccessFailure, describeAccessFailure } from './access.ts';

type DeclineInvitationInput = { id: string };
export type DeclineInvitationOutcome =
  | ({ ok: true } & Answer<'decline_invitation'>)
  | AccessFailure;

/** Declines an invitation; its sender can see that. */
export async function declineInvitation(
  { db }: { db: Db },
  input: DeclineInvitationInput,
): Promise<DeclineInvitationOutcome> {
  const { data, error, status } = await db.rpc('decline_invitation', { invitation_id: input.id });
  if (error) return describeAccessFailure(status);
  return { ok: true, ...(data as Answer<'decline_invitation'>) };
}
