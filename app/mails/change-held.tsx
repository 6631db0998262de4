import { z } from 'zod';
import { exampleId, listFields, ownListingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const changeHeld = defineTemplate({
  schema: ownListingData.extend({ fields: z.array(z.string()).min(1) }),
  subject: ({ name }) => `Your change of ${name} waits for our team`,
  body: ({ name, business_id, fields }) => (
    <>
      <Paragraph>
        You have changed the {listFields(fields)} of {name} by a lot. Because the listing is
        verified, a person looks at that first; until then visitors read what stood there before.
        Everything else that you saved is live.
      </Paragraph>
      <Action path={`/business-profile/${business_id}`}>See what waits</Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, fields: ['name', 'street', 'city'] },
});
