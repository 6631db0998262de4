import { z } from 'zod';
import { exampleId, listFields, ownListingData } from './mail-data.ts';
import { Action, Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const changeRefused = defineTemplate({
  schema: ownListingData.extend({ fields: z.array(z.string()).min(1), reason: z.string() }),
  subject: ({ name }) => `Your change to ${name} was rejected`,
  body: ({ name, business_id, fields, reason }) => (
    <>
      <Paragraph>
        We have reviewed the new {listFields(fields)} of {name}, and kept what was there before. The
        reason:
      </Paragraph>
      <Quote>{reason}</Quote>
      <Action path={`/business-profile/${business_id}`}>Open your listing</Action>
    </>
  ),
  example: {
    name: 'Joe’s Café & Bar',
    business_id: exampleId,
    fields: ['street', 'zip_code'],
    reason: 'There is another business at that address.',
  },
});
