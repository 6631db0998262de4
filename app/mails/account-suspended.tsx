import { z } from 'zod';
import { formatDay } from './mail-data.ts';
import { Link, Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

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
