import { z } from 'zod';
import { type ReportKind, reasonsByKind, toReportHref } from '#app/domain/report/report.ts';
import * as t from '#app/messages/mails.tsx';
import { roleNames } from '#app/domain/profile/profile.ts';
import { defineTemplate, exampleId, formatMailDate } from './template.ts';
import { leaveOutLinks } from './leave-out-links.ts';
import { Action, Paragraph, Quote, Link } from './parts.tsx';

const kinds = Object.keys(reasonsByKind) as [ReportKind, ...ReportKind[]];

/** What a report is about, with the reason of the admin's decision. */
const reportData = z
  .object({
    kind: z.enum(kinds),
    id: z.guid(),
    photo: z.string().nullable(),
    /** Of the listing or list; null for a list without one. */
    name: z.string().nullable(),
    reason: z.string().nullable(),
    is_upheld: z.boolean().optional(),
    is_restored: z.boolean().optional(),
  })
  .transform(({ is_upheld = false, is_restored = false, ...data }) => ({
    ...data,
    name: data.name && leaveOutLinks(data.name, t.linkLeftOut),
    isUpheld: is_upheld,
    isRestored: is_restored,
    path: toReportHref(data),
  }));

const exampleReport = {
  kind: 'photo',
  id: exampleId,
  photo: '/photos/1.jpg',
  name: 'Joe’s Café & Bar',
  reason: 'It shows another place.',
} as const;

export const reportDecided = defineTemplate({
  schema: reportData,
  subject: t.reportDecidedSubject,
  body: ({ isUpheld, reason, path, ...reported }) => (
    <>
      <Paragraph>
        {isUpheld ? t.reportUpheldBody(reported) : t.reportDismissedBody(reported)}
      </Paragraph>
      {reason !== null && <Quote>{reason}</Quote>}
      <Action path={path}>{t.viewReport}</Action>
    </>
  ),
  example: { ...exampleReport, is_upheld: true },
});

export const contentRemoved = defineTemplate({
  schema: reportData,
  subject: t.contentRemovedSubject,
  body: ({ reason, path, ...reported }) => (
    <>
      <Paragraph>{t.contentRemovedBody(reported)}</Paragraph>
      <Quote>{reason ?? ''}</Quote>
      <Paragraph>{t.contentRemovedNextSteps}</Paragraph>
      <Action path={path}>{t.readOrAppeal}</Action>
    </>
  ),
  example: exampleReport,
});

export const appealDecided = defineTemplate({
  schema: reportData,
  subject: t.appealDecidedSubject,
  body: ({ reason, path, ...decided }) => (
    <>
      <Paragraph>{t.appealDecidedBody(decided)}</Paragraph>
      {reason !== null && <Quote>{reason}</Quote>}
      <Action path={path}>{t.viewDecision}</Action>
    </>
  ),
  example: { ...exampleReport, is_restored: false },
});

export const accountDeleted = defineTemplate({
  schema: z.object({ reason: z.string() }),
  subject: () => t.accountDeletedSubject,
  body: ({ reason }) => (
    <>
      <Paragraph>{t.accountDeletedBody}</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>{t.accountDeletedWhatStays}</Paragraph>
    </>
  ),
  example: { reason: 'You asked us to, by email' },
});

export const accountSuspended = defineTemplate({
  schema: z.object({ last_day: z.iso.date(), reason: z.string() }),
  subject: () => t.accountSuspendedSubject,
  body: ({ last_day, reason }) => (
    <>
      <Paragraph>{t.accountSuspendedBody({ lastDay: formatMailDate(last_day) })}</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>{t.accountSuspendedWhatStays}</Paragraph>
      <Link path="/content-policy">{t.readContentPolicy}</Link>
    </>
  ),
  example: { last_day: '2026-12-24', reason: 'Reviews of places you have not been to' },
});

export const suspensionLifted = defineTemplate({
  schema: z.object({}),
  subject: () => t.suspensionLiftedSubject,
  body: () => (
    <>
      <Paragraph>{t.suspensionLiftedBody}</Paragraph>
      <Action path="/auth">{t.signIn}</Action>
    </>
  ),
  example: {},
});

export const roleChanged = defineTemplate({
  schema: z.object({
    role: z.enum(['community_user', 'business_owner', 'admin', 'super_admin']),
    reason: z.string(),
  }),
  subject: ({ role }) => t.roleChangedSubject({ role: roleNames[role] }),
  body: ({ role, reason }) => (
    <>
      <Paragraph>{t.roleChangedBody({ role: roleNames[role] })}</Paragraph>
      <Quote>{reason}</Quote>
      <Action path="/dashboard">{t.openDashboard}</Action>
    </>
  ),
  example: { role: 'admin', reason: 'You help us with submissions from Austin' },
});
