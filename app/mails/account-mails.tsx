import { z } from 'zod';
import { roleNames } from '#app/domain/profile/profile.ts';
import * as t from '#app/messages/mails.tsx';
import { Action, Link, Paragraph, Quote } from './parts.tsx';
import { defineTemplate, formatMailDate } from './template.ts';

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
