import { z } from 'zod';
import { exampleId, listFields, ownListingData } from './mail-data.ts';
import { Action, Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const changeRefused = defineTemplate({
  schema: ownListingData.extend({ fields: z.array(z.string()).min(1), reason: z.string() }),
  subject: ({ name }) => `We could not make your change of ${name}`,
  body: ({ name, business_id, fields, reason }) => (
    <>
      <Paragraph>
        We have looked at the new {listFields(fields)} of {name}, and left what stood there. This is
        why:
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
