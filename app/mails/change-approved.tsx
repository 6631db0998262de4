import { z } from 'zod';
import { exampleId, listFields, ownListingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const changeApproved = defineTemplate({
  schema: ownListingData.extend({ fields: z.array(z.string()).min(1) }),
  subject: ({ name }) => `Your change to ${name} is live`,
  body: ({ name, business_id, fields }) => (
    <>
      <Paragraph>
        Our team has approved the new {listFields(fields)} of {name}. Visitors see it now.
      </Paragraph>
      <Action path={`/business-profile/${business_id}`}>Open your listing</Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, fields: ['name'] },
});
