import { z } from 'zod';
import { exampleId, exampleListing, listingData } from './mail-data.ts';
import { Action, Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimRefused = defineTemplate({
  schema: listingData.extend({ claim: z.guid(), reason: z.string() }),
  subject: ({ name }) => `We could not approve your claim of ${name}`,
  body: ({ name, slug, reason }) => (
    <>
      <Paragraph>
        We have looked at your claim of {name} and could not approve it. This is why:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>You may claim it again when you have something else to show.</Paragraph>
      <Action path={`/business-claim/${slug}`}>See your claim</Action>
    </>
  ),
  example: {
    ...exampleListing,
    claim: exampleId,
    reason: 'The bill that you sent is of another address.',
  },
});
