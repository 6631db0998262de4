import * as z from 'zod/mini';
import { site } from '#app/config/site.ts';
import * as t from '#app/messages/notifications.ts';
import { describeClaimRejection } from '../../claim/claim.ts';
import { defineKind, listing, toListing } from '../define-kind.ts';
import { formatMailDate } from '../format-mail-date.ts';

const claimed = z.extend(listing, { claim: z.guid() });
const toClaim = ({ slug }: { slug: string }) => `/business-claim/${slug}`;

export const claimKinds = {
  claim_received: defineKind({
    data: z.extend(claimed, { object_until: z.nullish(z.string()) }),
    subject: t.claimReceivedSubject,
    to: toClaim,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, object_until: until }) => [
        t.claimReceivedBody({ name }),
        ...(until ? [t.claimReceivedOwnerNotified({ objectUntil: formatMailDate(until) })] : []),
      ],
      button: t.viewClaim,
    },
  }),
  claim_code: defineKind({
    data: z.extend(listing, { code: z.string() }),
    subject: t.claimCodeSubject,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, code }) => [t.claimCodeBody({ name }), { code }, t.claimCodeWarning],
    },
  }),
  owner_invitation: defineKind({
    data: z.extend(listing, {
      city: z.string(),
      state: z.string(),
      is_reminder: z.boolean(),
      /** With the code in its hash, which reaches no server and no log. */
      path: z.string().check(z.regex(/^\/your-listing#/)),
    }),
    subject: ({ name, city, is_reminder }) =>
      is_reminder
        ? t.inviteOwnerReminder({ name })
        : t.inviteOwnerSubject({ name, city, site: site.name }),
    to: ({ path }) => path,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, city, state }) => [
        t.inviteOwnerBody({ name, city, state, site: site.name }),
        t.inviteOwnerChoices,
      ],
      button: t.checkListing,
      after: t.inviteOwnerOut,
    },
  }),
  claim_approved: defineKind({
    data: claimed,
    subject: t.claimApprovedSubject,
    to: () => '/business-profile',
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.claimApprovedBody({ name }), t.claimApprovedNextSteps],
      button: t.editListing,
    },
  }),
  claim_rejected: defineKind({
    data: z.extend(claimed, { reason: z.nullable(z.string()) }),
    subject: t.claimRejectedSubject,
    to: toClaim,
    reason: ({ reason }) => describeClaimRejection(reason),
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.claimRejectedBody({ name }), t.claimRejectedNextSteps],
      button: t.viewClaim,
    },
  }),
  claim_call_missed: defineKind({
    data: z.extend(claimed, { reason: z.nullable(z.string()) }),
    subject: t.callMissedSubject,
    to: toClaim,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.callMissedBody({ name }), t.callMissedNext],
      button: t.viewClaim,
    },
  }),
  claim_objection_requested: defineKind({
    data: z.extend(claimed, { object_until: z.string() }),
    subject: t.objectionRequestedSubject,
    to: ({ claim }) => `/dashboard/objections/${claim}`,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, object_until }) => [
        t.objectionRequestedBody({ name }),
        t.objectionRequestedDeadline({ objectUntil: formatMailDate(object_until) }),
      ],
      button: t.respondToClaim,
      after: t.objectionNotNeeded,
    },
  }),
  claim_objected: defineKind({
    data: claimed,
    subject: t.claimObjectedSubject,
    to: toClaim,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.claimObjectedBody({ name })],
      button: t.viewClaim,
    },
  }),
  claim_reopened: defineKind({
    data: z.extend(claimed, {
      field: z.enum(['website', 'email', 'phone', 'address']),
      is_own: z.boolean(),
    }),
    subject: t.claimReopenedSubject,
    to: toClaim,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, field, is_own }) => [
        t.claimReopenedBody({ name, field }),
        is_own ? t.claimReopenedOwner : t.claimReopenedOthers,
      ],
      button: t.viewClaim,
    },
  }),
  listing_lost: defineKind({
    data: claimed,
    subject: t.listingLostSubject,
    to: toListing,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.listingLostBody({ name }), t.listingLostAppeal],
      button: t.viewListing,
    },
  }),
};
