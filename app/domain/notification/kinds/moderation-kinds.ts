import * as z from 'zod/mini';
import * as t from '#app/messages/notifications.ts';
import { roleNames } from '../../profile/profile.ts';
import { type ReportKind, reasonsByKind, toReportHref } from '../../report/report.ts';
import { defineKind } from '../define-kind.ts';
import { formatMailDate } from '../format-mail-date.ts';
import { leaveOutLinks } from '../leave-out-links.ts';

/** What a report is about, with the reason of the admin's decision. */
const reported = z.object({
  kind: z.enum(Object.keys(reasonsByKind) as [ReportKind, ...ReportKind[]]),
  id: z.guid(),
  photo: z.nullable(z.string()),
  /** Of the listing or list, which people name; null for a list without one. */
  name: z.pipe(
    z.nullable(z.string()),
    z.transform((name) => name && leaveOutLinks(name, t.linkLeftOut)),
  ),
  reason: z.nullable(z.string()),
});

export const moderationKinds = {
  report_decided: defineKind({
    data: z.extend(reported, { is_upheld: z.boolean() }),
    subject: t.reportDecidedSubject,
    to: toReportHref,
    mail: !import.meta.env.SSR || {
      paragraphs: (data) => [
        data.is_upheld ? t.reportUpheldBody(data) : t.reportDismissedBody(data),
      ],
      button: t.viewReport,
    },
  }),
  content_removed: defineKind({
    data: reported,
    subject: t.contentRemovedSubject,
    to: toReportHref,
    mail: !import.meta.env.SSR || {
      paragraphs: (data) => [t.contentRemovedBody(data), t.contentRemovedNextSteps],
      button: t.readOrAppeal,
    },
  }),
  appeal_decided: defineKind({
    data: z.extend(reported, { is_restored: z.boolean() }),
    subject: t.appealDecidedSubject,
    to: toReportHref,
    mail: !import.meta.env.SSR || {
      paragraphs: (data) => [t.appealDecidedBody(data)],
      button: t.viewDecision,
    },
  }),
  account_deleted: defineKind({
    data: z.object({ reason: z.string() }),
    subject: () => t.accountDeletedSubject,
    mail: !import.meta.env.SSR || {
      paragraphs: () => [t.accountDeletedBody, t.accountDeletedWhatStays],
    },
  }),
  account_suspended: defineKind({
    data: z.object({ last_day: z.nullable(z.iso.date()), reason: z.string() }),
    subject: () => t.accountSuspendedSubject,
    to: () => '/content-policy',
    mail: !import.meta.env.SSR || {
      paragraphs: ({ last_day }) => [
        last_day === null
          ? t.accountBlockedBody
          : t.accountSuspendedBody({ lastDay: formatMailDate(last_day) }),
        t.accountSuspendedWhatStays,
      ],
      button: t.readContentPolicy,
    },
  }),
  suspension_lifted: defineKind({
    data: z.object({}),
    subject: () => t.suspensionLiftedSubject,
    to: () => '/auth',
    mail: !import.meta.env.SSR || {
      paragraphs: () => [t.suspensionLiftedBody],
      button: t.signIn,
    },
  }),
  role_changed: defineKind({
    data: z.object({
      role: z.enum(['community_user', 'business_owner', 'admin', 'super_admin']),
      reason: z.string(),
    }),
    subject: ({ role }) => t.roleChangedSubject({ role: roleNames[role] }),
    to: () => '/dashboard',
    mail: !import.meta.env.SSR || {
      paragraphs: ({ role }) => [t.roleChangedBody({ role: roleNames[role] })],
      button: t.openDashboard,
    },
  }),
};
