import * as z from 'zod/mini';
import { type ReviewedField, reviewedFields } from '#app/messages/domain/listing-fields.ts';
import * as t from '#app/messages/notifications.ts';
import { defineKind, listing, ownListing, toListing, toOwnListing } from '../define-kind.ts';

const changed = z.extend(ownListing, {
  field: z.enum(Object.keys(reviewedFields) as [ReviewedField, ...ReviewedField[]]),
});

/** What an owner reads about what an admin made of their listing. */
const statusTexts = {
  suspended: {
    subject: t.listingSuspendedSubject,
    body: t.listingSuspendedBody,
    appeal: t.listingSuspendedAppeal,
  },
  published: { subject: t.listingPublishedSubject, body: t.listingPublishedBody, appeal: null },
  closed: {
    subject: t.listingClosedSubject,
    body: t.listingClosedBody,
    appeal: t.listingClosedAppeal,
  },
};

export const changeKinds = {
  change_pending: defineKind({
    data: changed,
    subject: t.changePendingSubject,
    to: toOwnListing,
    mail: !import.meta.env.SSR || {
      paragraphs: (data) => [t.changePendingBody(data)],
      button: t.viewPendingChanges,
    },
  }),
  change_approved: defineKind({
    data: changed,
    subject: t.changeApprovedSubject,
    to: toOwnListing,
    mail: !import.meta.env.SSR || {
      paragraphs: (data) => [t.changeApprovedBody(data)],
      button: t.openYourListing,
    },
  }),
  change_rejected: defineKind({
    data: z.extend(changed, { reason: z.string() }),
    subject: t.changeRejectedSubject,
    to: toOwnListing,
    mail: !import.meta.env.SSR || {
      paragraphs: (data) => [t.changeRejectedBody(data)],
      button: t.openYourListing,
    },
  }),
  listing_status_changed: defineKind({
    data: z.extend(ownListing, {
      status: z.enum(['suspended', 'published', 'closed']),
      reason: z.string(),
    }),
    subject: ({ name, status }) => statusTexts[status].subject({ name }),
    to: toOwnListing,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name, status }) => {
        const { body, appeal } = statusTexts[status];
        return [body({ name }), ...(appeal ? [appeal] : [])];
      },
      button: t.openYourListing,
    },
  }),
  saved_place_changed: defineKind({
    data: z.extend(listing, { status: z.enum(['closed', 'moved']) }),
    subject: t.savedPlaceChangedSubject,
    to: toListing,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ status }) => [t.savedPlaceChangedBody({ status })],
      button: t.openPublicPage,
    },
  }),
  saved_place_hours: defineKind({
    data: listing,
    subject: t.savedPlaceHoursSubject,
    to: toListing,
    mail: !import.meta.env.SSR || {
      paragraphs: ({ name }) => [t.savedPlaceHoursBody({ name })],
      button: t.openPublicPage,
    },
  }),
  article_outdated: defineKind({
    data: z.object({
      kind: z.enum(['guide', 'post']),
      id: z.guid(),
      title: z.string(),
      name: z.string(),
    }),
    subject: t.articleOutdatedSubject,
    to: ({ kind, id }) => `/dashboard/articles/${kind}/${id}`,
    mail: !import.meta.env.SSR || {
      paragraphs: (data) => [t.articleOutdatedBody(data)],
      button: t.editArticle,
    },
  }),
};
