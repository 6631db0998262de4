import { z } from 'zod';
import { exampleId, formatDay, ownListingData } from './mail-data.ts';
import { Action, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const accessGiven = defineTemplate({
  schema: ownListingData.extend({
    by: z.string().nullish(),
    role: z.enum(['editor', 'hours']),
    until: z.string().nullish(),
  }),
  subject: ({ name }) => `You can now edit ${name}`,
  body: ({ name, business_id, by, role, until }) => (
    <>
      <Paragraph>
        The owner of “{name}”{by ? `, “${by}”,` : ''} gave you access to the listing: you can edit{' '}
        {role === 'hours' ? 'its opening hours' : 'all that it says'}
        {until ? `, until ${formatDay(until)}` : ''}.
      </Paragraph>
      <Action path={`/business-profile/${business_id}`}>Open the listing</Action>
      <Paragraph>You can also leave it there at any time.</Paragraph>
    </>
  ),
  example: {
    name: 'Joe’s Café & Bar',
    business_id: exampleId,
    by: 'Ana Ruiz',
    role: 'editor' as const,
    until: null,
  },
});
