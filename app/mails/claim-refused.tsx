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
        We have reviewed your claim of {name} and could not approve it. The reason:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>You can claim it again with other evidence.</Paragraph>
      <Action path={`/business-claim/${slug}`}>See your claim</Action>
    </>
  ),
  example: {
    ...exampleListing,
    claim: exampleId,
    reason: 'The bill that you sent is of another address.',
  },
});
