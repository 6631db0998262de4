import { z } from 'zod';
import { roleNames } from '#app/domain/profile/profile.ts';
import { Action, Link, Paragraph, Quote } from './parts.tsx';
import { defineTemplate, formatDay } from './template.ts';

export const accountDeleted = defineTemplate({
  schema: z.object({ reason: z.string() }),
  subject: () => 'Your account is deleted',
  body: ({ reason }) => (
    <>
      <Paragraph>
        We have deleted your account, with your profile, your settings and all your sessions. The
        reason:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>
        Listings you owned stay without an owner, and your reviews stay under the name they were
        shown with. If you think this is a mistake, reply to this email.
      </Paragraph>
    </>
  ),
  example: { reason: 'You asked us to, by email' },
});

export const accountSuspended = defineTemplate({
  schema: z.object({ last_day: z.iso.date(), reason: z.string() }),
  subject: () => 'Your account is suspended',
  body: ({ last_day, reason }) => (
    <>
      <Paragraph>
        We have suspended your account through {formatDay(last_day)}. Until then you cannot sign in.
        The reason:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>
        What you wrote stays as it is. If you think this is a mistake, reply to this email.
      </Paragraph>
      <Link path="/content-policy">Read our content policy</Link>
    </>
  ),
  example: { last_day: '2026-12-24', reason: 'Reviews of places you have not been to' },
});

export const suspensionLifted = defineTemplate({
  schema: z.object({}),
  subject: () => 'Your account is open again',
  body: () => (
    <>
      <Paragraph>The suspension of your account has ended. You can sign in again.</Paragraph>
      <Action path="/auth">Sign in</Action>
    </>
  ),
  example: {},
});

export const roleChanged = defineTemplate({
  schema: z.object({
    role: z.enum(['community_user', 'business_owner', 'admin', 'super_admin']),
    reason: z.string(),
  }),
  subject: ({ role }) => `Your role is now: ${roleNames[role]}`,
  body: ({ role, reason }) => (
    <>
      <Paragraph>
        A super admin has changed the role of your account to “{roleNames[role]}”. The reason:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Action path="/dashboard">Open your dashboard</Action>
    </>
  ),
  example: { role: 'admin', reason: 'You help us with submissions from Austin' },
});
