import { z } from 'zod';
import { exampleId, exampleListing, listingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimObjected = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => `The owner of ${name} objects to your claim`,
  body: ({ name, slug }) => (
    <>
      <Paragraph>
        The present owner of {name} says that it is theirs. Our team now compares what you both have
        sent, and writes to you as soon as it is decided.
      </Paragraph>
      <Action path={`/business-claim/${slug}`}>See your claim</Action>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});
