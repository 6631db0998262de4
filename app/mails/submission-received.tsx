import { z } from 'zod';
import { exampleId } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const submissionReceived = defineTemplate({
  schema: z.object({ id: z.guid(), name: z.string() }),
  subject: ({ name }) => `We received ${name} and will review it soon`,
  body: ({ id, name }) => (
    <>
      <Paragraph>
        Thank you for adding {name} to the directory. Our team reviews every new listing before it
        goes live.
      </Paragraph>
      <Paragraph>
        You do not need to do anything. We will email you the decision; until then you can view or
        withdraw what you sent.
      </Paragraph>
      <Action path={`/business-submission/${id}`}>See what you sent</Action>
    </>
  ),
  example: { id: exampleId, name: 'Joe’s Café & Bar' },
});
