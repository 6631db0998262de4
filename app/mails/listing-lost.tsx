import { z } from 'zod';
import { exampleId, exampleListing, listingData } from './mail-data.ts';
import { Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const listingLost = defineTemplate({
  schema: listingData.extend({ claim: z.guid() }),
  subject: ({ name }) => `${name} now has another owner`,
  body: ({ name }) => (
    <>
      <Paragraph>
        You were the owner of {name} in the directory. Someone else claimed it, our team reviewed
        their evidence, and the listing is now theirs. You can no longer edit it.
      </Paragraph>
      <Paragraph>If this is a mistake, please reply to this email.</Paragraph>
    </>
  ),
  example: { ...exampleListing, claim: exampleId },
});
