import { z } from 'zod';
import { roleNames } from '#app/domain/profile/profile.ts';
import { Action, Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

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
