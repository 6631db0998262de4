import { z } from 'zod';
import { exampleId } from './mail-data.ts';
import { Action, Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const submissionRefused = defineTemplate({
  schema: z.object({ id: z.guid(), name: z.string(), reason: z.string() }),
  subject: ({ name }) => `We could not add ${name}`,
  body: ({ id, name, reason }) => (
    <>
      <Paragraph>
        We have looked at {name} and could not add it to the directory as it is. The reason:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Paragraph>What you entered is saved. You can edit and resubmit it at any time.</Paragraph>
      <Action path={`/business-submission/${id}`}>Edit and resubmit</Action>
    </>
  ),
  example: {
    id: exampleId,
    name: 'Joe’s Café & Bar',
    reason: 'The phone number belongs to another business.\nPlease look at the street, too.',
  },
});
