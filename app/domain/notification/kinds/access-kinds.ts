import * as z from 'zod/mini';
import * as t from '#app/messages/notifications.ts';
import { defineKind, listing, ownListing, toListing, toOwnListing } from '../define-kind.ts';
import { formatMailDate } from '../format-mail-date.ts';

const access = {
  by: z.nullish(z.string()),
  role: z.enum(['editor', 'hours', 'owner']),
  until: z.nullish(z.string()),
};
const formatUntil = (until?: string | null) => (until ? formatMailDate(until) : null);

export const accessKinds = {
  access_invitation: defineKind({
    data: z.extend(listing, {
      ...access,
      /** A path on the site with the token in its hash, which reaches no server and no log; of the mail alone. */
      path: z.optional(z.string().check(z.regex(/^\/[^/\\]/))),
    }),
    subject: ({ name, role }) =>
      role === 'owner' ? t.ownerInvitationSubject({ name }) : t.editorInvitationSubject({ name }),
    to: ({ path = '/invitations' }) => path,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, by, role, until }) => [
        role === 'owner'
          ? t.ownerInvitationBody({ name, by })
          : t.editorInvitationBody({ name, by, role, until: formatUntil(until) }),
      ],
      button: t.viewInvitation,
      after: t.invitationHowToAccept,
    },
  }),
  access_given: defineKind({
    data: z.extend(ownListing, access),
    subject: t.accessGivenSubject,
    to: toOwnListing,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, by, role, until }) => [
        t.accessGivenBody({ name, by, role, until: formatUntil(until) }),
      ],
      button: t.openListing,
      after: t.accessGivenHowToLeave,
    },
  }),
  access_ended: defineKind({
    /** With `left_by` it tells the owner that this colleague left; otherwise the user who lost access. */
    data: z.extend(listing, { left_by: z.nullish(z.string()) }),
    subject: ({ name, left_by }) =>
      left_by ? t.accessLeftSubject({ name }) : t.accessEndedSubject({ name }),
    to: toListing,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, left_by: leftBy }) => [
        leftBy ? t.accessLeftBody({ leftBy, name }) : t.accessEndedBody({ name }),
      ],
      button: t.viewListing,
    },
  }),
  listing_transferred: defineKind({
    data: z.extend(ownListing, {
      is_new_owner: z.boolean(),
      /** Whether an admin moved it. */
      is_by_admin: z.optional(z.boolean()),
    }),
    subject: ({ name, is_new_owner, is_by_admin }) => {
      if (is_new_owner) return t.listingTransferredSubjectToNewOwner({ name });
      return is_by_admin
        ? t.listingLostSubject({ name })
        : t.listingTransferredSubjectToOldOwner({ name });
    },
    to: ({ is_new_owner, ...own }) => (is_new_owner ? toOwnListing(own) : '/business-profile'),
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, is_new_owner, is_by_admin }) => {
        if (is_new_owner) return [t.listingTransferredBodyToNewOwner({ name })];
        return is_by_admin
          ? [t.listingTransferredByAdmin({ name }), t.listingLostAppeal]
          : [t.listingTransferredBodyToOldOwner({ name }), t.listingTransferredNotRequested];
      },
      button: t.openYourListings,
    },
  }),
};
