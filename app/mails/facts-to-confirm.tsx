import { z } from 'zod';
import { exampleId, listFields, ownListingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const factsToConfirm = defineTemplate({
  schema: ownListingData.extend({ facts: z.array(z.string()).min(1) }),
  subject: ({ name }) => `Is everything still right about ${name}?`,
  body: ({ name, business_id, facts }) => (
    <>
      <Paragraph>
        For half a year nobody has confirmed the {listFields(facts)} of {name}. Visitors see when
        somebody last did, and trust what is confirmed.
      </Paragraph>
      <Action path={`/business-profile/${business_id}`}>
        Look at it, and confirm with one tap
      </Action>
    </>
  ),
  example: { name: 'Joe’s Café & Bar', business_id: exampleId, facts: ['hours', 'phone'] },
});
