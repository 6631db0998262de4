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
        The current owner of {name} says that it is theirs. Our team will compare what both of you
        sent and email you the decision.
      </Paragraph>
      <Action path={`/business-claim/${slug}`}>See your claim</Action>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});
