import { z } from 'zod';
import { exampleId, exampleListing, listingData } from './mail-data.ts';
import { Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const listingLost = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => `${name} has another owner now`,
  body: ({ name }) => (
    <>
      <Paragraph>
        You were the owner of {name} in the directory. Somebody else has claimed it, our team has
        looked at what they sent, and the listing is theirs now. You can no longer edit it.
      </Paragraph>
      <Paragraph>If that is wrong, please answer this email.</Paragraph>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});
