import { z } from 'zod';
import { exampleListing, listingData } from './mail-data.ts';
import { Code, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const claimCode = defineTemplate({
  schema: listingData.extend({ code: z.string() }),
  subject: ({ name }) => `Your code for ${name}`,
  body: ({ name, code }) => (
    <>
      <Paragraph>
        Someone asked us to send a code to this address to verify that {name} is their business. If
        that was you, enter this code where you requested it:
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        Anyone with this code can become the owner of the listing. Do not share it; we never ask for
        it by phone or email. If you did not request it, you can ignore this email.
      </Paragraph>
    </>
  ),
  example: { ...exampleListing, code: '48210573' },
});
