import { z } from 'zod';
import { claimData, claimExample } from './claim-data.ts';
import { Action, Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimRefused = defineTemplate({
  schema: claimData.extend({ reason: z.string() }),
  subject: ({ name }) => `Your claim of ${name} was not accepted`,
  body: ({ name, slug, reason }) => (
    <>
      <Paragraph>We could not accept your claim of {name}. The reason:</Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>If you can show it in another way, you may claim it again.</Paragraph>
      <Action path={`/business-claim/${slug}`}>See your claim</Action>
    </>
  ),
  example: { ...claimExample, reason: 'The license is of another business.' },
});
