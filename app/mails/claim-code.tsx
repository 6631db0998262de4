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
        Somebody asked us to send a code to this address, to show that {name} is theirs. If that was
        you, type it where you asked for it:
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        Whoever types it may become the owner of the listing. Give it to nobody; we never ask for it
        by phone or email. If you did not ask for it, you need not do anything.
      </Paragraph>
    </>
  ),
  example: { ...exampleListing, code: '48210573' },
});
