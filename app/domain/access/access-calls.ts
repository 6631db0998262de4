import type { Db } from '#app/services/supabase/client.ts';
import { findRefusal, type Refusal } from '#app/services/supabase/describe-failure.ts';
import { requireData } from '#app/services/supabase/require-data.ts';
import { type Answer, callFunction } from '../call-function.ts';
import {
  type AccessFailure,
  type BusinessAccess,
  describeAccessFailure,
  type Invitation,
  type InvitationRole,
} from './access.ts';

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

/**
 * Returns who works on a listing and who is invited; null unless the caller owns it.
 * @throws AppError backend_unavailable
 */
export function findBusinessAccess(
  { db }: { db: Db },
  businessId: string,
): Promise<BusinessAccess | null> {
  return callFunction({ db }, 'get_business_access', { business_id: businessId });
}

/**
 * Returns the invitation of a mail's token; null if it is not open any more. Uses POST, because no
 * URL may contain the token.
 * @throws AppError backend_unavailable
 */
export async function findInvitation(
  { db }: { db: Db },
  token: string,
): Promise<Invitation | null> {
  return requireData(await db.rpc('get_invitation', { token })) as Invitation | null;
}

/**
 * Returns the open invitations to the address of the caller's account.
 * @throws AppError backend_unavailable
 */
export function findOwnInvitations({ db }: { db: Db }): Promise<Invitation[]> {
  return callFunction({ db }, 'find_own_invitations', {});
}

type InviteToBusinessInput = {
  businessId: string;
  email: string;
  role: InvitationRole;
  until: string | null;
};
export type InviteToBusinessOutcome =
  | ({ ok: true } & Answer<'invite_to_business'>)
  | AccessFailure
  | Refusal;

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
  if (error) return findRefusal(error) ?? describeAccessFailure(status);
  return { ok: true, ...(data as Answer<'invite_to_business'>) };
}

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
