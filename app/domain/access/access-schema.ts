import { z } from 'zod';
import { Constants } from '#app/services/supabase/database.types.ts';

const { invitation_role, member_role } = Constants.public.Enums;

const moment = z.iso.datetime({ offset: true });

/** An invitation as its recipient sees it. */
export const invitationSchema = z.strictObject({
  id: z.guid(),
  /** 'owner': the listing is transferred. */
  role: z.enum(invitation_role),
  /** 'YYYY-MM-DD', through that day; null without end. */
  until: z.iso.date().nullable(),
  expires_at: moment,
  address: z.string(),
  /** Name of the sender; null if they gave none. */
  owner: z.string().nullable(),
  listing: z.strictObject({
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    state: z.string(),
  }),
  /** Whether the caller's account has that address, confirmed. */
  is_yours: z.boolean(),
});

/** The people who work on a listing, as its owner sees them. */
export const businessAccessSchema = z.strictObject({
  id: z.guid(),
  slug: z.string(),
  name: z.string(),
  members: z.array(
    z.strictObject({
      person: z.guid(),
      name: z.string().nullable(),
      address: z.string().nullable(),
      role: z.enum(member_role),
      until: z.iso.date().nullable(),
      given_at: moment,
    }),
  ),
  invitations: z.array(
    z.strictObject({
      id: z.guid(),
      address: z.string(),
      role: z.enum(invitation_role),
      until: z.iso.date().nullable(),
      status: z.enum(['open', 'declined', 'expired']),
      created_at: moment,
      expires_at: moment,
    }),
  ),
});

export const sentInvitationSchema = z.strictObject({ outcome: z.literal('invited') });

export const acceptedInvitationSchema = z.strictObject({
  outcome: z.enum(['accepted', 'closed']),
  business_id: z.guid().nullable(),
});

export const declinedInvitationSchema = z.strictObject({ outcome: z.enum(['declined', 'closed']) });
export const withdrawnInvitationSchema = z.strictObject({
  outcome: z.enum(['withdrawn', 'closed']),
});
export const endedAccessSchema = z.strictObject({ outcome: z.literal('ended') });
export const leftBusinessSchema = z.strictObject({ outcome: z.enum(['left', 'closed']) });

/** What SQL functions answer, by name; see `domain/answers.ts`. */
export const answers = {
  accept_invitation: acceptedInvitationSchema,
  decline_invitation: declinedInvitationSchema,
  end_access: endedAccessSchema,
  find_own_invitations: z.array(invitationSchema).max(20),
  get_business_access: businessAccessSchema.nullable(),
  get_invitation: invitationSchema.nullable(),
  invite_to_business: sentInvitationSchema,
  leave_business: leftBusinessSchema,
  withdraw_invitation: withdrawnInvitationSchema,
};
