import type { Db } from '#app/services/supabase/client.ts';
import type { Answer } from '../call-function.ts';
import { type AccessFailure, describeAccessFailure } from './access.ts';

type WithdrawInvitationInput = { id: string };
export type WithdrawInvitationOutcome =
  | ({ ok: true } & Answer<'withdraw_invitation'>)
  | AccessFailure;

/** Withdraws an open invitation. */
export async function withdrawInvitation(
  { db }: { db: Db },
  input: WithdrawInvitationInput,
): Promise<WithdrawInvitationOutcome> {
  const { data, error, status } = await db.rpc('withdraw_invitation', { invitation_id: input.id });
  if (error) return describeAccessFailure(status);
  return { ok: true, ...(data as Answer<'withdraw_invitation'>) };
}
