import { z } from 'zod';
import { Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const accountDeleted = defineTemplate({
  schema: z.object({ reason: z.string() }),
  subject: () => 'Your account is deleted',
  body: ({ reason }) => (
    <>
      <Paragraph>
        We have deleted your account in the directory, with your profile, your choices and all your
        sessions. This is why:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>
        Listings that you owned stay, without an owner, and so do your reviews, under the name that
        was shown. If you think that this is wrong, answer this email.
      </Paragraph>
    </>
  ),
  example: { reason: 'You asked us to, by email' },
});
