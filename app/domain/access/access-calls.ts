import type { z } from 'zod';
import * as t from '#app/messages/domain/access.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';
import { postFunction } from '../post-function.ts';
import { formatLongDate } from '../text/text.ts';
import type { businessAccessSchema, invitationSchema } from './access-schema.ts';

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

/**
 * Accepts an invitation sent to the caller's address: they get the role, or become the listing's
 * owner.
 */
export const acceptInvitation = defineWrite('accept_invitation', (input: { id: string }) => ({
  invitation_id: input.id,
}));

/** Declines an invitation; its sender can see that. */
export const declineInvitation = defineWrite('decline_invitation', (input: { id: string }) => ({
  invitation_id: input.id,
}));

/** Revokes a colleague's role on a listing, with immediate effect. */
export const endAccess = defineWrite(
  'end_access',
  (input: { businessId: string; person: string }) => ({
    business_id: input.businessId,
    person: input.person,
  }),
);

/** Returns who works on a listing and who is invited; null unless the caller owns it. */
export const findBusinessAccess = defineRead('get_business_access', (businessId: string) => ({
  business_id: businessId,
}));

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

/** Returns the open invitations to the address of the caller's account. */
export const findOwnInvitations = defineRead('find_own_invitations');

type InviteToBusinessInput = {
  businessId: string;
  email: string;
  role: InvitationRole;
  until: string | null;
};

/** Invites an address by mail to work on a listing, or to own it. */
export const inviteToBusiness = defineWrite(
  'invite_to_business',
  (input: InviteToBusinessInput) => ({
    business_id: input.businessId,
    email: input.email,
    role: input.role,
    ...(input.until !== null && { until: input.until }),
  }),
);

/**
 * Gives up the caller's role on a listing; one that its owner leaves has no owner and no
 * verification.
 */
export const leaveBusiness = defineWrite('leave_business', (input: { id: string }) => ({
  business_id: input.id,
}));

/** Withdraws an open invitation. */
export const withdrawInvitation = defineWrite('withdraw_invitation', (input: { id: string }) => ({
  invitation_id: input.id,
}));
