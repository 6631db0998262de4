import { z } from 'zod';
import { exampleId, exampleListing, listingData } from './mail-data.ts';
import { Action, Paragraph, Quote } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const listingStatusChanged = defineTemplate({
  schema: listingData.extend({
    business_id: z.guid(),
    status: z.enum(['suspended', 'published', 'closed']),
    reason: z.string(),
  }),
  subject: ({ name, status }) =>
    status === 'suspended' ? `${name} is suspended` : `${name} is public`,
  body: ({ name, business_id, status, reason }) => (
    <>
      <Paragraph>
        {status === 'suspended'
          ? `We have suspended ${name}: its page is no longer public. Our reason:`
          : `The page of ${name} is now public. Our note:`}
      </Paragraph>
      <Quote>{reason}</Quote>
      {status === 'suspended' && (
        <Paragraph>You can still edit the listing. To appeal, reply to this email.</Paragraph>
      )}
      <Action path={`/business-profile/${business_id}`}>Open your listing</Action>
    </>
  ),
  example: {
    ...exampleListing,
    business_id: exampleId,
    status: 'suspended',
    reason: 'The business at this address is another one.',
  },
});
