import * as t from '#app/messages/domain/access.ts';
import type { z } from 'zod';
import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import { formatLongDate } from '../text/text.ts';
import type { businessAccessSchema, invitationSchema } from './access-schema.ts';
import { postFunction } from '../post-function.ts';

export type Invitation = z.infer<typeof invitationSchema>;
export type BusinessAccess = z.infer<typeof businessAccessSchema>;
export type InvitationRole = Invitation['role'];

/** What each role may do; completes a sentence with "may". */
export const roleAbilities: Record<InvitationRole, string> = {
  owner: t.own,
  editor: t.edit,
  hours: t.changeHours,
};

/** Returns 'until March 12, 2026', or 'without an end date'. */
export function describeEndDate(until: string | null): string {
  return until === null ? t.withoutEnd : t.until({ date: formatLongDate(until) });
}

type AcceptInvitationInput = { id: string };

/**
 * Accepts an invitation sent to the caller's address: they get the role, or become the listing's
 * owner.
 */
export function acceptInvitation(
  { db }: { db: Db },
  input: AcceptInvitationInput,
): Promise<Outcome<'accept_invitation'>> {
  return callWrite({ db }, 'accept_invitation', { invitation_id: input.id });
}

type DeclineInvitationInput = { id: string };

/** Declines an invitation; its sender can see that. */
export function declineInvitation(
  { db }: { db: Db },
  input: DeclineInvitationInput,
): Promise<Outcome<'decline_invitation'>> {
  return callWrite({ db }, 'decline_invitation', { invitation_id: input.id });
}

type EndAccessInput = { businessId: string; person: string };

/** Revokes a colleague's role on a listing, with immediate effect. */
export function endAccess(
  { db }: { db: Db },
  input: EndAccessInput,
): Promise<Outcome<'end_access'>> {
  return callWrite({ db }, 'end_access', {
    business_id: input.businessId,
    person: input.person,
  });
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
  return postFunction({ db }, 'get_invitation', { token });
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

/** Invites an address by mail to work on a listing, or to own it. */
export function inviteToBusiness(
  { db }: { db: Db },
  input: InviteToBusinessInput,
): Promise<Outcome<'invite_to_business'>> {
  return callWrite({ db }, 'invite_to_business', {
    business_id: input.businessId,
    email: input.email,
    role: input.role,
    ...(input.until !== null && { until: input.until }),
  });
}

type LeaveBusinessInput = { id: string };

/**
 * Gives up the caller's role on a listing; one that its owner leaves has no owner and no
 * verification.
 */
export function leaveBusiness(
  { db }: { db: Db },
  input: LeaveBusinessInput,
): Promise<Outcome<'leave_business'>> {
  return callWrite({ db }, 'leave_business', { business_id: input.id });
}

type WithdrawInvitationInput = { id: string };

/** Withdraws an open invitation. */
export function withdrawInvitation(
  { db }: { db: Db },
  input: WithdrawInvitationInput,
): Promise<Outcome<'withdraw_invitation'>> {
  return callWrite({ db }, 'withdraw_invitation', { invitation_id: input.id });
}
