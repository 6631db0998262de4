import { z } from 'zod';
import { exampleId, listFields, ownListingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const changeHeld = defineTemplate({
  schema: ownListingData.extend({ fields: z.array(z.string()).min(1) }),
  subject: ({ name }) => `Your change to ${name} is awaiting review`,
  body: ({ name, business_id, fields }) => (
    <>
      <Paragraph>
        You have changed the {listFields(fields)} of {name} by a lot. Because the listing is
        verified, our team reviews that first. Until then, visitors see the previous version.
        Everything else you saved is live.
      </Paragraph>
      <Action path={`/business-profile/${business_id}`}>See what is waiting</Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, fields: ['name', 'street', 'city'] },
});
