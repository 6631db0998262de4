import { z } from 'zod';
import { exampleId } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const submissionReceived = defineTemplate({
  schema: z.object({ id: z.guid(), name: z.string() }),
  subject: ({ name }) => `We have ${name}, and will look at it soon`,
  body: ({ id, name }) => (
    <>
      <Paragraph>
        Thank you for adding {name} to the directory. A person reads every new listing before it
        goes live.
      </Paragraph>
      <Paragraph>
        You need not do anything. We write to you as soon as it is decided; until then you can see
        what you sent, or take it back.
      </Paragraph>
      <Action path={`/business-submission/${id}`}>See what you sent</Action>
    </>
  ),
  example: { id: exampleId, name: 'Joe’s Café & Bar' },
});
