import { z } from 'zod';
import { Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

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
